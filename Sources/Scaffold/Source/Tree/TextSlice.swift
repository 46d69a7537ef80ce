/// Bytes of a text where they lie. What `UnsafeBufferPointer` is, without generics: those cost an unoptimised build,
/// which is what runs as a build plugin, more than all the rest of reading.
struct TextSlice {
    let base: UnsafePointer<UInt8>
    let count: Int

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    func dropFirst(_ length: Int) -> TextSlice { TextSlice(base: base + length, count: count - length) }

    func equals(_ text: StaticString) -> Bool {
        isEqual(to: TextSlice(base: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Equal byte by byte; `==` of strings holds different spellings of one character for equal.
    func isEqual(to other: TextSlice) -> Bool {
        guard count == other.count else { return false }
        var offset = 0
        while offset + 8 <= count {
            if loadWord(base + offset) != loadWord(other.base + offset) { return false }
            offset += 8
        }
        while offset < count {
            if base[offset] != other.base[offset] { return false }
            offset += 1
        }
        return true
    }
}

/// Eight bytes at once; nobody asks which of them is the first.
@inline(__always)
func loadWord(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
}
