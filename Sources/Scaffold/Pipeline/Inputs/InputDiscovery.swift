import ScaffoldDiagnostics
import ScaffoldOutput

/// Finds the files that a command line means: files as they are, folders with all that looks like a schema in them.
struct InputDiscovery {
    static let configurationName = "scaffold.yaml"

    let files: any FileReading
    let sink: DiagnosticSink
    /// Whether files that the command line names have to be schemas.
    let mustBeSchemas: Bool

    /// Every file once, sorted by name, however the command line orders and spells them.
    func inputs(_ paths: [String]) -> [Input] {
        var found: [String: Input] = [:]
        for path in paths {
            do throws(FileFault) {
                for input in try inputs(at: path) {
                    let file = files.identity(of: input.path)
                    if let known = found[file], !Self.isBetter(input, known) { continue }
                    found[file] = input
                }
            } catch {
                sink.report(error.whileReading)
            }
        }
        return found.values.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    }

    /// Whether an input is the one to take of two that are one file: the one that was named, or else the shorter way to it,
    /// from the outer folder.
    private static func isBetter(_ input: Input, _ known: Input) -> Bool {
        if input.isAlone != known.isAlone { return input.isAlone }
        let (path, other) = (FilePath.normalized(input.path), FilePath.normalized(known.path))
        if path != other { return (path.utf8.count, path) < (other.utf8.count, other) }
        return input.name.utf8.count > known.name.utf8.count
    }

    private func inputs(at path: String) throws(FileFault) -> [Input] {
        switch try files.target(of: path) {
        case .folder:
            let names = try schemas(in: path, below: "").sorted()
            if names.isEmpty {
                sink.report(
                    Diagnostic(
                        .noSchemas, .error, "the folder has no `.yaml`, `.yml` or `.json` file", at: .path(path),
                        help: "put a schema there; `scaffold init \(path)` writes one to start from"))
            }
            return names.map { Input(path: FilePath.join(path, $0), name: $0, isNamed: false) }
        // What is no plain file is refused when it is read.
        case .file, .link, .other:
            return [Input(path: path, name: FilePath.name(of: path), isNamed: mustBeSchemas, isAlone: true)]
        case nil:
            sink.report(
                Diagnostic(
                    .noSuchFile, .error, "there is no such file or folder", at: .path(path),
                    help: files.nearest(to: path) ?? "name a schema, or a folder of schemas"))
            return []
        }
    }

    /// Schemas in a folder and in the folders in it, by their paths from where the search began. Hidden files and
    /// folders are left out; links to folders are not followed, so that no search goes round in a circle.
    private func schemas(in root: String, below folder: String) throws(FileFault) -> [String] {
        var names: [String] = []
        for name in try files.names(in: FilePath.join(root, folder)) where !name.hasPrefix(".") {
            let path = FilePath.join(folder, name)
            switch try files.kind(of: FilePath.join(root, path)) {
            case .folder: names += try schemas(in: root, below: path)
            case .file where Self.isSchema(name): names.append(path)
            case let kind where Self.isSchema(name):
                let target = try files.target(of: FilePath.join(root, path))
                if target == .file { names.append(path) } else { leaveOut(FilePath.join(root, path), kind, target) }
            default: continue
            }
        }
        return names
    }

    /// Who put something there under the name of a schema learns why it is not read.
    private func leaveOut(_ path: String, _ kind: EntryKind?, _ target: EntryKind?) {
        let (what, help) =
            switch (kind, target) {
            case (nil, _): ("its name is not UTF-8", "rename it")
            case (.link, nil): ("the symbolic link leads nowhere", "mend it, or remove it")
            case (.link, .folder): ("links to folders are not followed", "name the folder as an input of its own")
            default: ("it is not a plain file", "write it into a file")
            }
        sink.report(Diagnostic(.unreadableFile, .warning, "is left out: \(what)", at: .path(path), help: help))
    }

    /// Whether a file has the name of a schema.
    static func isSchema(_ name: String) -> Bool {
        let name = name.lowercased()
        return name != configurationName && [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
    }
}

extension FileReading {
    /// The same for all ways to write a path of one file, through whatever links they lead.
    func identity(of path: String) -> String { resolved(path) ?? FilePath.normalized(path) }

    /// The question whether a path beside one that is not there was meant.
    func nearest(to path: String) -> String? {
        let folder = FilePath.folder(of: path)
        let names = (try? names(in: folder.isEmpty ? "." : folder)) ?? []
        let nearest = Spelling.nearest(to: FilePath.name(of: path), in: names.sorted())
        return nearest.map { "did you mean `\(FilePath.join(folder, $0))`?" }
    }
}

extension FileFault {
    var whileReading: Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "cannot be read: \(reason)", at: .path(path), help: help ?? "check the path")
    }

    /// `elsewhere` says how to write to another place.
    func whileWriting(elsewhere: String) -> Diagnostic {
        Diagnostic(
            .unwritableOutput, .error, "cannot be written: \(reason)", at: .path(path),
            help: help.map { "\($0), or \(elsewhere)" } ?? elsewhere)
    }
}
