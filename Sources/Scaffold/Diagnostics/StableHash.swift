/// A hash of a short text that is the same in every run, as `Hasher`'s is not: FNV-1a, 64 bits.
package enum StableHash {
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of a text in UTF-8.
    package static func value(of text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { $0.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
    }
}
