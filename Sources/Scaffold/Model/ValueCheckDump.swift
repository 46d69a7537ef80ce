/// Checks over raw values as text, for `ModelDump`. A check that stands inside itself is written as its pointer.
struct ValueCheckDump {
    let model: ProtocolModel

    func text(of id: ValueCheckID) -> String {
        var path: [ValueCheckID] = []
        return text(of: id, path: &path)
    }

    private func text(of id: ValueCheckID, path: inout [ValueCheckID]) -> String {
        if path.contains(id) { return model[id].pointer }
        path.append(id)
        defer { path.removeLast() }
        return model[id].assertions.map { text(of: $0, path: &path) }.joined(separator: ", ")
    }

    private func text(of assertion: ValueCheck.Assertion, path: inout [ValueCheckID]) -> String {
        switch assertion {
        case .never: "never"
        case .kinds(let kinds): "kinds \(kinds.text)"
        case .rule(let rule): ModelDump.text(of: rule, in: model)
        case .reference(let id): labelled("ref", [id], &path)
        case .dynamicReference(let anchor, let id): labelled("dynamic \(anchor)", [id], &path)
        case .all(let ids): labelled("all", ids, &path)
        case .any(let ids): labelled("any", ids, &path)
        case .one(let ids): labelled("one", ids, &path)
        case .not(let id): labelled("not", [id], &path)
        case .conditional(let condition, let then, let otherwise):
            labelled("if", [condition], &path) + (then.map { " " + labelled("then", [$0], &path) } ?? "")
                + (otherwise.map { " " + labelled("else", [$0], &path) } ?? "")
        case .dependentChecks(let checks): named("dependent", checks, &path)
        case .required(let keys): "required \(keys.joined(separator: " "))"
        case .dependentRequired(let dependencies):
            "dependentRequired "
                + dependencies.map { "\($0.key): \($0.required.joined(separator: " "))" }.joined(separator: "; ")
        case .properties(let checks): named("properties", checks, &path)
        case .patternProperties(let checks): named("patterns", checks, &path)
        case .additionalProperties(let id): labelled("others", [id], &path)
        case .propertyNames(let id): labelled("names", [id], &path)
        case .unevaluatedProperties(let id): labelled("unevaluatedProperties", [id], &path)
        case .prefixItems(let ids): labelled("prefix", ids, &path)
        case .items(let id): labelled("items", [id], &path)
        case .contains(let id, let low, let high):
            labelled("contains \(low)...\(high.map(String.init) ?? "")", [id], &path)
        case .unevaluatedItems(let id): labelled("unevaluatedItems", [id], &path)
        }
    }

    private func labelled(_ label: String, _ ids: [ValueCheckID], _ path: inout [ValueCheckID]) -> String {
        label + " " + ids.map { "{\(text(of: $0, path: &path))}" }.joined(separator: " ")
    }

    private func named(_ label: String, _ checks: [ValueCheck.Named], _ path: inout [ValueCheckID]) -> String {
        label + " " + checks.map { "\($0.name) {\(text(of: $0.check, path: &path))}" }.joined(separator: " ")
    }
}

extension JSONKinds {
    fileprivate var text: String {
        let names: [(JSONKinds, String)] = [
            (.null, "null"), (.bool, "bool"), (.integer, "integer"), (.fraction, "fraction"), (.string, "string"),
            (.list, "list"), (.object, "object"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "|")
    }
}
