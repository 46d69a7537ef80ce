import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `model`: objects, and types with a name.
extension Bee2Reader {
    /// A model's key and what it says: `Shot < Entity`.
    struct ModelKey {
        let name: String
        var base: Inheritance.Base?
    }

    mutating func readModels() {
        guard let section = root["model"] else { return }
        guard section.kind == .mapping else {
            return wrongKind(
                section, "`model`", expected: "a mapping of names to fields", help: "write `Shot: { id: int64 }`")
        }
        var found: [(key: ModelKey, entry: NodeEntry, id: TypeID)] = []
        for entry in section.entries {
            guard let key = modelKey(entry.key) else { continue }
            // Until it is read, a type is itself; one that says no more than its own name stays so.
            let id = TypeID(index: model.types.count)
            let span = entry.key.place(of: 0..<key.name.utf8.count)
            let placeholder = TypeDeclaration(
                name: .declared(key.name), kind: .alias(TypeUse(.named(id), span: span)), document: document,
                pointer: (Pointer.root / "model" / key.name).text, span: span)
            declare(key.name, entry.key, node: entry.value, placeholder)
            if model.types.count > id.index { found.append((key, entry, id)) }
        }
        for (key, entry, id) in found { readModel(key, entry.value, as: id) }
        let bases = found.compactMap { model in model.key.base.map { (model.id, $0) } }
        Inheritance(
            bases: Dictionary(uniqueKeysWithValues: bases), types: declared.mapValues(\.id), severity: .error,
            sink: sink
        ).flatten(&model)
    }

    /// modelkey = name , [ ws , "<" , ws , name ]
    private func modelKey(_ node: Node) -> ModelKey? {
        let text = node.text
        let parts = text.split(separator: "<", omittingEmptySubsequences: false)
        let names = parts.map { $0.trimmed }
        guard (1...2).contains(parts.count), names.allSatisfy({ $0.isTypeName }) else {
            sink.error(
                .impossibleName, "`\(text)` is no name of a model", at: node.span,
                help: "write a letter, then letters, digits, `_`, `.` or `-`; `Shot < Entity` extends a model")
            return nil
        }
        var key = ModelKey(name: String(names[0]))
        if names.count == 2 {
            let start = text.utf8.distance(from: text.startIndex, to: names[1].startIndex)
            let place = node.place(of: start..<start + names[1].utf8.count)
            key.base = Inheritance.Base(name: String(names[1]), span: place)
        }
        return key
    }

    private mutating func readModel(_ key: ModelKey, _ node: Node, as id: TypeID) {
        let place = TypePlace(owner: .type(id), path: [], pointer: Pointer.root / "model" / key.name)
        let isObject = node.kind == .mapping && node["$type"] == nil && node["$map"] == nil
        if isObject {
            fill(id, withObject: node)
            return
        }
        if let base = key.base {
            sink.error(
                .wrongKind, "only an object can extend another", at: base.span, help: "write `\(key.name): …` alone")
        }
        guard let field = readType(node, at: place, declaring: id) else {
            model[id].kind = .object(ObjectType())
            return
        }
        model[id].name.explicit = field.explicitName
        model[id].documentation = field.documentation
        model[id].isDeprecated = field.isDeprecated
        if let span = field.defaultSpan {
            sink.error(
                .invalidDefault, "a named type has no default", at: span,
                help: "write the default where the type is used")
        }
        if case .alias = model[id].kind { model[id].kind = .alias(field.type) }
    }
}

extension Substring {
    var trimmed: Substring {
        var result = self
        while result.utf8.first == 0x20 { result.unicodeScalars.removeFirst() }
        while result.utf8.last == 0x20 { result.unicodeScalars.removeLast() }
        return result
    }

    /// name = letter , { letter | digit | "_" | "." | "-" }
    var isTypeName: Bool {
        guard let first = utf8.first, TypeParser.isLetter(first) else { return false }
        return utf8.allSatisfy { TypeParser.isLetter($0) || TypeParser.isDigit($0) || "_.-".utf8.contains($0) }
    }
}
