import ScaffoldModel

/// The path of an operation as it stands in a key, with the places of its parameters.
struct OperationPath {
    private(set) var template = PathTemplate(parts: [])
    /// The byte range of each parameter's name in the key.
    private(set) var ranges: [Range<Int>] = []

    /// `:name` is a parameter only right after `/`, `{name}` anywhere. Everything else is text. `offset` is where the
    /// text stands in its key.
    init(_ text: Substring, at offset: Int) throws(OperationKey.Failure) {
        let scanner = Scanner(bytes: Array(text.utf8), offset: offset)
        try scanner.checkCharacters()
        try scanner.checkSegments()
        var literal: [UInt8] = []
        var position = 0
        while position < scanner.bytes.count {
            let byte = scanner.bytes[position]
            let isColon = byte == UInt8(ascii: ":") && literal.last == UInt8(ascii: "/")
            if isColon || byte == UInt8(ascii: "{") {
                let name = try scanner.parameterName(at: position, isColon: isColon)
                flush(&literal)
                template.parts.append(.parameter(String(decoding: scanner.bytes[name], as: UTF8.self)))
                ranges.append(offset + name.lowerBound..<offset + name.upperBound)
                position = isColon ? name.upperBound : name.upperBound + 1
            } else {
                literal.append(byte)
                position += 1
            }
        }
        flush(&literal)
    }

    private mutating func flush(_ literal: inout [UInt8]) {
        if !literal.isEmpty { template.parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
        literal = []
    }
}

/// The text of a path, and what may be wrong with it.
private struct Scanner {
    let bytes: [UInt8]
    let offset: Int

    private func failure(_ message: String, at range: Range<Int>, help: String) -> OperationKey.Failure {
        OperationKey.Failure(
            message: message, range: offset + range.lowerBound..<offset + range.upperBound, help: help)
    }

    /// The name of the parameter whose sign stands at a position.
    func parameterName(at position: Int, isColon: Bool) throws(OperationKey.Failure) -> Range<Int> {
        let start = position + 1
        var end = start
        while end < bytes.count, isColon ? Self.isNameByte(bytes[end]) : !"{}/".utf8.contains(bytes[end]) { end += 1 }
        let isClosed = isColon || (end < bytes.count && bytes[end] == UInt8(ascii: "}"))
        guard isClosed, end > start else {
            throw failure(
                "a path parameter without a name", at: position..<position + 1, help: "write `:id` or `{id}`")
        }
        return start..<end
    }

    /// What no URL holds, and cannot be encoded either, since it would mean something else.
    func checkCharacters() throws(OperationKey.Failure) {
        var isInBraces = false
        for (position, byte) in bytes.enumerated() {
            let range = position..<position + 1
            if byte < 0x20 || byte == 0x7F {
                throw failure("a control character in the path", at: range, help: "remove it")
            }
            if byte == UInt8(ascii: "%"), !isInBraces, !URLText.isEscape(bytes[position...]) {
                throw failure("`%` begins no escape", at: range, help: "write `%25` for the sign itself")
            }
            if byte == UInt8(ascii: "}"), !isInBraces {
                throw failure("a lone `}` in the path", at: range, help: "write `{name}`")
            }
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { isInBraces = byte == UInt8(ascii: "{") }
        }
    }

    /// Empty parts, and the steps `.` and `..`, which lead out of the path (RFC 3986, section 5.2.4).
    func checkSegments() throws(OperationKey.Failure) {
        for segment in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let range = segment.startIndex..<max(segment.endIndex, segment.startIndex + 1)
            let text = String(decoding: segment, as: UTF8.self)
            if segment.isEmpty, segment.startIndex > 0, segment.endIndex < bytes.count {
                throw failure("an empty part of the path", at: range, help: "write one `/`")
            }
            if text == "." || text == ".." {
                throw failure("`\(text)` is a step and no part of a path", at: range, help: "write where it leads to")
            }
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        TypeParser.isLetter(byte) || TypeParser.isDigit(byte) || byte == UInt8(ascii: "_")
    }
}
