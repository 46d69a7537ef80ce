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
        starts = bytes.withUnsafeBufferPointer { bytes in
            // A byte order mark is no part of the first line.
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            var starts = [start]
            var offset = start
            guard let base = bytes.baseAddress else { return starts }
            while offset < bytes.count {
                let byte = base[offset]
                offset += 1
                if byte == 0x0A || byte == 0x0D && (offset == bytes.count || base[offset] != 0x0A) {
                    starts.append(offset)
                }
            }
            return starts
        }
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
        return LineColumn(line: low + 1, column: max(0, offset - starts[low]) + 1)
    }

    /// The byte range of a line, counted from 1, its line ending included.
    package func range(ofLine line: Int) -> Range<Int> {
        starts[line - 1]..<(line < starts.count ? starts[line] : size)
    }
}
