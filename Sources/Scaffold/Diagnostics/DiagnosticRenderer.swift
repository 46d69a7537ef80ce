/// Writes diagnostics for people: the compiler's form, which SwiftPM and Xcode know, with the line of the source.
///
///     Schemas/shop.yaml:12:17: error: there is no type `sting` [unknown-type]
///      12 |   tags: list<sting>
///         |              ^~~~~
///         = help: did you mean `string`?
package struct DiagnosticRenderer {
    private let usesColor: Bool
    private var places: SourcePlaces

    package init(_ files: SourceFiles, usesColor: Bool) {
        places = SourcePlaces(files)
        self.usesColor = usesColor
    }

    /// The text of one diagnostic, with a line break at its end.
    package mutating func text(_ diagnostic: Diagnostic) -> String {
        let style: Style = diagnostic.severity == .error ? .error : .warning
        var text = entry(
            diagnostic.severity.rawValue, style, "\(diagnostic.message)", " [\(diagnostic.code.rawValue)]",
            at: diagnostic.place)
        for note in diagnostic.notes { text += entry("note", .note, note.message, "", at: note.place) }
        if let help = diagnostic.help { text += "    = \(styled("help:", .help)) \(DisplayText.escaped(help))\n" }
        return text
    }

    private mutating func entry(
        _ label: String, _ style: Style, _ message: String, _ suffix: String, at place: DiagnosticPlace
    ) -> String {
        let location = location(place)
        let excerpt = excerpt(place)
        let offset = excerpt?.offset.map { " (byte \($0))" } ?? ""
        let head = location.isEmpty ? "" : styled(location + ":", .strong) + " "
        let line = head + styled(label + ":", style) + " " + DisplayText.escaped(message) + offset + suffix + "\n"
        return line + (excerpt?.text ?? "")
    }

    private mutating func location(_ place: DiagnosticPlace) -> String {
        switch place {
        case .run: return ""
        case .path(let path): return DisplayText.escaped(path)
        case .span(let span):
            let start = places.place(of: Int(span.start), in: span.file)
            return "\(DisplayText.escaped(places.path(span.file))):\(start.line):\(start.column)"
        }
    }

    /// The source lines for a place, and the byte offset where line and column alone would not help to find it.
    private mutating func excerpt(_ place: DiagnosticPlace) -> (text: String, offset: Int?)? {
        guard case .span(let span) = place else { return nil }
        let line = places.place(of: Int(span.start), in: span.file).line
        let excerpt = SourceExcerpt(
            places.bytes(span.file), line: places.range(ofLine: line, in: span.file), start: Int(span.start),
            end: Int(span.end))
        let isJSON = places.path(span.file).lowercased().hasSuffix(".json")
        let offset = isJSON || excerpt.isCut ? Int(span.start) : nil
        guard !excerpt.text.isEmpty else { return ("", offset) }
        let number = String(line)
        let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number + " | "
        let space = String(repeating: " ", count: gutter.count - 2) + "| "
        return ("\(gutter)\(excerpt.text)\n\(space)\(excerpt.indentation)\(styled(excerpt.mark, .help))\n", offset)
    }

    private enum Style: String {
        case error = "1;31"
        case warning = "1;35"
        case note = "1;36"
        case help = "1;32"
        case strong = "1"
    }

    private func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
