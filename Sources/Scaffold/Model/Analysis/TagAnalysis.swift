/// What the unions of a model say of the tags in the objects that are their members.
package struct TagAnalysis: Sendable {
    /// By object and key: for each union that tells the object apart by the key, the values that mean it.
    private var claims: [TypeID: [String: [[String]]]] = [:]

    package init(_ model: ProtocolModel) {
        for type in model.types {
            guard case .union(let union) = type.kind, let tag = union.tag else { continue }
            for member in union.members {
                for id in Self.objects(member.type, taggedBy: tag, in: model) {
                    claims[id, default: [:]][tag, default: []].append(member.tags)
                }
            }
        }
    }

    /// Whether a union tells an object apart by one of its keys.
    func isTag(_ key: String, of id: TypeID) -> Bool { claims[id]?[key] != nil }

    /// The only value that a key of an object can have in every union that tells the object apart by it; nil where there is
    /// none, or several will do.
    package func onlyValue(of key: String, in id: TypeID) -> String? {
        guard let lists = claims[id]?[key]?.filter({ !$0.isEmpty }), let first = lists.first, first.count == 1 else {
            return nil
        }
        return lists.allSatisfy { $0 == first } ? first[0] : nil
    }

    /// The objects that a member of a union can be. A union among them that has the same tag says more of its members.
    private static func objects(_ use: TypeUse, taggedBy tag: String, in model: ProtocolModel) -> [TypeID] {
        func declared(_ use: TypeUse) -> [TypeID] {
            [model.resolve(use).shape.named].compactMap { $0 }
        }
        let types = reachable(from: declared(use)) { id in
            guard case .union(let union) = model[id].kind, union.tag != tag else { return [] }
            return union.members.flatMap { declared($0.type) }
        }
        return types.filter { if case .object = model[$0].kind { true } else { false } }
    }
}
