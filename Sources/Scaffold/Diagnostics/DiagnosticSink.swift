/// Collects what the stages have to say. Reporting never stops a stage; the pipeline asks afterwards.
package final class DiagnosticSink {
    private var seen: Set<Diagnostic> = []
    private var reported: [Diagnostic] = []
    /// By what is said once for each file: the first place, and how many there are.
    private var tallies: [Tally: (first: SourceSpan, count: Int)] = [:]

    private struct Tally: Hashable {
        let code: DiagnosticCode
        let message: String
        let file: SourceFileID
    }

    package init() {}

    /// Takes a diagnostic; one that was reported before, word for word, is dropped.
    package func report(_ diagnostic: Diagnostic) {
        if seen.insert(diagnostic).inserted { reported.append(diagnostic) }
    }

    /// What refuses a run says what to do next.
    package func error(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [], help: String
    ) {
        report(Diagnostic(code, .error, message, at: .span(span), notes: notes, help: help))
    }

    /// A warning says what to do next: with `--strict` it refuses a run.
    package func warning(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [], help: String
    ) {
        report(Diagnostic(code, .warning, message, at: .span(span), notes: notes, help: help))
    }

    package func note(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        report(Diagnostic(code, .note, message, at: .span(span), notes: notes, help: help))
    }

    /// Says once for each file what is true of many places in it, at the first of them, and of how many.
    package func noteForAll(_ code: DiagnosticCode, _ message: String, at span: SourceSpan) {
        let tally = Tally(code: code, message: message, file: span.file)
        guard let known = tallies[tally] else { return tallies[tally] = (span, 1) }
        if known.first == span { return }
        tallies[tally] = (known.first.start < span.start ? known.first : span, known.count + 1)
    }

    private var tallied: [Diagnostic] {
        tallies.map { tally, places in
            let count = places.count == 1 ? "" : " (\(places.count) times)"
            return Diagnostic(tally.code, .note, tally.message + count, at: .span(places.first))
        }
    }

    /// Reports a key that nothing has a meaning for, with the one that was probably meant, or else all that there are.
    package func unknownKey(
        _ key: String, in what: String, at span: SourceSpan, known: [String], _ severity: Severity = .error
    ) {
        report(
            Diagnostic(
                .unknownKey, severity,
                "\(what) has no key `\(key)`" + (severity == .error ? "" : "; it is left out"), at: .span(span),
                help: Spelling.question(about: key, among: known)
                    ?? "it can have \(known.map { "`\($0)`" }.joined(separator: ", "))"))
    }

    package var hasErrors: Bool { reported.contains { $0.severity == .error } }

    package func count(_ severity: Severity) -> Int {
        (reported + tallied).count { $0.severity == severity }
    }

    /// Everything reported, by file and position; what has no position comes first. The order depends on nothing else.
    package var sorted: [Diagnostic] {
        (reported + tallied).sorted { left, right in
            let (first, second) = (Self.order(left), Self.order(right))
            return first == second
                ? (left.code.rawValue, left.message) < (right.code.rawValue, right.message) : first < second
        }
    }

    private static func order(_ diagnostic: Diagnostic) -> (Int, String, Int, Int) {
        switch diagnostic.place {
        case .run: (0, "", 0, 0)
        case .path(let path): (1, path, 0, 0)
        case .span(let span): (2, "", Int(span.file.index), Int(span.start))
        }
    }
}
