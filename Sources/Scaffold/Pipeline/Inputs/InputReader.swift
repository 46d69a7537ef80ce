import ScaffoldDiagnostics
import ScaffoldOpenAPI
import ScaffoldOutput
import ScaffoldSource

/// Reads files, keeps them for diagnostics, and tells the families of documents.
///
/// A class, since a description asks for files while it is read.
final class InputReader {
    private let files: any FileReading
    private let sink: DiagnosticSink
    private(set) var sources = SourceFiles()
    /// Inputs that could not be read as documents.
    private(set) var unread: [Input] = []
    /// Inputs that are no descriptions themselves, by the file that they are: parts that a description may refer to, and overlays.
    private var parts: [String: (input: Input, document: Document)] = [:]

    init(files: any FileReading, sink: DiagnosticSink) {
        self.files = files
        self.sink = sink
    }

    /// Reads a file and gives it its place among the sources; nil, and an error, where that cannot be done.
    func load(_ path: String) -> SourceFileID? {
        do throws(FileFault) {
            return sources.add(SourceFile(path: path, bytes: try files.contents(of: path)))
        } catch {
            sink.report(error.whileReading)
            return nil
        }
    }

    /// Reads a file of one document; one without any is an error, or nil without one where that is allowed.
    func document(_ path: String, mayBeEmpty: Bool = false) -> Document? {
        guard let id = load(path) else { return nil }
        return DocumentReader.read(id, in: sources, mayBeEmpty: mayBeEmpty, into: sink)
    }

    /// Reads what is a protocol description. What is none is kept, for a description may refer to it.
    func documents(_ inputs: [Input]) -> [ProtocolDocument] {
        var documents: [ProtocolDocument] = []
        for input in inputs {
            guard let document = document(input.path) else {
                unread.append(input)
                continue
            }
            switch Family(document.root) {
            case .bee(let family):
                documents.append(ProtocolDocument(input: input, family: .bee(family), document: document))
            case .openAPI:
                check(document)
                documents.append(ProtocolDocument(input: input, family: .openAPI, document: document))
            case .jsonSchema:
                check(document)
                documents.append(ProtocolDocument(input: input, family: .jsonSchema, document: document))
            case .overlay, nil:
                parts[files.identity(of: input.path)] = (input, document)
            }
        }
        // Without a description nothing can refer to them.
        if documents.isEmpty { refuseUnusedParts() }
        if documents.isEmpty, !inputs.isEmpty, !sink.hasErrors {
            sink.report(
                Diagnostic(
                    .noSchemas, .error, "none of the files is a protocol description", at: .run,
                    help: Family.explanation))
        }
        return documents
    }

    /// What neither JSON nor a description has is an error in everything that is read for OpenAPI.
    private func check(_ document: Document) {
        document.reportLeniencies(into: sink)
        document.reportDuplicateKeys(.error, into: sink)
    }

    /// A document that the tool has with it, by its address.
    func builtIn(_ address: String, _ bytes: [UInt8]) -> References.Loaded {
        let id = sources.add(SourceFile(path: address, bytes: bytes))
        return DocumentReader.read(id, in: sources, into: sink).map { .document($0.root) } ?? .unreadable
    }

    func isFile(_ path: String) -> Bool { (try? files.target(of: path)) == .file }

    /// A file that a description refers to. Whoever wrote the description is not trusted with other files: all links
    /// followed, it is a `.yaml`, `.yml` or `.json` file with an object in it, in a folder where there is one. Of others
    /// nothing is shown.
    func referenced(_ path: String, within folder: String?) -> References.Loaded {
        guard isFile(path), let resolved = files.resolved(path) else { return .missing }
        if let root = folder.flatMap({ files.resolved($0.isEmpty ? "." : $0) }),
            FilePath.relative(resolved, to: root, current: root).hasPrefix("../")
        {
            return .refused(
                "leads out of the folder of inputs through a symbolic link",
                help: "copy the file into the folder, or generate from the description by its own path")
        }
        let refusal = References.Loaded.refused(
            "names a file that is no document", help: "name a `.yaml`, `.yml` or `.json` file that holds an object")
        guard InputDiscovery.isSchema(FilePath.name(of: resolved)) else { return refusal }
        let part = part(path)
        // A document of JSON Schema can be `true` or `false`.
        if case .document(let root) = part, root.kind != .mapping, root.kind != .bool { return refusal }
        return part
    }

    /// A file that a description refers to, or an overlay. One of the inputs is not read again.
    func part(_ path: String) -> References.Loaded {
        if let known = parts.removeValue(forKey: files.identity(of: path)) {
            check(known.document)
            return .document(known.document.root)
        }
        guard isFile(path) else { return .missing }
        guard let document = document(path) else { return .unreadable }
        check(document)
        return .document(document.root)
    }

    /// What is no description and nothing referred to is refused if it was named, and left out if it was found.
    func refuseUnusedParts() {
        for (_, part) in parts.sorted(by: { $0.key < $1.key }) { refuse(part.document, of: part.input) }
        parts = [:]
    }

    private static func help(on name: String, isOverlay: Bool) -> String {
        if isOverlay { return "name it in `scaffold.yaml`, under `documents` and `overlays`" }
        let configurations = ["scaffold.yml", "scaffold.json", ".scaffold.yaml", ".scaffold.yml"]
        let isConfiguration = configurations.contains(String(name.split(separator: "/").last ?? ""))
        return isConfiguration ? "if it is the configuration, call it `scaffold.yaml`" : Family.explanation
    }

    private func refuse(_ document: Document, of input: Input) {
        let severity: Severity = input.isNamed ? .error : .warning
        let isOverlay = document.root.entry("overlay") != nil
        let message =
            (isOverlay ? "the overlay is applied to nothing" : "the file is no protocol description")
            + (input.isNamed ? "" : ", and is left out")
        let start = SourceSpan(file: document.file, start: document.root.span.start, end: document.root.span.start)
        sink.report(
            Diagnostic(
                .unknownFamily, severity, message, at: .span(start),
                help: Self.help(on: input.name, isOverlay: isOverlay)))
    }
}
