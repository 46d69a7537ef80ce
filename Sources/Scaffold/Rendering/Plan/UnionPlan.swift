import ScaffoldModel

/// How a reader tells the members of a union apart: by tags, by a key that only one requires, by the kind of value.
struct UnionPlan {
    let context: RenderingContext
    let union: UnionType

    /// The arguments of `UnionChoice.Member` for a member.
    func arguments(_ index: Int) -> String {
        let member = union.members[index]
        var arguments = ["\(context.type(of: member.type).text).self"]
        if !member.tags.isEmpty { arguments.append("tags: \(SwiftLiteral.strings(member.tags))") }
        if member.isDefault { arguments.append("isDefault: true") }
        if let key = tellingKey(index) { arguments.append("key: \(SwiftLiteral.string(key))") }
        if let kinds = kinds(of: member.type) { arguments.append("kinds: \(kinds)") }
        return arguments.joined(separator: ", ")
    }

    /// The first key that a member requires and no other one can have.
    private func tellingKey(_ index: Int) -> String? {
        guard let own = object(union.members[index].type) else { return nil }
        var others: Set<String> = []
        for other in union.members.indices where other != index {
            let use = union.members[other].type
            if let object = object(use) {
                if case .kept = object.otherKeys { return nil }
                others.formUnion(object.fields.map(\.key))
            } else if context.model.kinds(of: use).contains(.object) {
                return nil
            }
        }
        return own.fields.first { $0.isRequired && $0.key != union.tag && !others.contains($0.key) }?.key
    }

    private func object(_ use: TypeUse) -> ObjectType? {
        guard case .named(let id) = context.model.resolve(use).shape, case .object(let object) = context.model[id].kind
        else { return nil }
        return object
    }

    private func kinds(of use: TypeUse) -> String? {
        let names = context.model.kinds(of: use).runtimeNames
        if names.isEmpty { return nil }
        return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    }
}
