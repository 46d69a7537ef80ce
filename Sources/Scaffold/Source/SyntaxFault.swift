import ScaffoldDiagnostics

/// Why a file could not be read to its end.
struct SyntaxFault: Error {
    let diagnostic: Diagnostic

    init(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        diagnostic = Diagnostic(code, .error, message, at: .span(span), notes: notes, help: help)
    }
}

/// Deeper documents are refused: the front ends walk trees by recursion, and libyaml's time grows with the square.
let deepestNesting = 512
