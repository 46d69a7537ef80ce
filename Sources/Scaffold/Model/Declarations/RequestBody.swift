package import ScaffoldDiagnostics

/// What a message sends.
package struct RequestBody: Sendable {
    package var isRequired: Bool
    /// In order of preference; the first is what generated code sends.
    package var contents: [BodyContent]
    package var documentation: Documentation
    package var span: SourceSpan

    package init(
        isRequired: Bool, contents: [BodyContent], documentation: Documentation = Documentation(), span: SourceSpan
    ) {
        self.isRequired = isRequired
        self.contents = contents
        self.documentation = documentation
        self.span = span
    }
}
