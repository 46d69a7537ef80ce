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

/// A place as people read it: both numbers start at 1, the column counts UTF-8 bytes, as compilers do.
package struct LineColumn: Hashable, Sendable {
    package let line: Int
    package let column: Int
}

/// Finds lines and columns in the bytes of one file.
package struct LineIndex: Sendable {
    private let starts: [Int]
    private let size: Int

    package init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isLineFeed = byte == UInt8(ascii: "\n")
            let isLoneReturn = byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != 10)
            if isLineFeed || isLoneReturn { starts.append(offset + 1) }
        }
        self.starts = starts
        size = bytes.count
    }

    /// The line and column of a byte offset; an offset past the end gives the end.
    package func place(of offset: Int) -> LineColumn {
        let offset = min(offset, size)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return LineColumn(line: low + 1, column: offset - starts[low] + 1)
    }

    /// The byte range of a line, its line ending included.
    package func range(ofLine line: Int) -> Range<Int> {
        starts[line - 1]..<(line < starts.count ? starts[line] : size)
    }
}
