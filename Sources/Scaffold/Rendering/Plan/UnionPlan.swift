import ScaffoldModel
import ScaffoldNaming

/// How a reader tells the members of a union apart: by tags, by a key that only one requires, by the kind of value.
struct UnionPlan {
    private let context: RenderingContext
    private let union: UnionType
    /// The members that are objects with fields, by index.
    private let objects: [ObjectType?]
    /// How many of those have a key.
    private let counts: [String: Int]
    /// The members that can have keys which nobody names.
    private let open: [Int]

    init(context: RenderingContext, union: UnionType) {
        self.context = context
        self.union = union
        let objects = union.members.map { Self.object($0.type, in: context) }
        var counts: [String: Int] = [:]
        for object in objects {
            for key in Set(object?.fields.map(\.key) ?? []) { counts[key, default: 0] += 1 }
        }
        self.objects = objects
        self.counts = counts
        open = objects.indices.filter { index in
            guard let object = objects[index] else {
                return context.model.kinds(of: union.members[index].type).contains(.object)
            }
            if case .kept = object.otherKeys { return true }
            return false
        }
    }

    /// The arguments of `UnionChoice.Member` for a member, which is the case of this name and has these checks.
    func arguments(_ index: Int, case name: String, checks: [String]) -> String {
        let member = union.members[index]
        var arguments = ["\(context.type(of: member.type).text).self"]
        if !member.tags.isEmpty { arguments.append("tags: \(SwiftLiteral.strings(member.tags))") }
        if member.isDefault { arguments.append("isDefault: true") }
        if let key = tellingKey(index) { arguments.append("key: \(SwiftLiteral.string(key))") }
        if let kinds = kinds(of: member.type) { arguments.append("kinds: \(kinds)") }
        if Self.sayMore(checks), sharesKind(index) { arguments.append("as: Self.\(name)") }
        return arguments.joined(separator: ", ")
    }

    /// Whether checks of a value go beyond those that its type has.
    private static func sayMore(_ checks: [String]) -> Bool {
        checks.contains { $0 != "v.model(value)" && $0 != "v.models(value)" }
    }

    /// Whether a value can be of the kind of this member and of another one, so that its type alone does not tell it.
    private func sharesKind(_ index: Int) -> Bool {
        let kinds = context.model.kinds(of: union.members[index].type)
        return union.members.indices.contains {
            $0 != index && !kinds.isDisjoint(with: context.model.kinds(of: union.members[$0].type))
        }
    }

    /// The call that checks that the tag of a member, as `value`, leads to it; nil where there is none to check, or the
    /// member does so itself.
    func tagCheck(_ index: Int) -> String? {
        guard let tag = union.tag else { return nil }
        let use = context.resolve(union.members[index].type)
        if case .named(let id) = use.shape {
            switch context.model[id].kind {
            case .object(let object):
                if let place = object.fields.firstIndex(where: { $0.key == tag }) {
                    let argument = use.isNullable ? "of: value" : self.tag(object.fields[place], id, place)
                    return "v.tag(\(argument), Self.choice, \(index))"
                }
                guard case .kept = object.otherKeys else { return nil }
            case .union(let inner): if isContained(inner, in: union.members[index]) { return nil }
            case .enumeration, .wrapper, .alias: break
            }
        }
        guard context.model.kinds(of: use).contains(.object) else { return nil }
        return "v.tag(of: value, Self.choice, \(index))"
    }

    /// The argument that says which tag a model has. What is deprecated, or has no text, is found in its JSON.
    private func tag(_ field: Field, _ id: TypeID, _ place: Int) -> String {
        let resolved = context.resolve(field.type)
        let isPlain = !field.isDeprecated && (field.isRequired || !resolved.isNullable) && isText(resolved)
        guard isPlain else { return "of: value" }
        return "value." + SwiftIdentifier.escaped(context.names[id].members[place])
    }

    private func isText(_ use: TypeUse) -> Bool {
        if case .scalar(.string) = use.shape { return true }
        guard case .named(let id) = use.shape, case .enumeration(let list) = context.model[id].kind else {
            return false
        }
        return list.rawType == .string
    }

    /// Whether every tag that a union within this one accepts leads to it here.
    private func isContained(_ inner: UnionType, in member: UnionType.Member) -> Bool {
        inner.tag == union.tag
            && inner.members.allSatisfy { !$0.tags.isEmpty && !$0.isDefault && Set($0.tags).isSubset(of: member.tags) }
    }

    /// The first key that a member requires and no other one can have.
    private func tellingKey(_ index: Int) -> String? {
        guard let own = objects[index], open.allSatisfy({ $0 == index }) else { return nil }
        return own.fields.first { $0.isRequired && $0.key != union.tag && counts[$0.key] == 1 }?.key
    }

    private static func object(_ use: TypeUse, in context: RenderingContext) -> ObjectType? {
        guard case .named(let id) = context.resolve(use).shape, case .object(let object) = context.model[id].kind
        else { return nil }
        return object
    }

    private func kinds(of use: TypeUse) -> String? {
        let names = context.model.kinds(of: use).runtimeNames
        if names.isEmpty { return nil }
        return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
    }
}
