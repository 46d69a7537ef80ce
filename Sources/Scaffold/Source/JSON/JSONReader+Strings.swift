import ScaffoldDiagnostics

extension JSONReader {
    /// Reads a string with its quotes. One without escapes stays where it is in the file.
    mutating func readString() throws(SyntaxFault) {
        let start = position
        position += 1
        skipPlainText()
        if position < end, base[position] == UInt8(ascii: "\"") {
            position += 1
            builder.scalar(.string, .quoted, start: start, end: position)
            return
        }
        builder.decoded.begin()
        var plain = start + 1
        while true {
            builder.decoded.append(TextSlice(base: base + plain, count: position - plain))
            guard position < end else {
                throw fault("this string is not closed", at: start, help: "end it with `\"`")
            }
            if base[position] == UInt8(ascii: "\"") { break }
            try readEscape(stringStart: start)
            plain = position
            skipPlainText()
        }
        position += 1
        builder.decodedScalar(.string, start: start, end: position)
    }

    /// Goes to the next quote, backslash or control character, or to the end of the file.
    private mutating func skipPlainText() {
        while position + 8 <= end, !hasSpecialByte(loadWord(base + position)) { position += 8 }
        while position < end {
            let byte = base[position]
            if byte == 0x22 || byte == 0x5C || byte < 0x20 { return }
            position += 1
        }
    }

    /// Whether one of eight bytes is a quote, a backslash or below 0x20: subtracting borrows into its highest bit.
    /// (Borrows can also mark a byte above such a one, which is there then all the same.)
    @inline(__always)
    private func hasSpecialByte(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let below = (word &- ones &* 0x20) & ~word
        let zero = ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
        return (below | zero) & (ones &* 0x80) != 0
    }

    /// Reads what is neither plain text nor the closing quote: an escape, or something that is refused.
    private mutating func readEscape(stringStart: Int) throws(SyntaxFault) {
        guard base[position] == UInt8(ascii: "\\") else { throw rawControlCharacter(stringStart) }
        let start = position
        position += 2
        switch start + 1 < end ? base[start + 1] : 0 {
        case UInt8(ascii: "\""): builder.decoded.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): builder.decoded.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "/"): builder.decoded.append(UInt8(ascii: "/"))
        case UInt8(ascii: "b"): builder.decoded.append(0x08)
        case UInt8(ascii: "f"): builder.decoded.append(0x0C)
        case UInt8(ascii: "n"): builder.decoded.append(0x0A)
        case UInt8(ascii: "r"): builder.decoded.append(0x0D)
        case UInt8(ascii: "t"): builder.decoded.append(0x09)
        case UInt8(ascii: "u"): try readUnicodeEscape(start)
        default:
            throw fault(
                "there is no escape `\\` before \(found(start + 1))", at: start, to: min(position, end),
                help: "write `\\\\` for a backslash")
        }
    }

    private func rawControlCharacter(_ stringStart: Int) -> SyntaxFault {
        if base[position] == UInt8(ascii: "\n") || base[position] == UInt8(ascii: "\r") {
            return fault(
                "this string is not closed on its line", at: stringStart, to: position,
                help: "end it with `\"`, or write `\\n` for a line break")
        }
        let code = String(base[position], radix: 16)
        let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
        return fault("a control character stands in a string", at: position, help: "write `\(escape)`")
    }

    /// Reads four hexadecimal digits, and a second escape where the first is half of a surrogate pair. A half without
    /// its other half is no character: it becomes U+FFFD, with a warning, for a cut emoji in an example is no reason
    /// to lose a document.
    private mutating func readUnicodeEscape(_ start: Int) throws(SyntaxFault) {
        var code = try readHexDigits(start)
        if code & 0xFC00 == 0xD800, position + 1 < end, base[position] == UInt8(ascii: "\\"),
            base[position + 1] == UInt8(ascii: "u")
        {
            let second = position
            position += 2
            let low = try readHexDigits(second)
            if low & 0xFC00 == 0xDC00 {
                code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
            } else {
                position = second
            }
        }
        let scalar = Unicode.Scalar(code)
        for unit in UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
            builder.decoded.append(unit)
        }
        if scalar == nil {
            warnings.append(
                Diagnostic(
                    .jsonSyntax, .warning, "half of a surrogate pair is no character; it is read as U+FFFD",
                    at: .span(span(start, position)), help: "write both halves, or the character itself"))
        }
    }

    private mutating func readHexDigits(_ start: Int) throws(SyntaxFault) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard position < end, let digit = hexDigit(base[position]) else {
                throw fault("`\\u` needs four hexadecimal digits", at: start, to: min(position + 1, end))
            }
            code = code << 4 | digit
            position += 1
        }
        return code
    }

    private func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
