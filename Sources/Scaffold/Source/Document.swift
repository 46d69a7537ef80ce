package import ScaffoldDiagnostics

/// One document as it was read: its tree, and what its syntax left open until its family is known.
package struct Document: Sendable {
    package enum Syntax: Sendable {
        case json, yaml
    }

    package let syntax: Syntax
    package let root: Node
    /// What JSON does not have and the reader let pass, the first of each form.
    package let leniencies: [JSONLeniency]
    /// Keys that stand twice; the tree has the last.
    package let duplicateKeys: [DuplicateKey]
    /// What is wrong with it and yet did not keep it from being read.
    let notices: [Diagnostic]

    package var file: SourceFileID { root.tree.file }

    /// Reports the first thing that JSON does not have, for a family that has no lenient form.
    package func reportLeniencies(into sink: DiagnosticSink) {
        guard let first = leniencies.min(by: { $0.span < $1.span }) else { return }
        sink.error(.jsonSyntax, "JSON does not have \(first.form.rawValue)", at: first.span, help: "remove it")
    }

    /// Reports every key that stands twice, at its last place, with the place that it overrides.
    package func reportDuplicateKeys(_ severity: Severity, into sink: DiagnosticSink) {
        for key in duplicateKeys {
            let loser = Diagnostic.Note(
                severity == .error ? "it stands here already" : "this one is ignored", at: .span(key.first))
            sink.report(
                Diagnostic(
                    .duplicateKey, severity, "the key `\(key.name)` stands twice", at: .span(key.last), notes: [loser],
                    help: "remove or rename one of the two"))
        }
    }
}
