import ScaffoldDiagnostics

/// Prints diagnostics in the form that the command line asks for.
struct DiagnosticPrinter {
    let form: DiagnosticForm
    private let isColored: Bool

    init(_ arguments: ParsedArguments, _ terminal: Terminal) {
        form = arguments[.diagnostics].flatMap(DiagnosticForm.init) ?? .text
        switch arguments[.color].flatMap(ColorChoice.init) ?? .auto {
        case .auto: isColored = terminal.wantsColor
        case .always: isColored = true
        case .never: isColored = false
        }
    }

    func text(_ diagnostics: [Diagnostic], _ sources: SourceFiles) -> String {
        switch form {
        case .text:
            var renderer = DiagnosticRenderer(sources, usesColor: isColored)
            return diagnostics.map { renderer.text($0) }.joined()
        case .json:
            var renderer = DiagnosticJSON(sources)
            return diagnostics.map { renderer.line($0) }.joined()
        }
    }
}
