import ScaffoldDiagnostics
import ScaffoldModel

/// What the parts of naming share: the options, and where to complain.
struct NamingContext {
    let options: NamingOptions
    let diagnostics: DiagnosticSink
    let folded = FoldedNames()

    static let help = "give one of them another name under `names:` in scaffold.yaml, or with `$name`"

    /// The name that a person chose for a place: in the configuration, else in the document, where `span` is.
    func chosenName(
        _ pointer: String, in document: DocumentDeclaration, explicit: String?, at span: SourceSpan
    ) -> ChosenName? {
        if options.overrides.isEmpty { return explicit.map { ChosenName($0, at: span) } }
        return options.overrides[document.path + pointer] ?? options.overrides[pointer]
            ?? explicit.map { ChosenName($0, at: span) }
    }

    /// Where the name of a type or message was given: in the configuration, else where it is declared.
    func place(_ pointer: String, in document: DocumentDeclaration, declared span: SourceSpan) -> SourceSpan {
        chosenName(pointer, in: document, explicit: nil, at: span)?.span ?? span
    }

    /// Whether a name is one that nothing in a document may have: of the generated code, or the document's namespace, whose
    /// types refer to each other through it.
    static func isTaken(_ name: String, in document: DocumentDeclaration) -> Bool {
        SwiftKeywords.typeNames.contains(name) || name == document.namespace
    }

    /// The chosen name if it is one in Swift that nothing else has taken; says so otherwise.
    func legal(_ name: ChosenName?, isTaken: (String) -> Bool) -> String? {
        guard let name else { return nil }
        guard SwiftIdentifier.isLegal(name.text) else {
            diagnostics.error(
                .impossibleName, "`\(name.text)` cannot be a name in Swift", at: name.span,
                help: "use letters, digits and `_`, and no digit first")
            return nil
        }
        guard !isTaken(name.text) else {
            diagnostics.error(
                .impossibleName, "Swift or the generated code has taken the name `\(name.text)`", at: name.span,
                help: "choose another one, as `\(name.text)_`")
            return nil
        }
        return name.text
    }

    /// Says that a name was marked to stay apart from another.
    func separated(_ text: String, _ name: String, _ marked: String, pointer: String, at span: SourceSpan) {
        diagnostics.warning(
            .nameCollision, "`\(text)` and another would both be called `\(name)` in Swift; this one is `\(marked)`",
            at: span, help: "choose a name under `names:` in scaffold.yaml: `\"\(pointer)\": …`")
    }

    func collision(_ name: String, _ what: String, at span: SourceSpan, with other: SourceSpan) {
        diagnostics.error(
            .nameCollision, "two \(what) would be called `\(name)` in Swift", at: span,
            notes: [Diagnostic.Note("the other one is here", at: .span(other))], help: Self.help)
    }
}
