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
            lines += own.map { $0.isEmpty ? "///" : "/// " + $0 }
        }
        return lines
    }

    /// Text for the middle of a comment.
    static func inline(_ text: String) -> String { lines(of: text).joined(separator: " ") }

    /// Lines without trailing blanks, without empty ones at either end.
    private static func lines(of text: String) -> [String] {
        // Most text is one line of plain ASCII, which needs no look at every scalar.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), text.utf8.last != 0x20 {
            return text.isEmpty ? [] : [text]
        }
        var lines: [String] = []
        var line = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n", previous == "\r" { continue }
            if isLineEnd(scalar) {
                lines.append(line)
                line = ""
            } else if let replacement = replacement(of: scalar) {
                line += replacement
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        lines.append(line)
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
