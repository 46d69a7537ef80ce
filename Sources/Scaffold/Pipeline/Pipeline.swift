import ScaffoldBee
import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldNaming
package import ScaffoldOutput
import ScaffoldRendering

/// The stages in their order; nothing else knows it. One value is one run.
package struct Pipeline {
    /// The command line asks for something that cannot be.
    struct Misuse: Error {
        let message: String
    }

    let request: Request
    let files: any FileSystem
    let sink = DiagnosticSink()
    let reader: InputReader
    /// Hears of each stage that ended.
    let ended: (Stage) -> Void

    package init(_ request: Request, files: any FileSystem, ended: @escaping (Stage) -> Void = { _ in }) {
        self.request = request
        self.files = files
        self.ended = ended
        reader = InputReader(files: files, sink: sink)
    }

    /// A run on the disk of this machine.
    package init(_ request: Request, ended: @escaping (Stage) -> Void = { _ in }) {
        self.init(request, files: Disk(), ended: ended)
    }

    /// From inputs to the text of generated files. Every stage says all that is wrong, and hands on what is sound; only
    /// the last one is not reached where anything was wrong.
    func render(_ inputs: [Input]) throws(Misuse) -> [RenderedFile] {
        let configuration = try configure()
        let documents = reader.documents(inputs)
        ended(.read)
        let whole = compile(documents, configuration)
        ended(.model)
        let model = shape(whole, configuration)
        let names = name(model, of: whole, configuration)
        ended(.names)
        guard !sink.hasErrors else { return [] }
        let rendered = print(names, configuration)
        ended(.render)
        return rendered
    }

    func discover() -> [Input] {
        InputDiscovery(files: files, sink: sink, mustBeSchemas: !request.skipsUnknown).inputs(request.inputs)
    }

    func configure() throws(Misuse) -> Configuration {
        guard let path = try configurationPath() else { return Configuration() }
        guard let document = reader.document(path, mayBeEmpty: true) else { return Configuration() }
        var configuration = ConfigurationReader(folder: FilePath.folder(of: path), sink: sink)
        return configuration.read(document)
    }

    func compile(_ documents: [ProtocolDocument], _ configuration: Configuration) -> ProtocolModel {
        IdleSettings(documents: documents, reader: reader, sink: sink).report(configuration.documents)
        var model = ProtocolModel()
        for document in documents {
            guard case .bee(let family) = document.family else { continue }
            BeeFrontend.read(
                document.document, family: family, path: document.input.name, into: &model, reporting: sink)
        }
        let descriptions = documents.filter { $0.family.isDescription }
        let compiler = DescriptionCompiler(
            reader: reader, configuration: configuration, currentFolder: files.currentFolder, sink: sink)
        model = compiler.compile(descriptions, into: model)
        reader.refuseUnusedParts()
        return model
    }

    /// What the configuration leaves of a model, with the types that it asks for, divided where one type will not do.
    func shape(_ whole: ProtocolModel, _ configuration: Configuration) -> ProtocolModel {
        let retyping = Overrides(model: whole, sink: sink).retyping(configuration.types)
        let settings = DocumentSettings(settings: configuration.documents, sink: sink)
        return RequestTypes(of: settings.apply(to: retyping.apply(to: whole))).apply(reporting: sink)
    }

    /// Chooses the names of a model. `names:` may speak of places of the whole one that were not selected.
    func name(_ model: ProtocolModel, of whole: ProtocolModel, _ configuration: Configuration) -> NamedProtocol {
        let names = Overrides(model: whole, sink: sink).names(configuration.names)
        let options = NamingOptions(style: configuration.naming, overrides: names)
        return chooseNames(model, options: options, diagnostics: sink)
    }

    private func configurationPath() throws(Misuse) -> String? {
        let search = ConfigurationFile(files: files)
        if let path = request.configuration { return search.path(path, reporting: sink) }
        let found = search.paths(for: request.inputs)
        guard found.count > 1 else { return found.first }
        let list = found.map { "`\($0)`" }.joined(separator: " and ")
        throw Misuse(message: "the inputs have several configurations, \(list): name one with `--config`")
    }
}
