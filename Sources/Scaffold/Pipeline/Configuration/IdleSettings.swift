import ScaffoldDiagnostics
import ScaffoldOutput

/// Finds what the configuration says of single documents and has no effect: a mistake that nobody would see.
struct IdleSettings {
    let documents: [ProtocolDocument]
    let reader: InputReader
    let sink: DiagnosticSink

    func report(_ settings: [Configuration.Document]) {
        for setting in settings {
            let named = documents.filter { $0.input.name == setting.name }
            if named.isEmpty {
                reportMissing(setting)
            } else if !named.contains(where: \.family.isDescription) {
                reportForeign(setting)
            }
        }
    }

    /// One with nothing but an address may be a part of others. Of a document that could not be read nothing is known.
    private func reportMissing(_ setting: Configuration.Document) {
        guard !reader.unread.contains(where: { $0.name == setting.name }) else { return }
        guard setting.isAddressOnly else {
            let nearest = Spelling.question(about: setting.name, among: documents.map(\.input.name))
            return sink.error(
                .invalidConfiguration, "there is no document `\(setting.name)` among the inputs", at: setting.span,
                help: nearest ?? "documents are called by their path in the folder that was given")
        }
        let folders = Set((documents.map(\.input) + reader.unread).map(\.folder))
        guard !folders.contains(where: { reader.isFile(FilePath.join($0, setting.name)) }) else { return }
        sink.error(
            .invalidConfiguration, "there is no file `\(setting.name)` in the folder of inputs", at: setting.span,
            help: "files are called by their path in the folder that was given")
    }

    /// What only descriptions have, said of a document of Bee.
    private func reportForeign(_ setting: Configuration.Document) {
        func report(_ what: String, _ key: String, at span: SourceSpan) {
            sink.error(
                .invalidConfiguration,
                "\(what) for documents of OpenAPI and JSON Schema, and `\(setting.name)` is one of Bee", at: span,
                help: "remove `\(key)`")
        }
        if let overlay = setting.overlays.first { report("overlays are", "overlays", at: overlay.span) }
        if let address = setting.address { report("an address is", "address", at: address.span) }
    }
}

extension Configuration.Document {
    fileprivate var isAddressOnly: Bool {
        address != nil && namespace == nil && selection == nil && overlays.isEmpty
    }
}
