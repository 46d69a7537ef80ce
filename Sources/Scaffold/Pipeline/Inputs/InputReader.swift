import ScaffoldDiagnostics
import ScaffoldOutput
import ScaffoldSource

/// Reads files, keeps them for diagnostics, and tells the families of documents.
struct InputReader {
    private let files: any FileReading
    private let sink: DiagnosticSink
    private(set) var sources = SourceFiles()

    init(files: any FileReading, sink: DiagnosticSink) {
        self.files = files
        self.sink = sink
    }

    /// Reads a file and gives it its place among the sources; nil, and an error, where that cannot be done.
    mutating func load(_ path: String) -> SourceFileID? {
        do throws(FileFault) {
            return sources.add(SourceFile(path: path, bytes: try files.contents(of: path)))
        } catch {
            sink.report(error.whileReading)
            return nil
        }
    }

    /// Reads a file of one document; one without any is an error, or nil without one where that is allowed.
    mutating func document(_ path: String, mayBeEmpty: Bool = false) -> Document? {
        guard let id = load(path) else { return nil }
        if mayBeEmpty, DocumentReader.readAll(id, in: sources, into: sink)?.isEmpty ?? true { return nil }
        return DocumentReader.read(id, in: sources, into: sink)
    }

    /// Reads what is a protocol description; what is none is refused if it was named, and left out if it was found.
    mutating func documents(_ inputs: [Input]) -> [ProtocolDocument] {
        var documents: [ProtocolDocument] = []
        for input in inputs {
            guard let document = document(input.path) else { continue }
            switch Family(document.root) {
            case .bee(let family):
                documents.append(ProtocolDocument(input: input, family: family, document: document))
            case .unsupported(let name, let key):
                sink.error(
                    .unknownFamily, "\(name) is not supported yet", at: key.span,
                    help: "describe the protocol in Bee 2; `scaffold init` writes a file to start from")
            case nil: refuse(document, of: input)
            }
        }
        if documents.isEmpty, !inputs.isEmpty, !sink.hasErrors {
            sink.report(
                Diagnostic(
                    .noSchemas, .error, "none of the files is a protocol description", at: .run,
                    help: Family.explanation))
        }
        return documents
    }

    private func refuse(_ document: Document, of input: Input) {
        let severity: Severity = input.isNamed ? .error : .warning
        let message = "the file is no protocol description" + (input.isNamed ? "" : ", and is left out")
        let start = SourceSpan(file: document.file, start: document.root.span.start, end: document.root.span.start)
        sink.report(
            Diagnostic(.unknownFamily, severity, message, at: .span(start), help: Family.explanation))
    }
}
