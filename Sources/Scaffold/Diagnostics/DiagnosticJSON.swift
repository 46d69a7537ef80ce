/// Writes diagnostics for programs: one JSON object on a line of its own for each.
///
/// Its members are `severity`, `code`, `message`, `file`, `line`, `column`, `endLine`, `endColumn`, `offset`, `endOffset`,
/// `help` and `notes`. Lines and columns count from 1, columns and offsets in UTF-8 bytes; what does not apply is left
/// out.
package struct DiagnosticJSON {
    private var places: SourcePlaces

    package init(_ files: SourceFiles) {
        places = SourcePlaces(files)
    }

    /// The object of one diagnostic, with a line break at its end.
    package mutating func line(_ diagnostic: Diagnostic) -> String {
        var members = [
            member("severity", diagnostic.severity.rawValue), member("code", diagnostic.code.rawValue),
            member("message", diagnostic.message),
        ]
        members += place(diagnostic.place)
        if let help = diagnostic.help { members.append(member("help", help)) }
        var notes: [String] = []
        for note in diagnostic.notes {
            notes.append(JSONText.object([member("message", note.message)] + place(note.place)))
        }
        members.append(("notes", JSONText.list(notes)))
        return JSONText.object(members) + "\n"
    }

    private mutating func place(_ place: DiagnosticPlace) -> [(key: String, value: String)] {
        switch place {
        case .run: return []
        case .path(let path): return [member("file", path)]
        case .span(let span):
            let start = places.place(of: Int(span.start), in: span.file)
            let end = places.place(of: Int(span.end), in: span.file)
            return [
                member("file", places.path(span.file)), ("line", "\(start.line)"), ("column", "\(start.column)"),
                ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"), ("offset", "\(span.start)"),
                ("endOffset", "\(span.end)"),
            ]
        }
    }

    private func member(_ name: String, _ text: String) -> (key: String, value: String) {
        (name, JSONText.quoted(text))
    }
}
