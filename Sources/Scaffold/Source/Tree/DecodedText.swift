/// The texts that the file does not have as they are meant (escapes, folded lines), one after another, each behind its
/// length in four bytes.
struct DecodedText: ~Copyable, @unchecked Sendable {
    private var base: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var capacity = 0
    private var start = 0

    init() {
        base = .allocate(capacity: 0)
    }

    deinit {
        base.deallocate()
    }

    /// Where the texts lie, until the next change.
    var texts: UnsafePointer<UInt8> { UnsafePointer(base) }

    /// Begins a text.
    mutating func begin() {
        reserve(4)
        start = count
        count += 4
    }

    mutating func append(_ part: TextSlice) {
        reserve(part.count)
        (base + count).update(from: part.base, count: part.count)
        count += part.count
    }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    /// Ends the text and gives the offset by which `text(at:in:)` finds it.
    mutating func end() -> UInt32 {
        UnsafeMutableRawPointer(base + start).storeBytes(of: UInt32(count - start - 4), as: UInt32.self)
        return UInt32(start)
    }

    /// The text at an offset of `texts`.
    static func text(at offset: UInt32, in texts: UnsafePointer<UInt8>) -> TextSlice {
        let start = texts + Int(offset)
        return TextSlice(base: start + 4, count: Int(UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)))
    }

    private mutating func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        capacity = max(count + more, capacity * 2, 1024)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
