package import ScaffoldDiagnostics

/// What a run came to.
package struct Outcome: Sendable {
    /// How it ended, as the exit status tells it.
    package enum Ending: Sendable {
        case fine
        /// The input or the output is not as it should be.
        case refused
        /// The command line is wrong, as this says.
        case misused(String)
        /// The system refused: disk, permission.
        case failed
    }

    package var ending: Ending
    /// In the order in which they are shown.
    package var diagnostics: [Diagnostic]
    /// The files that the diagnostics speak of.
    package var sources: SourceFiles
    /// The result proper, as text for standard output.
    package var text = ""
    /// One line for people: `12 files: 2 written, 10 unchanged`; nil where the run did not get that far.
    package var summary: String?
}

extension Outcome.Ending {
    private static let refusedBySystem: Set<DiagnosticCode> = [.unreadableFile, .unwritableOutput]

    var isFine: Bool { if case .fine = self { true } else { false } }

    init(_ sink: DiagnosticSink, isStrict: Bool) {
        let errors = sink.sorted.filter { $0.severity == .error }
        if errors.contains(where: { Self.refusedBySystem.contains($0.code) }) {
            self = .failed
        } else if !errors.isEmpty || (isStrict && sink.count(.warning) > 0) {
            self = .refused
        } else {
            self = .fine
        }
    }
}
