import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `enum`: cases by name, each with its number or text.
extension Bee1Reader {
    mutating func readEnumerations() {
        for entry in section("enum") {
            guard entry.value.kind == .mapping, entry.value.count > 0 else {
                wrongKind(entry.value, "the enumeration `\(entry.name)`", expected: "an object of cases")
                continue
            }
            let pointer = Pointer.root / "enum" / entry.name
            let declaration = TypeDeclaration(
                name: .declared(entry.name), kind: .enumeration(cases(of: entry.value, pointer)), document: document,
                documentation: Documentation(text: entry.key.commentAbove ?? ""), pointer: pointer.text,
                span: entry.key.span)
            enumerations[entry.name] = model.add(declaration)
        }
    }

    /// Numbers make an enumeration of integers only if all cases are; otherwise each counts as its text.
    private func cases(of node: Node, _ pointer: Pointer) -> EnumerationType {
        let isInteger = node.entries.allSatisfy { $0.value.int != nil }
        var result = EnumerationType(rawType: isInteger ? .integer : .string, cases: [])
        var seen: [String: SourceSpan] = [:]
        for entry in node.entries {
            guard let value = isInteger ? entry.value.int.map(String.init) : text(entry.value, "a case") else {
                continue
            }
            if !isInteger && entry.value.kind != .string {
                sink.warning(
                    .wrongKind, "the case `\(entry.name)` is no text, as other cases are", at: entry.value.span,
                    help: "write it in quotes")
            }
            if let first = seen[value] {
                sink.warning(
                    .duplicateKey, "two cases have the value `\(value)`; this one is left out", at: entry.value.span,
                    notes: [.init("the first is here", at: .span(first))], help: "remove one")
                continue
            }
            seen[value] = entry.value.span
            result.cases.append(
                EnumerationType.Case(
                    name: entry.name, value: value,
                    documentation: Documentation(text: entry.value.commentBehind ?? entry.key.commentAbove ?? ""),
                    pointer: (pointer / entry.name).text, span: entry.key.span))
        }
        return result
    }
}
