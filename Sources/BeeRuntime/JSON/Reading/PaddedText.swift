/// A copy of a text with zeros after it, which let the scanner look ahead without asking where it ends. It never changes.
final class PaddedText {
    private static let padding = 16

    let start: UnsafeMutablePointer<UInt8>
    let count: Int

    init(_ text: UnsafeRawBufferPointer) {
        count = text.count
        start = .allocate(capacity: count + Self.padding)
        (start + count).initialize(repeating: 0, count: Self.padding)
        UnsafeMutableRawBufferPointer(start: start, count: count).copyMemory(from: text)
    }

    deinit {
        start.deallocate()
    }
}
