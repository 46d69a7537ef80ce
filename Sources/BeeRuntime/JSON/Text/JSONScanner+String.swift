/// A string as it stands in a text, without its quotes; its escapes and its UTF-8 have been checked.
struct StringToken {
    let start: UnsafePointer<UInt8>
    let count: Int
    let hasEscapes: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The text, with its escapes resolved.
    @inline(__always)
    var text: String { hasEscapes ? unescapedText : String(decoding: bytes, as: UTF8.self) }

    private var unescapedText: String { String(decoding: unescaped, as: UTF8.self) }
}

extension JSONScanner {
    /// Passes a string (RFC 8259 section 7); an empty token where the grammar is broken.
    mutating func passString() -> StringToken {
        guard byte == UInt8(ascii: "\"") else {
            fail("expected a string")
            return emptyString
        }
        let first = cursor + 1
        var place = first
        var hasEscapes = false
        var allBytes: UInt64 = 0
        while true {
            place = Self.stringStop(from: place, collecting: &allBytes)
            if place.pointee == UInt8(ascii: "\"") { break }
            guard place.pointee == UInt8(ascii: "\\") else {
                fail("a control character in a string", at: place)
                return emptyString
            }
            hasEscapes = true
            guard let next = passEscape(place) else { return emptyString }
            place = next
        }
        let token = StringToken(start: first, count: place - first, hasEscapes: hasEscapes)
        if allBytes & 0x8080_8080_8080_8080 != 0, let fault = UTF8Check.firstFault(in: token.bytes) {
            fail("not UTF-8", at: first + fault)
            return emptyString
        }
        cursor = place + 1
        return token
    }

    private var emptyString: StringToken { StringToken(start: end, count: 0, hasEscapes: false) }

    /// The first quote, backslash or control character, eight bytes at a time; the bytes before it are collected by `|`.
    @inline(__always)
    private static func stringStop(
        from first: UnsafePointer<UInt8>, collecting bytes: inout UInt64
    ) -> UnsafePointer<UInt8> {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        var place = first
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let stops =
                (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- (ones &* 0x20)) & ~word))
                & highs
            if stops == 0 {
                bytes |= word
                place += 8
                continue
            }
            let bits = UInt64(truncatingIfNeeded: stops.trailingZeroBitCount & ~7)
            bytes |= word & ((1 << bits) &- 1)
            return place + Int(bits >> 3)
        }
    }

    /// Passes the escape that begins at a backslash; nil where it is none.
    private mutating func passEscape(_ backslash: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        switch backslash[1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return backslash + 2
        case UInt8(ascii: "u"):
            guard let unit = JSONEscape.codeUnit(backslash) else {
                fail("an escape without four hexadecimal digits", at: backslash)
                return nil
            }
            if !JSONEscape.isSurrogate(unit) { return backslash + 6 }
            guard JSONEscape.isHigh(unit), let low = JSONEscape.codeUnit(backslash + 6), JSONEscape.isLow(low) else {
                fail("half a surrogate pair, which no text can hold", at: backslash)
                return nil
            }
            return backslash + 12
        default:
            fail("an unknown escape in a string", at: backslash)
            return nil
        }
    }
}
