/// A number as it stands in a text.
struct NumberToken {
    let start: UnsafePointer<UInt8>
    let count: Int

    /// Whether it has neither a fraction nor an exponent.
    let isPlain: Bool

    var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }
}

extension JSONScanner {
    /// Passes a number (RFC 8259 section 6); an empty token where the grammar is broken.
    mutating func passNumber() -> NumberToken {
        let first = cursor
        var isPlain = true
        if byte == UInt8(ascii: "-") { cursor += 1 }
        if byte == UInt8(ascii: "0") {
            cursor += 1
            if isDigit(byte) { fail("a number may not begin with 0") }
        } else {
            passDigits()
        }
        if byte == UInt8(ascii: ".") {
            isPlain = false
            cursor += 1
            passDigits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            isPlain = false
            cursor += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { cursor += 1 }
            passDigits()
        }
        return NumberToken(start: first, count: fault == nil ? cursor - first : 0, isPlain: isPlain)
    }

    @inline(__always)
    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

    @inline(__always)
    private mutating func passDigits() {
        guard isDigit(byte) else { return fail("expected a digit") }
        repeat { cursor += 1 } while isDigit(byte)
    }
}
