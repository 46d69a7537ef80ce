/// Reads the type language, a function per rule of its grammar (Documentation/Bee.md).
struct TypeParser {
    /// Parentheses within parentheses beyond this are refused, so that no text exhausts the stack.
    static let deepest = 64

    let bytes: [UInt8]
    var position = 0
    private var depth = 0

    /// declaration = union , [ ws , "=" , ws , literal ]
    static func declaration(_ text: String) throws(TypeSyntaxError) -> DeclarationSyntax {
        var parser = TypeParser(text)
        parser.skipSpace()
        let type = try parser.union()
        parser.skipSpace()
        guard parser.take("=") else {
            try parser.expectEnd()
            return DeclarationSyntax(type: type)
        }
        parser.skipSpace()
        var end = parser.bytes.count
        while end > parser.position, parser.bytes[end - 1] == 0x20 { end -= 1 }
        guard parser.position < end else {
            throw parser.error("the default is missing", at: parser.position - 1, help: "write a value after `=`")
        }
        let range = parser.position..<end
        return DeclarationSyntax(type: type, defaultValue: .init(text: parser.text(range), range: range))
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    // MARK: Types

    /// union = type , { ws , "|" , ws , type }
    private mutating func union() throws(TypeSyntaxError) -> TypeSyntax {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw error("types are nested too deeply", help: "give the inner one a name")
        }
        var members = [try type()]
        while takeAfterSpace("|") {
            skipSpace()
            members.append(try type())
        }
        guard members.count > 1, let first = members.first, let last = members.last else { return members[0] }
        return TypeSyntax(form: .union(members), range: first.range.lowerBound..<last.range.upperBound)
    }

    /// type = primary , [ checks ] , [ "?" ]
    private mutating func type() throws(TypeSyntaxError) -> TypeSyntax {
        var type = try primary()
        let start = type.range.lowerBound
        if peek == "(" {
            type.checks += try checks()
        }
        if take("?") {
            type.isNullable = true
            if peek == "(" {
                throw error("the checks stand after the `?`", help: "write them before it: `string(1...80)?`")
            }
            if peek == "?" { throw error("a second `?`", help: "write one `?`") }
        }
        type.range = start..<position
        return type
    }

    /// primary = "(" , union , ")" | "[" , union , "]" | ( "list" | "map" ) , "<" , ws , union , ws , ">" | name
    private mutating func primary() throws(TypeSyntaxError) -> TypeSyntax {
        let start = position
        switch peek {
        case "(":
            var inner = try enclosed(until: ")")
            inner.range = start..<position
            return inner
        case "[":
            let inner = try enclosed(until: "]")
            return TypeSyntax(form: .list(inner), range: start..<position)
        default: break
        }
        let name = try name()
        skipSpaceBefore("<")
        guard peek == "<" else {
            if name == "list" || name == "map" {
                throw TypeSyntaxError(
                    message: "`\(name)` of what?", range: start..<position, help: "write `\(name)<string>`")
            }
            return TypeSyntax(form: .name(name), range: start..<position)
        }
        guard name == "list" || name == "map" else {
            throw error("`\(name)` takes no type in `< >`", help: "write `list<…>` or `map<…>`")
        }
        let inner = try enclosed(until: ">")
        return TypeSyntax(form: name == "list" ? .list(inner) : .map(inner), range: start..<position)
    }

    private mutating func enclosed(until close: Character) throws(TypeSyntaxError) -> TypeSyntax {
        let start = position
        position += 1
        skipSpace()
        let inner = try union()
        skipSpace()
        guard take(close) else {
            throw TypeSyntaxError(
                message: "`\(text(start..<start + 1))` is not closed", range: start..<start + 1,
                help: "write `\(close)` after the type")
        }
        return inner
    }

    /// name = letter , { letter | digit | "_" | "." | "-" }
    private mutating func name() throws(TypeSyntaxError) -> String {
        let start = position
        guard let first = current, Self.isLetter(first) else {
            throw position < bytes.count
                ? error("a type cannot begin with `\(character)`", help: "write a type, as `string` or `list<Shot>`")
                : error("the type is missing", help: "write a type, as `string` or `list<Shot>`")
        }
        while let byte = current, Self.isLetter(byte) || Self.isDigit(byte) || "_.-".utf8.contains(byte) {
            position += 1
        }
        return text(start..<position)
    }

    private mutating func expectEnd() throws(TypeSyntaxError) {
        guard position < bytes.count else { return }
        switch peek {
        case "(":
            throw error("a space before the checks", help: "write them directly after the type: `string(1...80)`")
        case "?": throw error("a space before the `?`", help: "write it directly after the type: `string?`")
        default:
            let isAfterChecks = bytes[..<position].last { $0 != 0x20 } == UInt8(ascii: ")")
            throw error(
                "`\(character)` cannot stand here",
                help: isAfterChecks
                    ? "checks stand together between the parentheses: `(1...5 unique)`; a default begins with ` = `"
                    : "a type is followed by nothing, or by ` = ` and a default")
        }
    }
}

// MARK: Characters

extension TypeParser {
    var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    var peek: Character? { current.map { Character(Unicode.Scalar($0)) } }

    /// The whole character at the position, for a message.
    var character: String { String(decoding: bytes[position...], as: UTF8.self).prefix(1).description }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    func begins(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    mutating func skipSpace() {
        while current == 0x20 { position += 1 }
    }

    private mutating func skipSpaceBefore(_ character: Character) {
        let start = position
        skipSpace()
        if peek != character { position = start }
    }

    private mutating func takeAfterSpace(_ character: Character) -> Bool {
        skipSpaceBefore(character)
        return take(character)
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// ASCII letters, and everything beyond ASCII.
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 || byte >= 0x80 }

    func error(_ message: String, at offset: Int? = nil, help: String) -> TypeSyntaxError {
        let start = offset ?? position
        return TypeSyntaxError(message: message, range: start..<min(start + 1, bytes.count), help: help)
    }
}
