import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `enum`: a list of values, or a mapping of case names to values.
extension Bee2Reader {
    mutating func readEnumerations() {
        guard let section = root["enum"] else { return }
        guard section.kind == .mapping else {
            return wrongKind(
                section, "`enum`", expected: "a mapping of names to cases", help: "write `List: [debuts, popular]`")
        }
        for entry in section.entries {
            let pointer = Pointer.root / "enum" / entry.name
            let values = cases(of: entry, pointer)
            let about = entry.value.kind == .mapping ? description(of: entry.value) : Description()
            declare(
                entry.name, entry.key, node: nil,
                TypeDeclaration(
                    name: .declared(entry.name, explicit: about.name), kind: .enumeration(values), document: document,
                    documentation: about.documentation, isDeprecated: about.isDeprecated, pointer: pointer.text,
                    span: entry.key.span))
        }
    }

    private func cases(of entry: NodeEntry, _ pointer: Pointer) -> EnumerationType {
        var found: [(name: String?, place: Node, value: Node)] = []
        switch entry.value.kind {
        case .list: found = entry.value.items.map { (nil, $0, $0) }
        case .mapping:
            let known = ["$doc", "$name", "$deprecated"]
            for key in entry.value.entries where key.name.hasPrefix("$") && !known.contains(key.name) {
                sink.unknownKey(key.name, in: "an enumeration", at: key.key.span, known: known)
            }
            found = entry.value.entries.filter { !$0.name.hasPrefix("$") }.map { ($0.name, $0.key, $0.value) }
        default: break
        }
        guard !found.isEmpty else {
            wrongKind(
                entry.value, "the enumeration `\(entry.name)`", expected: "a list or mapping of cases",
                help: "write `\(entry.name): [first, second]`")
            return EnumerationType(rawType: .string, cases: [])
        }
        return cases(found, isInteger: found[0].value.kind == .integer, pointer)
    }

    private func cases(
        _ found: [(name: String?, place: Node, value: Node)], isInteger: Bool, _ pointer: Pointer
    ) -> EnumerationType {
        var result = EnumerationType(rawType: isInteger ? .integer : .string, cases: [])
        var seen: [String: SourceSpan] = [:]
        for (name, place, node) in found {
            guard isInteger ? node.int != nil : node.kind == .string else {
                wrongKind(
                    node, "a case of this enumeration", expected: isInteger ? "a whole number" : "text",
                    help: isInteger ? "write all cases as numbers, or all in quotes" : "write it in quotes")
                continue
            }
            let value = isInteger ? "\(node.int ?? 0)" : node.text
            if let first = seen.updateValue(node.span, forKey: value) {
                sink.error(
                    .duplicateKey, "two cases have the value `\(value)`", at: node.span,
                    notes: [.init("the first is here", at: .span(first))], help: "remove one")
                continue
            }
            result.cases.append(
                EnumerationType.Case(
                    name: name, value: value, pointer: (pointer / (name ?? value)).text, span: place.span))
        }
        return result
    }

    /// Adds a type under its name; a second one of a name is an error that shows both.
    mutating func declare(_ name: String, _ key: Node, node: Node?, _ type: TypeDeclaration) {
        if BuiltinType.named(name) != nil || name == "list" || name == "map" {
            sink.error(
                .duplicateType, "`\(name)` is a type of the language", at: key.span, help: "choose another name")
        } else if let first = declared[name] {
            sink.error(
                .duplicateType, "`\(name)` is declared twice", at: key.span,
                notes: [.init("the first is here", at: .span(first.span))], help: "rename one of them")
            return
        }
        declared[name] = DeclaredType(id: model.add(type), span: key.span, node: node)
    }
}
