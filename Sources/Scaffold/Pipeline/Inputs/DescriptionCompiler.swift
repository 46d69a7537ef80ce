import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldOpenAPI
import ScaffoldOutput
import ScaffoldSource

/// Reads descriptions of OpenAPI, the overlays that change them and the files that they refer to.
struct DescriptionCompiler {
    let reader: InputReader
    let configuration: Configuration
    let currentFolder: String
    let sink: DiagnosticSink

    /// Descriptions below one folder may refer to each other; each folder is read for itself. One that is named alone may
    /// refer to any file, as its author's editor does.
    func compile(_ documents: [ProtocolDocument], into model: ProtocolModel) -> ProtocolModel {
        var model = model
        var folders: [String] = []
        for document in documents where !folders.contains(document.input.folder) {
            folders.append(document.input.folder)
        }
        for folder in folders {
            let together = documents.filter { $0.input.folder == folder }
            let inputs = together.map { OpenAPIFrontend.Input(path: $0.input.name, root: overlaid($0)) }
            let areAlone = together.allSatisfy(\.input.isAlone)
            let shorten = { [currentFolder] path in
                FilePath.relative(FilePath.join(folder, path), to: folder, current: currentFolder)
            }
            let options = Reading.Options(
                acceptsNullableIn31: configuration.acceptsNullable, assertsFormats: configuration.formats == .assertion)
            let reading = Reading(
                model: model, sink: sink, options: options, paths: paths(in: folder),
                shorten: areAlone ? shorten : nil
            ) { path in
                if let schema = MetaSchemas.bytes(at: path) { return reader.builtIn(path, schema) }
                return path.contains(":")
                    ? .missing
                    : reader.referenced(
                        FilePath.normalized(FilePath.join(folder, path)), within: areAlone ? nil : folder)
            }
            OpenAPIFrontend.read(inputs, into: reading)
            model = reading.model
        }
        return model
    }

    /// The files of a folder by the addresses that the configuration gives them.
    private func paths(in folder: String) -> [String: String] {
        let pairs = configuration.documents.compactMap { setting in
            setting.address.map { ($0.text, setting.name) }
        }
        return Dictionary(
            pairs.filter { reader.isFile(FilePath.join(folder, $0.1)) }, uniquingKeysWith: { first, _ in first })
    }

    private func overlaid(_ document: ProtocolDocument) -> Node {
        var root = document.document.root
        let setting = configuration.documents.first { $0.name == document.input.name }
        for overlay in setting?.overlays ?? [] {
            switch reader.part(overlay.text) {
            case .document(let node): root = Overlay.apply(node, to: root, into: sink)
            case .missing:
                sink.error(
                    .noSuchFile, "there is no overlay `\(overlay.text)`", at: overlay.span,
                    help: "overlays are named by their path from the folder of the configuration")
            case .refused, .unreadable: break
            }
        }
        return root
    }
}
