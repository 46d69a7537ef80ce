/// Comments of any text. They are line comments, so that no `*/` ends one; whatever could end a line, hide text or turn
/// its direction is replaced.
enum SwiftComment {
    /// Documentation lines, `///` included.
    static func documentation(_ paragraphs: [String]) -> [String] {
        var lines: [String] = []
        for paragraph in paragraphs {
            let own = self.lines(of: paragraph)
            if own.isEmpty { continue }
            if !lines.isEmpty { lines.append("///") }
            for line in own { lines.append(line.isEmpty ? "///" : "/// " + line) }
        }
        return lines
    }

    /// Text for the middle of a comment.
    static func inline(_ text: String) -> String {
        isPlain(text) ? text : lines(of: text).joined(separator: " ")
    }

    /// Whether text is one line that stands for itself. Most is, and in ASCII needs no look at every scalar.
    private static func isPlain(_ text: String) -> Bool {
        if text.utf8.last == 0x20 { return false }
        return text.hasOnlyBytes { $0 >= 0x20 && $0 < 0x7F }
            || text.unicodeScalars.allSatisfy { !isLineEnd($0) && replacement(of: $0) == nil }
    }

    /// Lines without trailing blanks, without empty ones at either end.
    private static func lines(of text: String) -> [String] {
        if isPlain(text) { return text.isEmpty ? [] : [text] }
        let scalars = text.unicodeScalars
        var lines: [String] = []
        var line = ""
        // What was not added to the line yet begins here: it stands for itself.
        var start = scalars.startIndex
        var index = start
        var previous: Unicode.Scalar?
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            if isLineEnd(scalar) {
                if scalar != "\n" || previous != "\r" { lines.append(line + text[start..<index]) }
                line = ""
                start = next
            } else if let replacement = replacement(of: scalar) {
                line += text[start..<index] + replacement
                start = next
            }
            previous = scalar
            index = next
        }
        lines.append(line + text[start...])
        lines = lines.map(withoutTrailingBlanks)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop { $0.isEmpty })
    }

    private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA...0xD, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// What stands for a scalar that cannot be seen; nil for one that can.
    private static func replacement(of scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII {
            if scalar == "\t" { return "    " }
            return scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}" : nil
        }
        // Joiners shape letters and pictures; every other format character hides something.
        if scalar.value == 0x200C || scalar.value == 0x200D { return nil }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .unassigned: return "\u{FFFD}"
        default: return nil
        }
    }

    private static func withoutTrailingBlanks(_ line: String) -> String {
        var scalars = line.unicodeScalars
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }
}
