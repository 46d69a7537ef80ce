extension Scalar {
    /// Why a literal is no value of this type; nil where it is one.
    func problem(with value: ModelValue) -> String? {
        switch (self, value) {
        case (.json, _), (.null, .null), (.bool, .bool), (.string, .string), (.url, .string): return nil
        case (.int, .number(let number)), (.int32, .number(let number)), (.int64, .number(let number)),
            (.uint, .number(let number)), (.uint32, .number(let number)), (.uint64, .number(let number)):
            if !number.isInteger { return "\(value.inWords) has a fraction" }
            return holds(number) ? nil : "\(value.inWords) is out of the range of `\(rawValue)`"
        case (.float, .number(let number)), (.double, .number(let number)), (.decimal, .number(let number)):
            return holds(number) ? nil : "\(value.inWords) is out of the range of `\(rawValue)`"
        case (.date, .string(let text)): return DateText.isDate(text) ? nil : "\(value.inWords) is no date"
        case (.dateTime, .string(let text)): return DateText.isDateTime(text) ? nil : "\(value.inWords) is no date-time"
        case (.uuid, .string(let text)): return Self.isUUID(text) ? nil : "\(value.inWords) is no UUID"
        case (.bytes, .string(let text)): return Self.isBase64(text) ? nil : "\(value.inWords) is no base64"
        case (.upload, _), (.binary, _): return "there is no literal of \(inWords)"
        case (.null, _), (.bool, _), (.string, _), (.url, _), (.int, _), (.int32, _), (.int64, _), (.uint, _),
            (.uint32, _), (.uint64, _), (.float, _), (.double, _), (.decimal, _), (.date, _), (.dateTime, _),
            (.uuid, _), (.bytes, _):
            return "\(value.inWords) is no \(inWords)"
        }
    }

    /// Whether a number is in range, and not so small that it would become zero.
    package func holds(_ number: DecimalNumber) -> Bool {
        switch self {
        case .int, .int32, .int64, .uint, .uint32, .uint64:
            number.isInteger && integerRange?.contains(number) ?? true
        case .float: Float(number.canonicalText).map { $0.isFinite && ($0 != 0 || number.digits.isEmpty) } ?? false
        case .double: Double(number.canonicalText).map { $0.isFinite && ($0 != 0 || number.digits.isEmpty) } ?? false
        // `Foundation.Decimal` has 38 digits and an exponent of one byte.
        case .decimal: number.digits.count + max(0, number.exponent - 127) <= 38 && number.exponent >= -128
        default: true
        }
    }

    private var inWords: String {
        switch self {
        case .int, .int32, .int64, .uint, .uint32, .uint64: "integer"
        case .float, .double, .decimal: "number"
        case .string, .url: "string"
        case .bool: "Boolean"
        case .date: "date"
        case .dateTime: "date-time"
        case .uuid: "UUID"
        case .bytes: "base64 text"
        case .binary: "bytes"
        case .upload: "file"
        case .json: "JSON value"
        case .null: "null"
        }
    }

    private static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    }

    private static func isBase64(_ text: String) -> Bool {
        let body = text.utf8.prefix { $0 != UInt8(ascii: "=") }
        let padding = text.utf8.count - body.count
        let isAlphabet = body.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
                true
            default: false
            }
        }
        return isAlphabet && padding <= 2 && text.utf8.count % 4 == 0
            && text.utf8.suffix(padding).allSatisfy { $0 == UInt8(ascii: "=") }
    }
}

/// The texts of dates and moments (RFC 3339, section 5.6).
enum DateText {
    static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], let year = number(parts[0]), let month = number(parts[1]),
            let day = number(parts[2]), (1...12).contains(month)
        else { return false }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        return (1...days).contains(day)
    }

    static func isDateTime(_ text: String) -> Bool {
        guard let separator = text.firstIndex(where: { "Tt ".contains($0) }), isDate(String(text[..<separator])) else {
            return false
        }
        let time = text[text.index(after: separator)...]
        guard let zone = time.firstIndex(where: { "Zz+-".contains($0) }) else { return false }
        let isUTC = time[zone...].lowercased() == "z"
        return isTime(time[..<zone]) && (isUTC || isOffset(time[time.index(after: zone)...]))
    }

    private static func isTime(_ text: Substring) -> Bool {
        let halves = text.split(separator: ".", omittingEmptySubsequences: false)
        let parts = halves[0].split(separator: ":", omittingEmptySubsequences: false)
        guard halves.count <= 2, halves.dropFirst().allSatisfy({ number($0) != nil }),
            parts.map(\.utf8.count) == [2, 2, 2], let hour = number(parts[0]), let minute = number(parts[1]),
            let second = number(parts[2])
        else { return false }
        return hour < 24 && minute < 60 && second <= 60
    }

    private static func isOffset(_ text: Substring) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2], let hour = number(parts[0]), let minute = number(parts[1]) else {
            return false
        }
        return hour < 24 && minute < 60
    }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text.prefix(18)) : nil
    }
}
