/// One line of a file, or the part of a very long one around a place, and the mark under it.
struct SourceExcerpt {
    /// The text as it is shown: tabs as spaces, control characters spelled out, `…` where it was cut.
    let text: String
    /// As many spaces as the marked part is from the start of `text`, in columns.
    let indentation: String
    /// `^~~~`, as wide as the marked part.
    let mark: String
    let isCut: Bool

    /// Longer lines are cut: a minified document is one line of megabytes.
    private static let longestLine = 160
    private static let lead = 50
    private static let window = 110
    private static let tab = "    "

    /// The excerpt for the bytes `start..<end`, of which the part on the first line counts.
    init(_ bytes: [UInt8], line: Range<Int>, start: Int, end: Int) {
        let content = Self.withoutLineEnding(line, bytes)
        let range = Self.window(content, around: start, bytes)
        var text = range.lowerBound > content.lowerBound ? "…" : ""
        var before = text.isEmpty ? 0 : 1
        var marked = 0
        var iterator = bytes[range].makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var offset = range.lowerBound
        while true {
            let (scalar, length) = Self.next(&parser, &iterator)
            guard let scalar else { break }
            let isTab = scalar == "\t"
            let width = isTab ? Self.tab.count : DisplayText.width(scalar)
            text += isTab ? Self.tab : DisplayText.shown(scalar)
            if offset < start { before += width } else if offset < end { marked += width }
            offset += length
        }
        if range.upperBound < content.upperBound { text += "…" }
        self.text = text
        indentation = String(repeating: " ", count: before)
        // Of a part that goes on, only the beginning is marked.
        mark = "^" + String(repeating: "~", count: end > content.upperBound ? 0 : max(0, marked - 1))
        isCut = range != content
    }

    private static func withoutLineEnding(_ line: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return line.lowerBound..<end
    }

    private static func window(_ line: Range<Int>, around place: Int, _ bytes: [UInt8]) -> Range<Int> {
        guard line.count > longestLine else { return line }
        var start = min(max(line.lowerBound, place - lead), line.upperBound - window)
        while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        var end = min(line.upperBound, start + window)
        while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }

    /// The next character and how many bytes it takes; U+FFFD for bytes that are none.
    private static func next(
        _ parser: inout Unicode.UTF8.ForwardParser, _ iterator: inout ArraySlice<UInt8>.Iterator
    ) -> (Unicode.Scalar?, Int) {
        switch parser.parseScalar(from: &iterator) {
        case .valid(let units): (UTF8.decode(units), units.count)
        case .error(let length): ("\u{FFFD}", length)
        case .emptyInput: (nil, 0)
        }
    }
}
