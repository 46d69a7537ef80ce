/// Reads the text of a JSONPath query (RFC 9535, appendix A).
struct JSONPathParser {
    /// What is wrong, and where in the text, in bytes.
    struct Fault: Error {
        let message: String
        let offset: Int
    }

    private static let deepestNesting = 64

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    static func parse(_ text: String) throws(Fault) -> JSONPath {
        var parser = JSONPathParser(text)
        guard parser.take("$") else { throw parser.fault("a path begins with `$`") }
        let segments = try parser.segments()
        guard parser.position == parser.bytes.count else { throw parser.fault("`.` or `[` is due here") }
        return JSONPath(segments: segments)
    }

    // MARK: Segments and selectors

    private mutating func segments() throws(Fault) -> [JSONPath.Segment] {
        var segments: [JSONPath.Segment] = []
        while true {
            let start = position
            skipSpace()
            if take("..") {
                segments.append(.descendants(take("[") ? try selectors() : [try shorthand()]))
            } else if take(".") {
                segments.append(.children([try shorthand()]))
            } else if take("[") {
                segments.append(.children(try selectors()))
            } else {
                position = start
                return segments
            }
        }
    }

    /// What follows a dot: `*` or a name.
    private mutating func shorthand() throws(Fault) -> JSONPath.Selector {
        if take("*") { return .wildcard }
        let start = position
        while let byte = peek, Self.isNameByte(byte) { position += 1 }
        guard position > start else { throw fault("a name or `*` is due after the dot; write other names `['a-b']`") }
        return .name(text(start..<position))
    }

    /// The inside of brackets, up to and with the closing one.
    private mutating func selectors() throws(Fault) -> [JSONPath.Selector] {
        var selectors: [JSONPath.Selector] = []
        repeat {
            skipSpace()
            selectors.append(try selector())
            skipSpace()
        } while take(",")
        guard take("]") else { throw fault("`]` is missing") }
        return selectors
    }

    private mutating func selector() throws(Fault) -> JSONPath.Selector {
        if take("*") { return .wildcard }
        if take("?") { return .filter(try filter()) }
        if let name = try quoted() { return .name(name) }
        let start = try integer()
        skipSpace()
        guard take(":") else {
            guard let start else { throw fault("a name in quotes, a number, `*` or `?` is due here") }
            return .index(start)
        }
        skipSpace()
        let end = try integer()
        skipSpace()
        guard take(":") else { return .slice(start: start, end: end, step: 1) }
        skipSpace()
        return .slice(start: start, end: end, step: try integer() ?? 1)
    }

    // MARK: Filters

    private mutating func filter() throws(Fault) -> JSONPath.Filter {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestNesting else { throw fault("the filter is nested too deep") }
        var result = try conjunction()
        while takeOperator("||") { result = .or(result, try conjunction()) }
        return result
    }

    private mutating func conjunction() throws(Fault) -> JSONPath.Filter {
        var result = try condition()
        while takeOperator("&&") { result = .and(result, try condition()) }
        return result
    }

    private mutating func condition() throws(Fault) -> JSONPath.Filter {
        skipSpace()
        if take("!") {
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.deepestNesting else { throw fault("the filter is nested too deep") }
            return .not(try condition())
        }
        if take("(") {
            let inner = try filter()
            guard takeOperator(")") else { throw fault("`)` is missing") }
            return inner
        }
        let left = try operand()
        for sign in ["==", "!=", "<=", ">=", "<", ">"] where takeOperator(sign) {
            guard let comparison = JSONPath.Comparison(rawValue: sign) else { break }
            skipSpace()
            return .comparison(left, comparison, try operand())
        }
        guard case .query(let query) = left else { throw fault("a comparison (`==`) is due here") }
        return .exists(query)
    }

    private mutating func operand() throws(Fault) -> JSONPath.Operand {
        if let query = try query() { return .query(query) }
        if let text = try quoted() { return .literal(.string(text)) }
        for (word, value) in [("true", JSONPath.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
        where take(word) {
            return .literal(value)
        }
        for (word, make) in [("length", JSONPath.Operand.length), ("count", JSONPath.Operand.count)] where take(word) {
            skipSpace()
            guard take("(") else { throw fault("`(` is missing") }
            skipSpace()
            guard let query = try query() else { throw fault("a path that begins with `@` or `$` is due here") }
            guard takeOperator(")") else { throw fault("`)` is missing") }
            return make(query)
        }
        for word in ["match", "search", "value"] where take(word) {
            throw fault("the function `\(word)` is not supported")
        }
        return .literal(.number(try number()))
    }

    private mutating func query() throws(Fault) -> JSONPath.Query? {
        if take("@") { return JSONPath.Query(isAbsolute: false, segments: try segments()) }
        if take("$") { return JSONPath.Query(isAbsolute: true, segments: try segments()) }
        return nil
    }

    // MARK: Literals

    private mutating func integer() throws(Fault) -> Int? {
        let start = position
        _ = take("-")
        while let byte = peek, Self.isDigit(byte) { position += 1 }
        guard position > start else { return nil }
        guard let value = Int(text(start..<position)), abs(value) <= 1 << 53 else {
            throw fault("this is not a whole number that fits")
        }
        return value
    }

    private mutating func number() throws(Fault) -> Double {
        let start = position
        while let byte = peek, Self.isDigit(byte) || "+-.eE".utf8.contains(byte) { position += 1 }
        guard let value = Double(text(start..<position)) else {
            position = start
            throw fault("a path, a string in quotes, a number, `true`, `false` or `null` is due here")
        }
        return value
    }

    /// A string in single or double quotes; nil where none begins.
    private mutating func quoted() throws(Fault) -> String? {
        guard let quote = peek, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
        position += 1
        var text: [UInt8] = []
        while let byte = peek, byte != quote {
            position += 1
            if byte != UInt8(ascii: "\\") {
                text.append(byte)
                continue
            }
            text += Array(String(try escape()).utf8)
        }
        guard peek == quote else { throw fault("the quote is never closed") }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// What follows a backslash.
    private mutating func escape() throws(Fault) -> Unicode.Scalar {
        let simple: [UInt8: Unicode.Scalar] = [
            0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t", 0x2F: "/", 0x5C: "\\", 0x27: "'",
            0x22: "\"",
        ]
        guard let byte = peek else { throw fault("the quote is never closed") }
        position += 1
        if let scalar = simple[byte] { return scalar }
        guard byte == UInt8(ascii: "u"), let unit = hexUnit() else { throw fault("this escape does not exist") }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard take("\\u"), let low = hexUnit(), (0xD800..<0xDC00).contains(unit), (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
        else { throw fault("this is half a character") }
        return scalar
    }

    private mutating func hexUnit() -> UInt16? {
        guard position + 4 <= bytes.count, let unit = UInt16(text(position..<position + 4), radix: 16) else {
            return nil
        }
        position += 4
        return unit
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func fault(_ message: String) -> Fault { Fault(message: message, offset: position) }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// The same, with space before it.
    private mutating func takeOperator(_ text: String) -> Bool {
        let start = position
        skipSpace()
        if take(text) { return true }
        position = start
        return false
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// What a name after a dot may hold. A hyphen is not in the standard, but in what people write.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80 || isDigit(byte)
            || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
