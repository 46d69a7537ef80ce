package import ScaffoldDiagnostics

/// A Swift name that a person chose, and where: in the configuration, or in the document with `$name`.
package struct ChosenName: Hashable, Sendable {
    package let text: String
    package let span: SourceSpan

    package init(_ text: String, at span: SourceSpan) {
        self.text = text
        self.span = span
    }
}
