import ScaffoldDiagnostics
import ScaffoldModel

/// What the parts of naming share: the options, and where to complain.
struct NamingContext {
    let options: NamingOptions
    let diagnostics: DiagnosticSink
    let folded = FoldedNames()

    /// The name that a person chose for a place: in the configuration, else in the document, where `span` is.
    func chosenName(
        _ pointer: String, in document: DocumentDeclaration, explicit: String?, at span: SourceSpan
    ) -> ChosenName? {
        if options.overrides.isEmpty { return explicit.map { ChosenName($0, at: span) } }
        return options.overrides[document.path + pointer] ?? options.overrides[pointer]
            ?? explicit.map { ChosenName($0, at: span) }
    }

    /// The name that a person chose for a type. One for requests has the place of the one for responses, which alone is
    /// what was named there.
    func chosenName(of type: TypeDeclaration, in model: ProtocolModel) -> ChosenName? {
        if type.name.isRequestType { return nil }
        return chosenName(type.pointer, in: model[type.document], explicit: type.name.explicit, at: type.span)
    }

    func chosenName(of message: MessageDeclaration, in model: ProtocolModel) -> ChosenName? {
        chosenName(message.pointer, in: model[message.document], explicit: nil, at: message.span)
    }

    func chosenName(of field: Field, in document: DocumentDeclaration) -> ChosenName? {
        chosenName(field.pointer, in: document, explicit: field.explicitName, at: field.span)
    }

    /// Where the name of a type or message was given: in the configuration, else where it is declared.
    func place(_ pointer: String, in document: DocumentDeclaration, declared span: SourceSpan) -> SourceSpan {
        chosenName(pointer, in: document, explicit: nil, at: span)?.span ?? span
    }

    /// Whether a name is one that nothing in a document may have: of the generated code, or the document's namespace, whose
    /// types refer to each other through it.
    static func isTaken(_ name: String, inside namespace: String?) -> Bool {
        SwiftKeywords.typeNames.contains(name) || name == namespace
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
    func separated(_ what: String, _ name: String, _ marked: String, pointer: String, at span: SourceSpan) {
        diagnostics.warning(
            .nameCollision, "\(what) and another would both be called `\(name)` in Swift; this one is `\(marked)`",
            at: span, help: Self.help(renaming: pointer))
    }

    static func help(renaming pointer: String) -> String {
        "choose a name under `names:` in scaffold.yaml: `\"\(pointer)\": …`"
    }

    func collision(_ name: String, _ what: String, at span: SourceSpan, with other: SourceSpan, help: String) {
        diagnostics.error(
            .nameCollision, "two \(what) would be called `\(name)` in Swift", at: span,
            notes: [Diagnostic.Note("the other one is here", at: .span(other))], help: help)
    }
}
