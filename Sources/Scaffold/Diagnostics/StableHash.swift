/// A hash that is the same in every run, as `Hasher`'s is not: FNV-1a, 64 bits.
package enum StableHash {
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of bytes; those that `isSkipped` says yes to, by their index, count for nothing.
    @inline(__always)
    package static func value(
        of bytes: UnsafeBufferPointer<UInt8>, skipping isSkipped: (Int) -> Bool = { _ in false }
    ) -> UInt64 {
        var hash = start
        for (index, byte) in bytes.enumerated() where !isSkipped(index) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return hash
    }

    /// The hash of a text in UTF-8.
    package static func value(of text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { value(of: $0) }
    }
}
