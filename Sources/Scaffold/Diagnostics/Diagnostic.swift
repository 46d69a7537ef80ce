/// How bad a diagnostic is. Errors refuse the run; warnings refuse it under `--strict` only; notes never do: they tell
/// what was left aside by design.
package enum Severity: String, Sendable {
    case error, warning, note
}

/// What a diagnostic is about.
package enum DiagnosticPlace: Hashable, Sendable {
    /// A range in a file that was read.
    case span(SourceSpan)
    /// A file or folder as a whole: it could not be read, written, or said nothing.
    case path(String)
    /// The run itself.
    case run
}

/// One thing to tell a person: what is wrong, where, and what to do next.
package struct Diagnostic: Hashable, Sendable {
    /// A second place that the diagnostic is about, as of the other of two things that collide.
    package struct Note: Hashable, Sendable {
        package let message: String
        package let place: DiagnosticPlace

        package init(_ message: String, at place: DiagnosticPlace) {
            self.message = message
            self.place = place
        }
    }

    package let code: DiagnosticCode
    package let severity: Severity
    package let message: String
    package let place: DiagnosticPlace
    package let notes: [Note]
    /// The next step, as an imperative without a full stop: "write `(5...5)`".
    package let help: String?

    package init(
        _ code: DiagnosticCode, _ severity: Severity, _ message: String, at place: DiagnosticPlace, notes: [Note] = [],
        help: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.place = place
        self.notes = notes
        self.help = help
    }

    package var withoutNotes: Diagnostic { Diagnostic(code, severity, message, at: place, help: help) }
}
