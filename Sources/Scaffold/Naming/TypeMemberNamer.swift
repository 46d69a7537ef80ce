import ScaffoldModel

/// Names fields, cases and union members.
struct TypeMemberNamer {
    let model: ProtocolModel
    let context: NamingContext
    let types: [NamedType]
    /// The names of all types.
    let typeNames: Set<String>

    func members(of id: TypeID) -> [String] {
        let type = model[id]
        return switch type.kind {
        case .object(let object): fields(object, of: type)
        case .enumeration(let enumeration): cases(enumeration, of: type)
        case .union(let union): members(union, of: id)
        case .alias, .wrapper: []
        }
    }

    private func fields(_ object: ObjectType, of type: TypeDeclaration) -> [String] {
        let document = model[type.document]
        let entries = object.fields.map { field in
            MemberScope.Entry(
                text: field.key, chosen: context.chosenName(of: field, in: document), span: field.span,
                pointer: field.pointer)
        }
        return MemberScope(context: context, what: "fields", reserved: SwiftKeywords.modelMembers.union(typeNames))
            .names(entries)
    }

    private func cases(_ enumeration: EnumerationType, of type: TypeDeclaration) -> [String] {
        let document = model[type.document]
        let entries = enumeration.cases.map { item in
            let chosen = context.chosenName(
                item.pointer, in: document, explicit: nil, at: item.span)
            return MemberScope.Entry(
                text: item.name ?? item.value, chosen: chosen, span: item.span, pointer: item.pointer)
        }
        return MemberScope(context: context, what: "cases", reserved: SwiftKeywords.enumerationMembers).names(entries)
    }

    /// The members of a union have no names of their own: they get their types', then their tags, then their number.
    private func members(_ union: UnionType, of id: TypeID) -> [String] {
        var names = union.members.map { name($0.namesake ?? $0.type) }
        let shared = names.filter { name in names.count { $0 == name } > 1 }
        for (index, member) in union.members.enumerated() where shared.contains(names[index]) {
            names[index] = member.tags.first.map(Folding.member) ?? names[index]
        }
        for index in names.indices.dropFirst() where names[..<index].contains(names[index]) {
            names[index] += "\(index + 1)"
        }
        let isTaken = { (name: String) in
            typeNames.contains(name) || SwiftKeywords.unionMembers.contains(name)
                || SwiftKeywords.unusableMembers.contains(name)
        }
        names = names.map { isTaken($0) ? $0 + "_" : $0 }
        choose(&names, of: union, id, isTaken: isTaken)
        return names
    }

    /// Puts in the names that a person chose. What a member that is written in place is called goes by its type's.
    private func choose(_ names: inout [String], of union: UnionType, _ id: TypeID, isTaken: (String) -> Bool) {
        for (index, member) in union.members.enumerated() {
            guard let pointer = model.place(of: member),
                let chosen = context.chosenName(
                    pointer, in: model[model[id].document], explicit: nil, at: member.type.span),
                let name = context.legal(chosen, isTaken: isTaken)
            else { continue }
            names[index] = name
            if let other = names.indices.first(where: { $0 != index && names[$0] == name }) {
                context.collision(
                    name, "members", at: chosen.span, with: union.members[other].type.span,
                    help: NamingContext.help(renaming: pointer))
            }
        }
    }

    private func name(_ use: TypeUse) -> String {
        switch use.shape {
        case .scalar(let scalar): scalar.rawValue
        case .list(let element): name(element) + "List"
        case .map(let value): name(value) + "Map"
        case .named(let id): Folding.member(types[id.index].identifier)
        }
    }
}

extension ProtocolModel {
    /// The place by which a member of a union can be named; nil where it has none, or shares it with its type.
    fileprivate func place(of member: UnionType.Member) -> String? {
        if case .named(let id) = (member.namesake ?? member.type).shape, self[id].pointer == member.pointer {
            return nil
        }
        return member.pointer
    }
}
