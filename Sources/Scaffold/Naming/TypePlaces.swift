import ScaffoldModel

/// Where each type stands: the innermost declaration around it that can hold it, and the steps that lead from there to
/// it, of which its name is made.
struct TypePlaces {
    struct Place {
        let scope: NameScope
        let steps: [TypeName.Step]
        /// How many types and messages are around it.
        let depth: Int
    }

    /// The Swift compiler needs exponential time for types that stand in each other: a second at fourteen, ten at
    /// eighteen. What the document nests deeper stands beside the innermost that it can stand in, by a name of all steps.
    private static let deepest = 8

    private let model: ProtocolModel
    /// The bodies that are spread, whose nested types move to the message.
    private let spread: Set<TypeID>
    /// For each nested type, by its owner and path: its id.
    private var nested: [TypeName.Origin: TypeID] = [:]
    private var places: [TypeID: Place] = [:]

    init(_ model: ProtocolModel, spread: Set<TypeID>) {
        self.model = model
        self.spread = spread
        for index in model.types.indices { nested[model.types[index].name.origin] = TypeID(index: index) }
    }

    mutating func place(_ id: TypeID) -> Place {
        if let known = places[id] { return known }
        let place = findPlace(of: id)
        places[id] = place
        return place
    }

    private mutating func findPlace(of id: TypeID) -> Place {
        guard case .nested(let owner, let path) = model[id].name.origin else {
            return Place(scope: .outermost(namespace: model[model[id].document].namespace), steps: [], depth: 0)
        }
        for length in stride(from: path.count - 1, to: 0, by: -1) {
            if let holder = nested[.nested(in: owner, path: Array(path[..<length]))], canHold(holder) {
                return inside(holder, Array(path[length...]))
            }
        }
        switch owner {
        case .message(let id): return Place(scope: .message(id), steps: path, depth: 1)
        case .type(let owner): return canHold(owner) ? inside(owner, path) : beside(owner, path)
        }
    }

    private mutating func inside(_ holder: TypeID, _ steps: [TypeName.Step]) -> Place {
        Place(scope: .type(holder), steps: steps, depth: place(holder).depth + 1)
    }

    private mutating func beside(_ owner: TypeID, _ path: [TypeName.Step]) -> Place {
        let place = place(owner)
        let first: [TypeName.Step] =
            switch model[owner].name.origin {
            case .declared(let name): [.field(name)]
            case .nested: spread.contains(owner) ? [] : place.steps
            }
        return Place(scope: place.scope, steps: first + path, depth: place.depth)
    }

    private mutating func canHold(_ id: TypeID) -> Bool {
        if case .alias = model[id].kind { return false }
        return !spread.contains(id) && place(id).depth < Self.deepest
    }
}
