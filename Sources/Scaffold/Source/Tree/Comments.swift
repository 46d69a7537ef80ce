import ScaffoldDiagnostics

/// Comments of JSON's lenient form, which are no nodes but say something to people.
extension Node {
    /// The text of the `//` comments that stand alone on the lines directly above this node; nil for none.
    package var commentAbove: String? { tree.commentAbove(span.start) }

    /// The text of a `//` comment on the line where this node ends, behind it and its comma; nil for none.
    package var commentBehind: String? { tree.commentBehind(span.end) }
}

extension NodeTree {
    fileprivate func commentAbove(_ offset: UInt32) -> String? {
        var end = skipBlanksBack(from: Int(offset))
        var lines: [String] = []
        while end > 0, bytes[end - 1] == UInt8(ascii: "\n") {
            end -= 1
            let start = startOfComment(endingAt: end)
            guard let start else { break }
            if let text = commentText(start, end) { lines.append(text) }
            end = skipBlanksBack(from: start)
        }
        return lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
    }

    fileprivate func commentBehind(_ offset: UInt32) -> String? {
        var start = skipBlanks(from: Int(offset))
        if start < bytes.count, bytes[start] == UInt8(ascii: ",") { start = skipBlanks(from: start + 1) }
        guard start + 1 < bytes.count, bytes[start...].starts(with: "//".utf8) else { return nil }
        return commentText(start, bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
    }

    /// Where the comment begins that is all of the line ending at `end`; nil where the line has something else.
    private func startOfComment(endingAt end: Int) -> Int? {
        var start = end
        // A line longer than a comment that people write is not looked through: it may be a whole document.
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), end - start < 2000 { start -= 1 }
        let first = skipBlanks(from: start)
        return first < end && bytes[first...].starts(with: "//".utf8) ? first : nil
    }

    /// The text without slashes and spaces around it; nil where it has no letter.
    private func commentText(_ start: Int, _ end: Int) -> String? {
        let text = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars
        var inner = text.drop { $0 == "/" || $0.properties.isWhitespace }
        while inner.last?.properties.isWhitespace == true { inner.removeLast() }
        return inner.contains { $0.properties.isAlphabetic } ? String(inner) : nil
    }

    private func skipBlanks(from offset: Int) -> Int {
        var offset = offset
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        return offset
    }

    private func skipBlanksBack(from offset: Int) -> Int {
        var offset = offset
        while offset > 0, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 { offset -= 1 }
        return offset
    }
}
