import ScaffoldModel

/// The key of an operation: `GET /shots/:list`. Ranges are byte offsets into the key.
struct OperationKey {
    struct Failure: Error {
        let message: String
        let range: Range<Int>
        let help: String
    }

    static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]

    var method = ""
    /// The text after the method, as it stands.
    var target: Substring = ""
    var targetStart = 0

    var targetRange: Range<Int> { targetStart..<targetStart + target.utf8.count }

    /// The path, with the places of its parameters in the key.
    func path() throws(Failure) -> OperationPath {
        try OperationPath(target, at: targetStart)
    }

    /// Whether a key at the top of a document can only be an operation.
    static func looksLikeOne(_ key: String) -> Bool {
        let parts = key.split(separator: " ", omittingEmptySubsequences: true)
        return parts.count >= 2 && methods.contains(String(parts[0]))
    }

    /// Splits a key at its white space and knows its method.
    init(_ key: String) throws(Failure) {
        let whole = 0..<key.utf8.count
        let word = key.prefix { $0 != " " && $0 != "\t" }
        target = key[word.endIndex...].drop { $0 == " " || $0 == "\t" }
        target = target.prefix { $0 != " " && $0 != "\t" }
        targetStart = key.utf8.distance(from: key.startIndex, to: target.startIndex)
        guard !target.isEmpty, word.first != "/" else {
            throw Failure(
                message: "`\(key)` is no operation", range: whole, help: "write a method and a path: `GET /shots/:id`")
        }
        guard Self.methods.contains(String(word)) else {
            let capitals = word.uppercased()
            throw Failure(
                message: "`\(word)` is no method", range: 0..<word.utf8.count,
                help: Self.methods.contains(capitals)
                    ? "write `\(capitals)`" : "use one of \(Self.methods.joined(separator: ", "))")
        }
        method = String(word)
        let rest = key[target.endIndex...].drop { $0 == " " || $0 == "\t" }
        guard rest.isEmpty else {
            let start = key.utf8.distance(from: key.startIndex, to: rest.startIndex)
            throw Failure(
                message: "`\(rest)` stands after the path", range: start..<key.utf8.count,
                help: "write a space in a path as `%20`")
        }
    }
}

/// The path of an operation as it stands in a key, with the places of its parameters.
struct OperationPath {
    private(set) var template = PathTemplate(parts: [])
    /// The byte range of each parameter's name in the key.
    private(set) var ranges: [Range<Int>] = []

    /// `:name` is a parameter only right after `/`, `{name}` anywhere. Everything else is text. `offset` is where the
    /// text stands in its key.
    init(_ text: Substring, at offset: Int) throws(OperationKey.Failure) {
        let bytes = Array(text.utf8)
        var literal: [UInt8] = []
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            let isColon = byte == UInt8(ascii: ":") && literal.last == UInt8(ascii: "/")
            guard isColon || byte == UInt8(ascii: "{") else {
                if byte == UInt8(ascii: "}") {
                    throw OperationKey.Failure(
                        message: "a lone `}` in the path", range: offset + position..<offset + position + 1,
                        help: "write `{name}`")
                }
                literal.append(byte)
                position += 1
                continue
            }
            let start = position + 1
            var end = start
            while end < bytes.count, isColon ? Self.isNameByte(bytes[end]) : !"{}/".utf8.contains(bytes[end]) {
                end += 1
            }
            let isClosed = isColon || (end < bytes.count && bytes[end] == UInt8(ascii: "}"))
            guard isClosed, end > start else {
                throw OperationKey.Failure(
                    message: "a path parameter without a name",
                    range: offset + position..<offset + position + 1,
                    help: "write `:id` or `{id}`")
            }
            flush(&literal)
            template.parts.append(.parameter(String(decoding: bytes[start..<end], as: UTF8.self)))
            ranges.append(offset + start..<offset + end)
            position = isColon ? end : end + 1
        }
        flush(&literal)
    }

    private mutating func flush(_ literal: inout [UInt8]) {
        if !literal.isEmpty { template.parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        TypeParser.isLetter(byte) || TypeParser.isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
