/// Which types the code of a declaration names.
package enum TypeReferences {
    /// The types that a type's declaration names, each once, in order; through aliases too, whose inner types are
    /// written where the alias is used.
    package static func of(_ type: TypeDeclaration, in model: ProtocolModel) -> [TypeID] {
        collect(type.kind.uses, in: model)
    }

    /// The types that a message's declaration names.
    package static func of(_ message: MessageDeclaration, in model: ProtocolModel) -> [TypeID] {
        collect(message.writtenUses, in: model)
    }

    private static func collect(_ uses: [TypeUse], in model: ProtocolModel) -> [TypeID] {
        var ids: [TypeID] = []
        var seen: Set<TypeID> = []
        for use in uses { add(use, in: model, &seen, &ids) }
        return ids
    }

    private static func add(_ use: TypeUse, in model: ProtocolModel, _ seen: inout Set<TypeID>, _ ids: inout [TypeID]) {
        switch use.shape {
        case .scalar: break
        case .list(let element), .map(let element): add(element, in: model, &seen, &ids)
        case .named(let id):
            guard seen.insert(id).inserted else { return }
            ids.append(id)
            if case .alias(let target) = model[id].kind { add(target, in: model, &seen, &ids) }
        }
    }
}
