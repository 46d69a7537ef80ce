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
        var lines: [String] = []
        var line = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            if scalar == "\n", previous == "\r" { continue }
            if isLineEnd(scalar) {
                lines.append(line)
                line = ""
            } else {
                line.unicodeScalars.append(contentsOf: visible(scalar))
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

    private static func visible(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        if scalar.isASCII {
            if scalar == "\t" { return "    ".unicodeScalars }
            return scalar.value < 0x20 || scalar.value == 0x7F ? "\u{FFFD}".unicodeScalars : [scalar].view
        }
        // Joiners shape letters and pictures; every other format character hides something.
        if scalar.value == 0x200C || scalar.value == 0x200D { return [scalar].view }
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate: return "\u{FFFD}".unicodeScalars
        default: return [scalar].view
        }
    }

    private static func withoutTrailingBlanks(_ line: String) -> String {
        var scalars = line.unicodeScalars
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }
}

extension [Unicode.Scalar] {
    fileprivate var view: String.UnicodeScalarView { String.UnicodeScalarView(self) }
}
