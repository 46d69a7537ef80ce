/// A range of bytes in one file: where a key, a value or a part of one stands.
///
/// Offsets count bytes from the start of the file. Lines and columns are found from them when somebody wants to
/// see them (`LineIndex`), since a minified document may have one line of four megabytes.
package struct SourceSpan: Hashable, Comparable, Sendable {
    package let file: SourceFileID
    package let start: UInt32
    package let end: UInt32

    package init(file: SourceFileID, start: UInt32, end: UInt32) {
        self.file = file
        self.start = start
        self.end = max(start, end)
    }

    /// The part of this span that begins `offset` bytes into it and is `length` bytes long.
    package func part(_ offset: Int, length: Int) -> SourceSpan {
        let from = min(start + UInt32(max(0, offset)), end)
        return SourceSpan(file: file, start: from, end: min(from + UInt32(max(0, length)), end))
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.start, left.end) < (right.file, right.start, right.end)
    }
}
