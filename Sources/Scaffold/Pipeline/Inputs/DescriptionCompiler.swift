import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldOpenAPI
import ScaffoldOutput
import ScaffoldSource

/// Reads descriptions of OpenAPI, the overlays that change them and the files that they refer to.
///
/// A class, since a description asks for files while it is read.
final class DescriptionCompiler {
    private(set) var reader: InputReader
    private let configuration: Configuration
    private let currentFolder: String
    private let sink: DiagnosticSink

    init(reader: InputReader, configuration: Configuration, currentFolder: String, sink: DiagnosticSink) {
        self.reader = reader
        self.configuration = configuration
        self.currentFolder = currentFolder
        self.sink = sink
    }

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
            let options = Reading.Options(acceptsNullableIn31: configuration.acceptsNullable)
            let reading = Reading(
                model: model, sink: sink, options: options, shorten: areAlone ? shorten : nil
            ) { [self] path in
                reader.part(FilePath.normalized(FilePath.join(folder, path)))
            }
            OpenAPIFrontend.read(inputs, into: reading)
            model = reading.model
        }
        return model
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
            case .unreadable: break
            }
        }
        return root
    }
}
