/// A hash that is the same in every run, as `Hasher`'s is not: FNV-1a, 64 bits.
enum StableHash {
    static func value(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
