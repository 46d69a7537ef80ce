import Foundation

/// A value as the places of a request see it: text, a list, or pairs in the order of its description.
struct ParameterValue {
    enum Form {
        /// `null`: left out.
        case null
        case text(String)
        case list([ParameterValue])
        case pairs([(name: String, value: ParameterValue)])
    }

    let form: Form
    /// The value as JSON text.
    let json: String

    /// Text as it is; a list or pairs, for which a place inside another value has no form, as JSON.
    var text: String {
        switch form {
        case .null: ""
        case .text(let text): text
        case .list, .pairs: json
        }
    }

    /// What a body of a media type holds: JSON text where that is a type of JSON, and text otherwise.
    func text(as contentType: String) -> String {
        let essence = contentType.prefix { $0 != ";" }.lowercased()
        return essence.hasSuffix("/json") || essence.hasSuffix("+json") ? json : text
    }

    /// What a value is, by what it writes.
    init(_ value: some JSONType) throws(JSONEncodingError) {
        var writer = JSONWriter()
        writer.write(value)
        if let error = writer.error { throw error }
        var scanner = ParameterScanner(bytes: writer.bytes)
        self = scanner.value()
    }

    fileprivate init(form: Form, json: String) {
        self.form = form
        self.json = json
    }
}

/// Takes apart what a ``JSONWriter`` wrote. `JSONValue` would lose the order of the pairs.
private struct ParameterScanner {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value() -> ParameterValue {
        let start = index
        let form = form()
        return ParameterValue(form: form, json: text(from: start))
    }

    private mutating func form() -> ParameterValue.Form {
        switch current {
        case UInt8(ascii: "["): return .list(list())
        case UInt8(ascii: "{"): return .pairs(pairs())
        case UInt8(ascii: "\""): return .text(string())
        default:
            let literal = literal()
            return literal == "null" ? .null : .text(literal)
        }
    }

    private mutating func list() -> [ParameterValue] {
        var items: [ParameterValue] = []
        index += 1
        while let byte = current, byte != UInt8(ascii: "]") {
            if byte == UInt8(ascii: ",") { index += 1 }
            items.append(value())
        }
        index += 1
        return items
    }

    private mutating func pairs() -> [(name: String, value: ParameterValue)] {
        var pairs: [(name: String, value: ParameterValue)] = []
        index += 1
        while let byte = current, byte != UInt8(ascii: "}") {
            if byte == UInt8(ascii: ",") { index += 1 }
            let name = string()
            index += 1  // the colon
            pairs.append((name, value()))
        }
        index += 1
        return pairs
    }

    private mutating func string() -> String {
        let start = index
        var isEscaped = false
        index += 1
        while let byte = current, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { isEscaped = true }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        guard isEscaped else { return String(text(from: start).dropFirst().dropLast()) }
        return (try? JSONDecoding.read(String.self, from: Array(bytes[start..<min(index, bytes.count)]))) ?? ""
    }

    private mutating func literal() -> String {
        let start = index
        while let byte = current, !",]}".utf8.contains(byte) { index += 1 }
        return text(from: start)
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func text(from start: Int) -> String {
        String(decoding: bytes[min(start, bytes.count)..<min(index, bytes.count)], as: UTF8.self)
    }
}
