/// The checks between parentheses.
extension TypeParser {
    /// checks = "(" , check , { " " , check } , ")"
    mutating func checks() throws(TypeSyntaxError) -> [CheckSyntax] {
        let start = position
        position += 1
        var result: [CheckSyntax] = []
        skipSpace()
        while !take(")") {
            guard position < bytes.count else {
                throw TypeSyntaxError(
                    message: "the checks are not closed", range: start..<start + 1,
                    help: "write `)` after the last check")
            }
            let first = position
            let kind = try check()
            result.append(CheckSyntax(kind: kind, range: first..<position))
            if take(",") {
                throw error("a comma between checks", at: position - 1, help: "separate them with spaces")
            }
            guard peek == ")" || peek == " " || position == bytes.count else {
                throw error("`\(character)` cannot stand here", help: "separate checks with spaces")
            }
            skipSpace()
        }
        if result.isEmpty {
            throw TypeSyntaxError(
                message: "there is no check", range: start..<position, help: "leave the parentheses out")
        }
        return result
    }

    /// check = range | regex | media | key , "=" , word | flag
    private mutating func check() throws(TypeSyntaxError) -> CheckSyntax.Kind {
        guard let byte = current else { throw error("the check is missing", help: "write one") }
        if byte == UInt8(ascii: "/") { return try regex() }
        if Self.isDigit(byte) || byte == UInt8(ascii: "-") || begins(with: "...") { return try range() }
        let start = position
        while let byte = current, byte != 0x20, byte != UInt8(ascii: ")"), byte != UInt8(ascii: "(") {
            if byte == UInt8(ascii: "=") { return try setting(from: start) }
            if byte == UInt8(ascii: ","), position > start { break }
            position += 1
        }
        let word = text(start..<position)
        if word.contains("/") {
            guard Self.isMedia(word) else {
                throw TypeSyntaxError(
                    message: "`\(word)` is no media type", range: start..<position, help: "write it as `image/png`")
            }
            return .media(word)
        }
        guard let first = word.utf8.first, Self.isLetter(first) else {
            throw TypeSyntaxError(
                message: "`\(word)` is no check", range: start..<max(position, start + 1), help: Self.knownChecks)
        }
        return .flag(word)
    }

    static var knownChecks: String { "write a range `1...80`, a pattern `/[a-z]+/`, or `key=value`" }

    private mutating func setting(from start: Int) throws(TypeSyntaxError) -> CheckSyntax.Kind {
        let key = text(start..<position)
        position += 1
        let first = position
        while let byte = current, byte != 0x20, byte != UInt8(ascii: ")"), byte != UInt8(ascii: "(") { position += 1 }
        guard first < position else {
            throw error("`\(key)=` needs a value", at: start, help: "write it directly after the `=`")
        }
        return .setting(key: key, value: text(first..<position))
    }

    // MARK: Ranges

    /// range = number , "..." , [ number ] | "..." , number | number , "..<" , number
    private mutating func range() throws(TypeSyntaxError) -> CheckSyntax.Kind {
        let start = position
        let lower = try number()
        let excludesUpper = begins(with: "..<")
        if begins(with: ".."), !excludesUpper, !begins(with: "...") {
            let dots = position
            position += 2
            let upper = try number() ?? ""
            throw TypeSyntaxError(
                message: "a range has three dots", range: dots..<dots + 2,
                help: "write `\(text(start..<dots))...\(upper)`")
        }
        guard excludesUpper || begins(with: "...") else {
            let value = text(start..<position)
            throw TypeSyntaxError(
                message: "`\(value)` alone is no range", range: start..<position,
                help: "write `(\(value)...\(value))`, or `(...\(value))`, or `(\(value)...)`")
        }
        position += 3
        let upper = try number()
        try expectEndOfLimit(upper)
        if upper == nil && (lower == nil || excludesUpper) {
            throw TypeSyntaxError(
                message: "the range has no end", range: start..<position, help: "write it as `1...80` or `0..<1`")
        }
        if excludesUpper && lower == nil {
            throw TypeSyntaxError(
                message: "the range has no start", range: start..<position, help: "write `below=` for the end alone")
        }
        return .range(lower: lower, upper: upper, excludesUpper: excludesUpper)
    }

    /// What stands directly after a range belongs to its end, and makes it none.
    private func expectEndOfLimit(_ upper: String?) throws(TypeSyntaxError) {
        let rest = bytes[position...].prefix { $0 != 0x20 && $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
        guard !rest.isEmpty else { return }
        let range = position - (upper?.utf8.count ?? 0)..<rest.endIndex
        throw TypeSyntaxError(
            message: "`\(text(range))` is no end of a range", range: range,
            help: upper == nil
                ? "write a number, as `1...80`" : "write a size with a unit by its name: `max=\(text(range))`")
    }

    /// number = [ "-" ] , digits , [ "." , digits ] , [ ( "e" | "E" ) , [ "+" | "-" ] , digits ]
    private mutating func number() throws(TypeSyntaxError) -> String? {
        let start = position
        _ = take("-")
        guard skipDigits() else {
            if position > start { throw error("`-` begins no number", at: start, help: "write digits after it") }
            return nil
        }
        if peek == ".", position + 1 < bytes.count, Self.isDigit(bytes[position + 1]) {
            position += 1
            _ = skipDigits()
        }
        if peek == "e" || peek == "E" {
            let mark = position
            position += 1
            if peek == "+" || peek == "-" { position += 1 }
            if !skipDigits() { position = mark }
        }
        return text(start..<position)
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = current, Self.isDigit(byte) { position += 1 }
        return position > start
    }

    // MARK: Patterns and media types

    /// regex = "/" , { char | "\" , char | class } , "/": the first "/" outside of brackets that is not escaped ends
    /// it.
    private mutating func regex() throws(TypeSyntaxError) -> CheckSyntax.Kind {
        let start = position
        position += 1
        var isInClass = false
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\\"): position = min(position + 1, bytes.count)
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass: return .regex(text(start + 1..<position - 1))
            default: break
            }
        }
        throw TypeSyntaxError(
            message: "the regular expression does not end", range: start..<bytes.count,
            help: "write `/` after it; did a ` #` start a comment? then quote the whole: `'…'`")
    }

    /// media = token , "/" , token (RFC 9110, section 8.3.1)
    private static func isMedia(_ word: String) -> Bool {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy {
                        ($0 < 0x80 && isLetter($0)) || isDigit($0) || "!#$%&'*+-.^_`|~".utf8.contains($0)
                    }
            }
    }
}
