import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `model`: objects by example. `!A` was kept in a database, `A < B` extends B.
extension Bee1Reader {
    mutating func readModels(_ entries: [NodeEntry]) {
        var found: [(id: TypeID, entry: NodeEntry, name: String)] = []
        var bases: [TypeID: Inheritance.Base] = [:]
        for entry in entries {
            guard let key = modelKey(entry.key) else { continue }
            if let first = models[key.name] ?? enumerations[key.name] {
                sink.warning(
                    .duplicateType, "`\(key.name)` is declared twice; this one is left out", at: entry.key.span,
                    notes: [.init("the first is here", at: .span(model[first].span))], help: "rename one of them")
                continue
            }
            let id = model.add(
                TypeDeclaration(
                    name: .declared(key.name), kind: .object(ObjectType()), document: document,
                    documentation: Documentation(text: entry.key.commentAbove ?? ""),
                    pointer: (Pointer.root / "model" / key.name).text, span: entry.key.span))
            models[key.name] = id
            bases[id] = key.base
            found.append((id, entry, key.name))
        }
        for (id, entry, name) in found { readModel(entry.value, name, as: id) }
        Inheritance(bases: bases, types: models, severity: .warning, sink: sink).flatten(&model)
    }

    private func modelKey(_ node: Node) -> (name: String, base: Inheritance.Base?)? {
        let text = node.text
        let parts = text.split(separator: "<", omittingEmptySubsequences: false).map { $0.trimmed }
        let name = parts[0].first.map { "!！".contains($0) } == true ? parts[0].dropFirst().trimmed : parts[0]
        guard !name.isEmpty, parts.count <= 2, parts.count == 1 || !parts[1].isEmpty else {
            sink.warning(
                .impossibleName, "`\(text)` is no name of a model; it is left out", at: node.span,
                help: "write `NAME`, or `NAME < BASE`")
            return nil
        }
        guard parts.count == 2 else { return (String(name), nil) }
        let start = text.utf8.distance(from: text.startIndex, to: parts[1].startIndex)
        let place = node.place(of: start..<start + parts[1].utf8.count)
        return (String(name), Inheritance.Base(name: String(parts[1]), span: place))
    }

    private mutating func readModel(_ node: Node, _ name: String, as id: TypeID) {
        let place = SamplePlace(owner: .type(id), path: [], pointer: Pointer.root / "model" / name)
        if node.kind == .mapping {
            fill(id, withSamples: [node], at: place)
        } else {
            model[id].kind = .alias(infer([node], at: place.inside(.value, name: nil)))
        }
    }
}
