import ScaffoldDiagnostics
import ScaffoldModel

/// Decides which messages of a document a person asked for.
struct MessageFilter {
    let selection: Selection
    private let globs: [Glob]

    init(_ selection: Selection) {
        self.selection = selection
        globs = selection.paths.map { Glob($0.text) }
    }

    func keeps(_ message: MessageDeclaration) -> Bool {
        globs.contains { Self.matches($0, message) }
            || selection.tags.contains { message.tags.contains($0.text) }
            || selection.operations.contains { Self.names(of: message).contains($0.text) }
    }

    /// An entry that names nothing is a mistake: the person would miss code without knowing why.
    func reportIdleEntries(_ messages: [MessageDeclaration], into sink: DiagnosticSink) {
        let paths = messages.flatMap(Self.paths)
        for (entry, glob) in zip(selection.paths, globs) where !messages.contains(where: { Self.matches(glob, $0) }) {
            report(entry, "path", paths, into: sink)
        }
        let tags = messages.flatMap(\.tags)
        for entry in selection.tags where !tags.contains(entry.text) { report(entry, "tag", tags, into: sink) }
        let names = messages.flatMap(Self.names)
        for entry in selection.operations where !names.contains(entry.text) {
            report(entry, "operation", names, into: sink)
        }
    }

    private func report(_ entry: Selection.Entry, _ kind: String, _ known: [String], into sink: DiagnosticSink) {
        let nearest = Spelling.nearest(to: entry.text, in: known).map { "did you mean `\($0)`?" }
        sink.error(
            .invalidConfiguration, "no message of the document has the \(kind) `\(entry.text)`", at: entry.span,
            help: nearest ?? "`scaffold inspect model` lists the messages")
    }

    private static func matches(_ glob: Glob, _ message: MessageDeclaration) -> Bool {
        paths(of: message).contains(where: glob.matches)
    }

    /// Both spellings of a path: `/shots/{id}` and `/shots/:id`.
    private static func paths(of message: MessageDeclaration) -> [String] {
        let colons = message.path.parts.map { part in
            switch part {
            case .literal(let text): text
            case .parameter(let name): ":" + name
            }
        }
        return [message.path.text, colons.joined()]
    }

    /// What an operation can be called: its own name, or its method and path.
    private static func names(of message: MessageDeclaration) -> [String] {
        (message.name.map { [$0] } ?? []) + paths(of: message).map { "\(message.method) \($0)" }
    }
}
