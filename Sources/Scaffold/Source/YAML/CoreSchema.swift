/// The scalar rules of YAML 1.2's core schema (section 10.3.2): what an unquoted text is. `yes`, `no`, `on`, dates and
/// `1_000` are strings.
enum CoreSchema {
    static func kind(_ text: TextSlice) -> NodeKind {
        guard text.count > 0 else { return .null }
        switch text.base[0] {
        case UInt8(ascii: "~"): return text.count == 1 ? .null : .string
        case UInt8(ascii: "n"), UInt8(ascii: "N"): return isWord(text, "null") ? .null : .string
        case UInt8(ascii: "t"), UInt8(ascii: "T"): return isWord(text, "true") ? .bool : .string
        case UInt8(ascii: "f"), UInt8(ascii: "F"): return isWord(text, "false") ? .bool : .string
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return number(text)
        default: return .string
        }
    }

    private static func number(_ text: TextSlice) -> NodeKind {
        if text.count > 2, text.base[0] == UInt8(ascii: "0") {
            let digits = text.dropFirst(2).bytes
            if text.base[1] == UInt8(ascii: "o") { return digits.allSatisfy(isOctal) ? .integer : .string }
            if text.base[1] == UInt8(ascii: "x") { return digits.allSatisfy(isHexadecimal) ? .integer : .string }
        }
        let isSigned = text.base[0] == UInt8(ascii: "+") || text.base[0] == UInt8(ascii: "-")
        let unsigned = isSigned ? text.dropFirst(1) : text
        if unsigned.count == 4, unsigned.base[0] == UInt8(ascii: ".") {
            let word = unsigned.dropFirst(1)
            if isWord(word, "inf") { return .float }
            if !isSigned, word.equals("nan") || word.equals("NaN") || word.equals("NAN") { return .float }
        }
        return decimal(unsigned)
    }

    /// `digits`; or `digits . digits?` or `. digits`, and any of them with an exponent.
    private static func decimal(_ text: TextSlice) -> NodeKind {
        var position = 0
        var digits = skipDigits(text, &position)
        if digits > 0, position == text.count { return .integer }
        if position < text.count, text.base[position] == UInt8(ascii: ".") {
            position += 1
            digits += skipDigits(text, &position)
        }
        guard digits > 0 else { return .string }
        if position < text.count, text.base[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < text.count,
                text.base[position] == UInt8(ascii: "+") || text.base[position] == UInt8(ascii: "-")
            {
                position += 1
            }
            guard skipDigits(text, &position) > 0 else { return .string }
        }
        return position == text.count ? .float : .string
    }

    private static func skipDigits(_ text: TextSlice, _ position: inout Int) -> Int {
        let start = position
        while position < text.count, text.base[position] &- UInt8(ascii: "0") < 10 { position += 1 }
        return position - start
    }

    /// Whether a text is a word in one of the three spellings `word`, `Word`, `WORD`.
    private static func isWord(_ text: TextSlice, _ word: StaticString) -> Bool {
        guard text.count == word.utf8CodeUnitCount else { return false }
        var upper = 0
        var offset = 0
        while offset < text.count {
            let byte = text.base[offset]
            guard byte | 0x20 == word.utf8Start[offset] else { return false }
            if byte & 0x20 == 0 { upper += 1 }
            offset += 1
        }
        return upper == 0 || upper == text.count || upper == 1 && text.base[0] & 0x20 == 0
    }

    private static func isOctal(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 8 }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}
