import ScaffoldDiagnostics
import ScaffoldOutput
import ScaffoldRendering
import ScaffoldTemplates

/// The templates of a run: the built-in ones, and those of a person in their place.
struct TemplateSources {
    /// The built-in templates.
    static var builtIn: [TemplateCatalog.Source] {
        (0..<scaffold_template_count()).map { index in
            let template = scaffold_template_at(index)
            let bytes = UnsafeBufferPointer(start: template.bytes, count: template.size)
            return TemplateCatalog.Source(name: String(cString: template.name), bytes: Array(bytes))
        }
    }

    private static let suffix = ".mustache"
    private let folder: String
    /// Where the folder was named.
    private let place: DiagnosticPlace
    private let files: any FileReading
    private let sink: DiagnosticSink

    init(folder: String, place: DiagnosticPlace, files: any FileReading, sink: DiagnosticSink) {
        self.folder = folder
        self.place = place
        self.files = files
        self.sink = sink
    }

    /// The paths of a person's templates, by the names that they replace.
    func replacements(of known: [String]) -> [(name: String, path: String)] {
        guard (try? files.target(of: folder)) == .folder else {
            sink.report(
                Diagnostic(
                    .noSuchFile, .error, "there is no folder of templates `\(folder)`", at: place,
                    help: "name one with `--templates`, or with `templates:` in scaffold.yaml"))
            return []
        }
        let names = ((try? files.names(in: folder)) ?? []).filter { $0.hasSuffix(Self.suffix) }.sorted()
        return names.compactMap { file in
            let name = String(file.dropLast(Self.suffix.count))
            let path = FilePath.join(folder, file)
            if known.contains(name) { return (name, path) }
            let nearest = Spelling.nearest(to: name, in: known).map { "did you mean `\($0)\(Self.suffix)`?" }
            sink.report(
                Diagnostic(
                    .template, .error, "there is no template of this name to replace", at: .path(path),
                    help: nearest ?? "templates are called \(known.joined(separator: ", "))"))
            return nil
        }
    }
}
