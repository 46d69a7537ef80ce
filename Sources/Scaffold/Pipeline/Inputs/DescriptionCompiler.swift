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
    private let sink: DiagnosticSink

    init(reader: InputReader, configuration: Configuration, sink: DiagnosticSink) {
        self.reader = reader
        self.configuration = configuration
        self.sink = sink
    }

    /// Descriptions below one folder may refer to each other; each folder is read for itself.
    func compile(_ documents: [ProtocolDocument], into model: ProtocolModel) -> ProtocolModel {
        var model = model
        var folders: [String] = []
        for document in documents where !folders.contains(document.input.folder) {
            folders.append(document.input.folder)
        }
        for folder in folders {
            let inputs = documents.filter { $0.input.folder == folder }.map { document in
                OpenAPIFrontend.Input(path: document.input.name, root: overlaid(document))
            }
            let reading = Reading(model: model, sink: sink) { [self] path in
                reader.part(FilePath.join(folder, path))
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
