import ScaffoldModel

/// The declared types of which something is true, of themselves or of what they hold.
struct HoldingTypes: Sendable {
    private let ids: Set<TypeID>

    init(_ model: ProtocolModel, where isMeant: (TypeDeclaration) -> Bool) {
        var ids: Set<TypeID> = []
        var users: [TypeID: [TypeID]] = [:]
        for index in model.types.indices {
            let id = TypeID(index: index)
            if isMeant(model[id]) { ids.insert(id) }
            for use in model[id].kind.uses {
                if let used = use.namedType { users[used, default: []].append(id) }
            }
        }
        var open = Array(ids)
        while let id = open.popLast() {
            for user in users[id] ?? [] where ids.insert(user).inserted { open.append(user) }
        }
        self.ids = ids
    }

    func contains(_ id: TypeID) -> Bool { ids.contains(id) }
}
