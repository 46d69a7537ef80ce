/// Escapes and character classes (ECMA-262, sections 22.2.1: AtomEscape, CharacterClass).
extension ECMAPatternParser {
    mutating func atomEscape(from start: Int) throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        switch peek() {
        case nil: throw failure("a lone `\\` at the end", at: start, help: "write `\\\\` for the character")
        case "b", "B": return .wordBoundary(isNegated: advance() == "B")
        case "k":
            position += 1
            guard take("<") else { throw failure("`\\k` needs a group's name", at: start, help: "write `\\k<name>`") }
            return .namedReference(try groupName(from: start), offset: start)
        case .some("1"..."9"): return .reference(decimal(), offset: start)
        default: break
        }
        if let escape = try characterSetEscape(from: start) { return .set(escape) }
        return .character(try characterEscape(from: start))
    }

    private mutating func decimal() -> Int {
        var value = 0
        while let next = peek(), ("0"..."9").contains(next) {
            value = min(value * 10 + Int(next.value - 48), Self.mostRepeats)
            position += 1
        }
        return value
    }

    // MARK: Classes

    mutating func characterClass(from start: Int) throws(ECMAPattern.Failure) -> ECMACharacterSet {
        var set = ECMACharacterSet(isNegated: take("^"))
        while !take("]") {
            let place = position
            let first = try classAtom(from: start)
            guard peek() == "-", let after = peek(1), after != "]" else {
                set.members.append(first)
                continue
            }
            position += 1
            let last = try classAtom(from: start)
            guard case .range(let low, _) = first, case .range(let high, _) = last else {
                // No range ends in a set: the `-` stands for itself (section B.1.2.8.1).
                set.members += [first, .range(0x2D, 0x2D), last]
                continue
            }
            guard low <= high else { throw failure("the range is out of order", at: place) }
            set.members.append(.range(low, high))
        }
        return set
    }

    private mutating func classAtom(from start: Int) throws(ECMAPattern.Failure) -> ECMACharacterSet.Member {
        let place = position
        guard let next = advance() else {
            throw failure("`[` is not closed", at: start, help: "write `\\[` for the character")
        }
        guard next == "\\" else { return .range(next.value, next.value) }
        if take("b") { return .range(8, 8) }
        if let escape = try characterSetEscape(from: place) { return escape.members[0] }
        let value = try characterEscape(from: place)
        return .range(value, value)
    }

    /// `\d \D \s \S \w \W \p{…} \P{…}`; nil, having read nothing, for any other escape.
    private mutating func characterSetEscape(from start: Int) throws(ECMAPattern.Failure) -> ECMACharacterSet? {
        guard let letter = peek() else { return nil }
        let kind: ECMACharacterEscape.Kind
        switch letter {
        case "d", "D": kind = .digit
        case "s", "S": kind = .space
        case "w", "W": kind = .word
        case "p", "P":
            position += 1
            kind = .property(try property(from: start))
        default: return nil
        }
        if letter != "p" && letter != "P" { position += 1 }
        let isNegated = ("A"..."Z").contains(letter)
        return ECMACharacterSet(members: [.escape(ECMACharacterEscape(kind: kind, isNegated: isNegated))])
    }

    private mutating func property(from start: Int) throws(ECMAPattern.Failure) -> String {
        guard take("{") else { throw failure("`\\p` needs a property", at: start, help: "write `\\p{L}`") }
        var text = ""
        while let next = advance(), next != "}" { text.unicodeScalars.append(next) }
        guard scalars[position - 1] == "}", UnicodeProperties.contains(text) else {
            throw failure("`\(text)` is no Unicode property", at: start, help: "write `\\p{L}` or `\\p{Script=Greek}`")
        }
        return text
    }

    // MARK: Single characters

    private mutating func characterEscape(from start: Int) throws(ECMAPattern.Failure) -> UInt32 {
        guard let next = advance() else { throw failure("a lone `\\` at the end", at: start) }
        switch next {
        case "f": return 0x0C
        case "n": return 0x0A
        case "r": return 0x0D
        case "t": return 0x09
        case "v": return 0x0B
        case "0":
            if let digit = peek(), ("0"..."9").contains(digit) {
                throw failure("octal escapes are not ECMA-262", at: start, help: "write `\\x00`")
            }
            return 0
        case "c":
            guard let letter = advance(), ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else {
                throw failure("`\\c` needs a letter", at: start)
            }
            return letter.value % 32
        case "x":
            guard let value = hexadecimal(2) else { throw failure("`\\x` needs two hexadecimal digits", at: start) }
            return value
        case "u": return try unicodeEscape(from: start)
        case "a"..."z", "A"..."Z", "0"..."9": throw failure("`\\\(next)` is no escape of ECMA-262", at: start)
        // SyntaxCharacter and `/`; and, since section B.1.2, IdentityEscape of any other character.
        default: return next.value
        }
    }

    private mutating func unicodeEscape(from start: Int) throws(ECMAPattern.Failure) -> UInt32 {
        if take("{") {
            var value: UInt32 = 0
            let first = position
            while let digit = peek().flatMap({ Self.digit($0) }), value <= 0x10FFFF {
                value = value * 16 + digit
                position += 1
            }
            guard position > first, take("}"), value <= 0x10FFFF else {
                throw failure("`\\u{…}` needs a code point", at: start)
            }
            return value
        }
        guard let value = hexadecimal(4) else { throw failure("`\\u` needs four hexadecimal digits", at: start) }
        guard (0xD800...0xDBFF).contains(value), peek() == "\\", peek(1) == "u" else { return value }
        let second = position
        position += 2
        if let low = hexadecimal(4), (0xDC00...0xDFFF).contains(low) {
            return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        position = second
        return value
    }

    private mutating func hexadecimal(_ count: Int) -> UInt32? {
        var value: UInt32 = 0
        for index in 0..<count {
            guard let digit = peek(index).flatMap({ Self.digit($0) }) else { return nil }
            value = value * 16 + digit
        }
        position += count
        return value
    }

    private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
        switch scalar {
        case "0"..."9": scalar.value - 48
        case "a"..."f": scalar.value - 87
        case "A"..."F": scalar.value - 55
        default: nil
        }
    }
}
