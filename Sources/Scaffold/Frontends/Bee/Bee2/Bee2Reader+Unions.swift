import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `A | B`, and the tags of a union.
extension Bee2Reader {
    /// Makes a union type of its members. `null` and `?` of a member make the union itself nullable, and what is left
    /// of one member is that member.
    mutating func makeUnion(
        _ members: [TypeSyntax], in node: Node, _ span: SourceSpan, at place: TypePlace, declaring declared: TypeID?
    ) -> TypeUse? {
        let flat = members.flatMap(\.unionMembers)
        var uses: [TypeUse] = []
        var isNullable = false
        for (index, member) in flat.enumerated() {
            guard var use = resolve(member, in: node, at: place.inside(.member(index + 1))) else { continue }
            isNullable = isNullable || use.isNullable
            use.isNullable = false
            if case .scalar(.null) = use.shape { isNullable = true } else { uses.append(use) }
        }
        guard let first = uses.first else { return nil }
        guard uses.count > 1 else {
            return TypeUse(first.shape, isNullable: isNullable, constraints: first.constraints, span: span)
        }
        let union = TypeDeclaration.Kind.union(UnionType(members: uses.map { UnionType.Member(type: $0) }))
        // A nullable union with a name is an alias of the union proper.
        if let declared, !isNullable {
            model[declared].kind = union
            return TypeUse(.named(declared), span: span)
        }
        let id = model.add(
            TypeDeclaration(
                name: .nested(in: place.owner, path: place.path.isEmpty ? [.value] : place.path), kind: union,
                document: document,
                pointer: place.pointer.text, span: span))
        return TypeUse(.named(id), isNullable: isNullable, span: span)
    }

    /// `$tag: kind`, and `$tags: { circle: Circle }` where the tags are not the names of the models.
    func readUnionTag(_ node: Node) -> (key: String, tags: Node?)? {
        guard let tag = node["$tag"], let key = text(tag, "`$tag`") else {
            if let tags = node.entry("$tags") {
                sink.error(
                    .missingKey, "`$tags` without `$tag`", at: tags.key.span, help: "name the key: `$tag: kind`")
            }
            return nil
        }
        return (key, node["$tags"])
    }

    mutating func readTags(_ node: Node, of use: TypeUse, at place: TypePlace, declaring declared: TypeID?) {
        guard let (key, tags) = readUnionTag(node) else { return }
        guard case .named(let id) = use.shape, case .union(var union) = model[id].kind,
            id == declared || model[id].name.isNested(in: place.owner)
        else {
            let place = node.entry("$tag")?.key.span ?? node.span
            return sink.error(
                .wrongKind, "`$tag` describes a union that is written beside it", at: place,
                help: "write the type as `A | B`")
        }
        union.tag = key
        for index in union.members.indices {
            guard case .named(let member) = union.members[index].type.shape,
                case .declared(let name) = model[member].name.origin
            else {
                sink.error(
                    .wrongKind, "a member of a tagged union must be a model", at: union.members[index].type.span,
                    help: "give it a name under `model`")
                continue
            }
            union.members[index].tags = tags.map { self.tags(in: $0, of: name) } ?? [name]
            if union.members[index].tags.isEmpty {
                sink.error(
                    .missingKey, "`\(name)` has no tag", at: tags?.span ?? node.span,
                    help: "add it to `$tags`: `\(name.lowercased()): \(name)`")
            }
        }
        if let tags { checkTags(tags, members: model.memberNames(of: union)) }
        model[id].kind = .union(union)
    }

    private func tags(in node: Node, of name: String) -> [String] {
        node.entries.filter { $0.value.text == name }.map(\.name)
    }

    private func checkTags(_ node: Node, members: [String]) {
        guard node.kind == .mapping else {
            return wrongKind(
                node, "`$tags`", expected: "a mapping of tags to models", help: "write `$tags: { circle: Circle }`")
        }
        for entry in node.entries where !members.contains(entry.value.text) {
            let nearest = Spelling.question(about: entry.value.text, among: members)
            sink.error(
                .unknownType, "`\(entry.value.text)` is no member of the union", at: entry.value.span,
                help: nearest ?? "add it to `$type`")
        }
    }
}

extension ProtocolModel {
    fileprivate func memberNames(of union: UnionType) -> [String] {
        union.members.compactMap { member in
            guard case .named(let id) = member.type.shape, case .declared(let name) = self[id].name.origin else {
                return nil
            }
            return name
        }
    }
}

extension TypeSyntax {
    /// The members of a union, those of unions within it among them.
    fileprivate var unionMembers: [TypeSyntax] {
        guard case .union(let members) = form, checks.isEmpty else { return [self] }
        var flat = members.flatMap(\.unionMembers)
        if isNullable { flat[0].isNullable = true }
        return flat
    }
}

extension TypeName {
    fileprivate func isNested(in place: Owner) -> Bool {
        if case .nested(let owner, _) = origin { owner == place } else { false }
    }
}
