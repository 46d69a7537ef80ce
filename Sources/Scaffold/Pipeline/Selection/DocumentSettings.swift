import ScaffoldDiagnostics
import ScaffoldModel

/// Carries out what the configuration says of single documents: namespaces and selections.
struct DocumentSettings {
    let settings: [Configuration.Document]
    let sink: DiagnosticSink

    func apply(to model: ProtocolModel) -> ProtocolModel {
        var model = model
        let names = model.documents.map(\.path)
        for setting in settings where !names.contains(setting.name) {
            let nearest = Spelling.nearest(to: setting.name, in: names).map { "did you mean `\($0)`?" }
            sink.error(
                .invalidConfiguration, "there is no document `\(setting.name)` among the inputs", at: setting.span,
                help: nearest ?? "documents are called by their path in the folder that was given")
        }
        for index in model.documents.indices {
            guard let namespace = setting(names[index])?.namespace else { continue }
            model[DocumentID(index: index)].namespace = namespace
        }
        return select(from: model)
    }

    private func setting(_ name: String) -> Configuration.Document? { settings.first { $0.name == name } }

    private func select(from model: ProtocolModel) -> ProtocolModel {
        guard settings.contains(where: { $0.selection != nil }) else { return model }
        let filters = model.documents.map { document in
            setting(document.path)?.selection.map(MessageFilter.init)
        }
        for (index, filter) in filters.enumerated() {
            filter?.reportIdleEntries(model.messages.filter { $0.document.index == index }, into: sink)
        }
        var closure = ModelClosure(model)
        for (index, message) in model.messages.enumerated()
        where filters[message.document.index]?.keeps(message) ?? true {
            closure.add(MessageID(index: index))
        }
        for (index, type) in model.types.enumerated() where filters[type.document.index] == nil {
            closure.add(TypeID(index: index))
        }
        return model.keeping(closure)
    }
}
