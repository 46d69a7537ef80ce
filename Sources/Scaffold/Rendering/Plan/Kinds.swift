import ScaffoldModel

/// The kinds of JSON values that a type can be.
struct Kinds: OptionSet {
    let rawValue: Int

    static let object = Kinds(rawValue: 1)
    static let array = Kinds(rawValue: 2)
    static let string = Kinds(rawValue: 4)
    static let integer = Kinds(rawValue: 8)
    static let number = Kinds(rawValue: 24)
    static let bool = Kinds(rawValue: 32)
    static let null = Kinds(rawValue: 64)
    static let any = Kinds(rawValue: 127)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(of use: TypeUse, in model: ProtocolModel) {
        var visited: Set<TypeID> = []
        self = Self.kinds(use, model, &visited)
    }

    /// As members of `BeeRuntime.JSONKinds`; none for any kind.
    var names: [String] {
        if self == .any { return [] }
        var names: [String] = []
        if contains(.object) { names.append(".object") }
        if contains(.array) { names.append(".array") }
        if contains(.string) { names.append(".string") }
        if contains(.number) { names.append(".number") } else if contains(.integer) { names.append(".integer") }
        if contains(.bool) { names.append(".bool") }
        if contains(.null) { names.append(".null") }
        return names
    }

    private static func kinds(_ use: TypeUse, _ model: ProtocolModel, _ visited: inout Set<TypeID>) -> Kinds {
        let resolved = model.resolve(use)
        let kinds: Kinds =
            switch resolved.shape {
            case .scalar(let scalar): Self.kinds(scalar)
            case .list: .array
            case .map: .object
            case .named(let id): Self.kinds(id, model, &visited)
            }
        return resolved.isNullable ? kinds.union(.null) : kinds
    }

    private static func kinds(_ id: TypeID, _ model: ProtocolModel, _ visited: inout Set<TypeID>) -> Kinds {
        switch model[id].kind {
        case .object: return .object
        case .enumeration(let enumeration): return enumeration.rawType == .string ? .string : .integer
        case .alias: return .any
        case .wrapper(let use): return kinds(use, model, &visited)
        case .union(let union):
            guard visited.insert(id).inserted else { return [] }
            return union.members.reduce(into: []) { $0.formUnion(kinds($1.type, model, &visited)) }
        }
    }

    private static func kinds(_ scalar: Scalar) -> Kinds {
        switch scalar {
        case .string, .date, .dateTime, .uuid, .url, .bytes, .binary, .upload: .string
        case .bool: .bool
        case .int, .int32, .int64, .uint, .uint32, .uint64: .integer
        case .float, .double, .decimal: .number
        case .json: .any
        case .null: .null
        }
    }
}
