import ScaffoldModel
import ScaffoldNaming

/// Which declared types have anything to check, in themselves or in what they hold; the others are not visited.
struct CheckedTypes: Sendable {
    private let ids: Set<TypeID>

    init(_ model: ProtocolModel) {
        var ids: Set<TypeID> = []
        var users: [TypeID: [TypeID]] = [:]
        for index in model.types.indices {
            let id = TypeID(index: index)
            let uses = model[id].kind.uses
            switch model[id].kind {
            case .enumeration, .union: ids.insert(id)
            case .object, .alias, .wrapper:
                if !model[id].constraints.isEmpty || uses.haveConstraints { ids.insert(id) }
            }
            for use in uses {
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
