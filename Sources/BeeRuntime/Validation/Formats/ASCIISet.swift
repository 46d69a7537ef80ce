/// A set of ASCII characters, one bit each.
struct ASCIISet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(lettersDigitsAnd others: StaticString) {
        for byte in 0..<UInt8(128) where byte.isLetterOrDigit { insert(byte) }
        others.withUTF8Buffer { for byte in $0 { insert(byte) } }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
}
