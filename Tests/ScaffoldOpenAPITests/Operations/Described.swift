import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldOpenAPI
import ScaffoldSource

/// A description as it was read: the model, and what was said about it.
struct Described {
    let model: ProtocolModel
    let diagnostics: [Diagnostic]
    private let files: SourceFiles

    /// Reads a text. `load` gives the bytes of other files by path.
    init(_ bytes: [UInt8], path: String = "api.yaml", load: (String) -> [UInt8]? = { _ in nil }) {
        var files = SourceFiles()
        let sink = DiagnosticSink()
        func read(_ path: String, _ bytes: [UInt8]) -> Node? {
            let id = files.add(SourceFile(path: path, bytes: bytes))
            return DocumentReader.read(id, in: files, into: sink)?.root
        }
        model = withoutActuallyEscaping(load) { load in
            let reading = Reading(sink: sink) { path in
                guard let bytes = load(path) else { return .missing }
                return read(path, bytes).map { .document($0) } ?? .unreadable
            }
            if let root = read(path, bytes) { OpenAPIFrontend.read([.init(path: path, root: root)], into: reading) }
            return reading.model
        }
        diagnostics = sink.sorted
        self.files = files
    }

    init(_ text: String) {
        self.init([UInt8](text.utf8))
    }

    /// The model as text.
    var dump: String { ModelDump.text(of: model) }

    /// One line for each diagnostic: `3:5 warning: message [3:9 note] (help)`.
    var said: [String] {
        var indexes: [SourceFileID: LineIndex] = [:]
        func place(_ place: DiagnosticPlace) -> String {
            guard case .span(let span) = place else { return "-" }
            let index = indexes[span.file] ?? LineIndex(files[span.file].bytes)
            indexes[span.file] = index
            let at = index.place(of: Int(span.start))
            return "\(at.line):\(at.column)"
        }
        return diagnostics.map { diagnostic in
            let notes = diagnostic.notes.map { " [\(place($0.place)) \($0.message)]" }.joined()
            let help = diagnostic.help.map { " (\($0))" } ?? ""
            return "\(place(diagnostic.place)) \(diagnostic.severity.rawValue): \(diagnostic.message)\(notes)\(help)"
        }
    }
}
