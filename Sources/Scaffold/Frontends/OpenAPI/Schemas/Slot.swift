import ScaffoldModel

/// Where the type that a schema needs goes: into a declaration that is there already, or into a new one of this name.
struct Slot {
    var reserved: TypeID?
    var origin: TypeName.Origin

    /// The slot of a type written inside what this one is for.
    func inner(_ step: TypeName.Step) -> Slot {
        if let reserved { return Slot(origin: .nested(in: .type(reserved), path: [step])) }
        switch origin {
        case .nested(let owner, let path): return Slot(origin: .nested(in: owner, path: path + [step]))
        case .declared(let name): return Slot(origin: .declared(name + step.word))
        }
    }
}

extension TypeName.Step {
    /// What it adds to a name that has no owner.
    fileprivate var word: String {
        switch self {
        case .field(let key): " " + key
        case .item: " Item"
        case .value: " Value"
        case .member(let number): " Member \(number)"
        case .body: " Body"
        case .response(let status): " \(status.text)"
        case .content(let mediaType): " " + mediaType
        case .header(let name): " " + name
        case .request: " Request"
        }
    }
}
