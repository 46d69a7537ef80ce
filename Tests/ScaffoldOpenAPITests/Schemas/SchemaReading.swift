import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

@testable import ScaffoldOpenAPI

/// The schemas of a document as the model has them, and what was said about them.
struct SchemaReading {
    /// The dump of the model, without the line of the document.
    let dump: String
    /// One line each: `3:5 warning unresolved-reference: message [note at 4:5] (help)`.
    let diagnostics: [String]
    let model: ProtocolModel

    /// Reads the files' schemas, those of the first one; the others are there to be referred to.
    init(_ files: [(path: String, text: String)], dialect: Dialect = .openAPI31, options: Reading.Options = .init()) {
        let sink = DiagnosticSink()
        var sources = SourceFiles()
        var roots: [String: Node] = [:]
        for file in files {
            let id = sources.add(SourceFile(path: file.path, bytes: Array(file.text.utf8)))
            roots[file.path] = DocumentReader.read(id, in: sources, into: sink)?.root
        }
        let reading = Reading(sink: sink, options: options) { path in
            roots[path].map { .document($0) } ?? .missing
        }
        if let root = roots[files[0].path] {
            let id = reading.model.add(DocumentDeclaration(path: files[0].path, span: root.span))
            let mark = reading.model.mark
            let document = OpenAPIDocument(path: files[0].path, root: root, dialect: dialect, id: id)
            reading.references.add(document)
            let location = document.location
            if let schemas = location["components"]?["schemas"] ?? location["definitions"] ?? location["$defs"] {
                reading.schemas.declare(all: schemas)
            }
            reading.model.check(since: mark, policy: .degrade, reporting: sink)
        }
        model = reading.model
        dump = ModelDump.text(of: reading.model).split(separator: "\n").dropFirst().map { $0.dropFirst(2) + "\n" }
            .joined()
        let lines = sources.all.map { LineIndex($0.bytes) }
        func place(_ place: DiagnosticPlace) -> String {
            guard case .span(let span) = place else { return "-" }
            let found = lines[Int(span.file.index)].place(of: Int(span.start))
            return (span.file.index == 0 ? "" : sources[span.file].path + ":") + "\(found.line):\(found.column)"
        }
        diagnostics = sink.sorted.map { diagnostic in
            let notes = diagnostic.notes.map { " [\($0.message) at \(place($0.place))]" }.joined()
            let head = "\(place(diagnostic.place)) \(diagnostic.severity.rawValue) \(diagnostic.code.rawValue)"
            return "\(head): \(diagnostic.message)\(notes)" + (diagnostic.help.map { " (\($0))" } ?? "")
        }
    }

    /// Reads schemas by name, as they stand under `components/schemas`; the first is at line 3.
    init(schemas text: String, _ dialect: Dialect = .openAPI31, options: Reading.Options = .init()) {
        let indented = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        let document = "components:\n  schemas:\n" + indented.joined(separator: "\n") + "\n"
        self.init([("api.yaml", document)], dialect: dialect, options: options)
    }
}
