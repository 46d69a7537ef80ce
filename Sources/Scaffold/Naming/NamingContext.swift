import ScaffoldDiagnostics
import ScaffoldModel

/// What the parts of naming share: the options, and where to complain.
struct NamingContext {
    let options: NamingOptions
    let diagnostics: DiagnosticSink

    static let help = "give one of them another name under `names:` in scaffold.yaml, or with `$name`"

    /// The name that a person chose for a place: in the configuration, else in the document.
    func chosenName(_ pointer: String, in document: DocumentDeclaration, explicit: String?) -> String? {
        options.overrides[document.path + pointer] ?? options.overrides[pointer] ?? explicit
    }

    /// The chosen name if it is one in Swift; says so otherwise.
    func legal(_ name: String?, at span: SourceSpan) -> String? {
        guard let name else { return nil }
        if SwiftIdentifier.isLegal(name) { return name }
        diagnostics.error(
            .impossibleName, "`\(name)` cannot be a name in Swift", at: span,
            help: "use letters, digits and `_`, and no digit first")
        return nil
    }

    func collision(_ name: String, _ what: String, at span: SourceSpan, with other: SourceSpan) {
        diagnostics.error(
            .nameCollision, "two \(what) would be called `\(name)` in Swift", at: span,
            notes: [Diagnostic.Note("the other one is here", at: .span(other))], help: Self.help)
    }
}
