package import ScaffoldDiagnostics

extension ECMAPattern {
    /// Whether a text is a pattern; reported where it is none, at the character, where the span is the pattern as it stands
    /// or between quotes.
    package static func isSound(
        _ text: String, at span: SourceSpan, policy: CheckPolicy, reporting sink: DiagnosticSink
    ) -> Bool {
        do throws(Failure) {
            _ = try ECMAPattern(text)
            return true
        } catch {
            let extra = Int(span.end - span.start) - text.utf8.count
            let place = extra == 0 || extra == 2 ? span.part(error.offset + extra / 2, length: 1) : span
            let severity: Severity = policy == .refuse ? .error : .warning
            sink.report(
                Diagnostic(
                    .invalidPattern, severity, "invalid regular expression: \(error.message)", at: .span(place),
                    help: error.help ?? "see ECMA-262, section 22.2.1, for what a pattern may hold"))
            return false
        }
    }
}
