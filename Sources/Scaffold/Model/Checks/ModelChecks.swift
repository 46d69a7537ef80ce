import ScaffoldDiagnostics

/// The checks of one front end's additions. Each lives in a file of its name.
struct ModelChecks {
    var model: ProtocolModel
    let mark: ModelMark
    let policy: CheckPolicy
    let sink: DiagnosticSink
    /// The parameters of a path that were told not to be in it: the operations of the path share them.
    var unusedParameters: [SourceSpan: Set<String>] = [:]

    var typeIndices: Range<Int> { mark.types..<model.types.count }
    var messageIndices: Range<Int> { mark.messages..<model.messages.count }
    var checkIndices: Range<Int> { mark.checks..<model.checks.count }

    /// Reports a fault that the policy decides about.
    func report(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        let severity: Severity = policy == .refuse ? .error : .warning
        sink.report(Diagnostic(code, severity, message, at: .span(span), notes: notes, help: help))
    }

    /// Types of infinite rank can hold no value: a reader of them would never end.
    mutating func checkEndlessTypes() {
        let ranks = RankAnalysis(model)
        for index in typeIndices where ranks.rank(of: TypeID(index: index)) == nil {
            let type = model.types[index]
            report(
                .endlessType, "\(type.name.inWords) can hold no value: it always needs another of itself",
                at: type.span,
                help: "make one field on the way optional, or a list")
            if policy == .degrade {
                let json = TypeUse(.scalar(.json), span: type.span)
                model[TypeID(index: index)].kind = .alias(json)
            }
        }
    }
}

extension TypeName {
    /// The name for a sentence.
    var inWords: String {
        if case .declared(let name) = origin { "`\(name)`" } else { "the type written here" }
    }
}
