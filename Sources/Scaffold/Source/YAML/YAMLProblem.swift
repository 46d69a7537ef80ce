import ScaffoldDiagnostics

/// What libyaml complains about, with the step that most often cures it.
struct YAMLProblem {
    private let problem: String
    private let place: Int
    private let context: (String, Int)?
    private let text: SourceText

    init(_ problem: String, at place: Int, context: (String, Int)?, in text: SourceText) {
        self.problem = problem
        self.place = min(place, text.file.bytes.count)
        self.context = context
        self.text = text
    }

    var fault: SyntaxFault {
        let notes = context.map { [Diagnostic.Note($0.0, at: .span(span($0.1)))] } ?? []
        return SyntaxFault(.yamlSyntax, problem, at: span(place), notes: notes, help: help)
    }

    private func span(_ offset: Int) -> SourceSpan {
        let start = min(offset, text.file.bytes.count)
        let rest = text.file.bytes[start...].dropFirst().prefix { $0 & 0xC0 == 0x80 }
        return SourceSpan(file: text.id, start: UInt32(start), end: UInt32(min(rest.endIndex, text.file.bytes.count)))
    }

    private var help: String? {
        if hasUnquotedPattern {
            return "quote the whole: `'…'`, for the regular expression has characters that YAML claims"
        }
        if problem.contains("tab character") || byte(at: place) == UInt8(ascii: "\t") {
            return "indent with spaces, not with tabs"
        }
        if problem == "control characters are not allowed" {
            return "remove the control character, or write it as an escape in double quotes"
        }
        if problem.hasPrefix("mapping values are not allowed") {
            return "put a value that has `: ` in quotes, or check the indentation"
        }
        if problem.hasPrefix("found character that cannot start") {
            return "put a value that begins with this character in quotes"
        }
        if problem.hasPrefix("did not find expected ',' or") {
            return "close the list or mapping, or put a value with `, [ ] { }` or `: ` in quotes"
        }
        if problem.hasPrefix("did not find expected key") || problem.hasPrefix("did not find expected '-'") {
            return "check the indentation, and the quotes of the line before"
        }
        if problem.hasPrefix("could not find expected ':'") {
            return "write `key: value`, with a space behind the colon"
        }
        if problem.hasPrefix("found unexpected end of stream") { return "close the quote" }
        return nil
    }

    /// Bee 2 writes regular expressions as `(/…/)`; where YAML stumbles over such a line, that is why.
    private var hasUnquotedPattern: Bool {
        [place, context?.1 ?? place].contains { offset in
            let bytes = text.file.bytes
            let lineStart = bytes[..<min(offset, bytes.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
            let line = bytes[lineStart...].prefix { $0 != 10 }
            return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "(") && $1 == UInt8(ascii: "/") }
        }
    }

    private func byte(at offset: Int) -> UInt8? {
        offset < text.file.bytes.count ? text.file.bytes[offset] : nil
    }
}
