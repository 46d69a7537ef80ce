import ScaffoldDiagnostics
import ScaffoldModel

/// Carries out what the configuration says of single documents: namespaces and selections.
struct DocumentSettings {
    let settings: [Configuration.Document]
    let sink: DiagnosticSink

    func apply(to model: ProtocolModel) -> ProtocolModel {
        var model = model
        for index in model.documents.indices {
            guard let namespace = setting(model.documents[index].path)?.namespace else { continue }
            model[DocumentID(index: index)].namespace = namespace.text
            model[DocumentID(index: index)].namespaceSpan = namespace.span
        }
        return select(from: model)
    }

    private func setting(_ name: String) -> Configuration.Document? { settings.first { $0.name == name } }

    private func select(from model: ProtocolModel) -> ProtocolModel {
        var selections: [DocumentID: Selection] = [:]
        for (index, document) in model.documents.enumerated() {
            selections[DocumentID(index: index)] = setting(document.path)?.selection?.values
        }
        let (selected, misses) = model.selecting(selections)
        for miss in misses { report(miss, in: model) }
        return selected
    }

    /// An entry that names nothing is a mistake: the person would miss code without knowing why.
    private func report(_ miss: SelectionMiss, in model: ProtocolModel) {
        guard let setting = setting(model[miss.document].path), let span = setting.selection?.span(of: miss) else {
            return
        }
        let nearest = Spelling.question(about: miss.value, among: miss.known)
        sink.error(
            .invalidConfiguration, "no message of the document has the \(miss.criterion.rawValue) `\(miss.value)`",
            at: span,
            help: nearest ?? "`scaffold inspect model` lists the messages")
    }
}
