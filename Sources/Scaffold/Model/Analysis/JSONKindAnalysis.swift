extension ProtocolModel {
    /// The kinds of JSON values that a type is read from. A union in a circle of unions adds nothing.
    package func kinds(of use: TypeUse) -> JSONKinds {
        var path: Set<TypeID> = []
        return kinds(of: use, path: &path)
    }

    private func kinds(of use: TypeUse, path: inout Set<TypeID>) -> JSONKinds {
        let kinds: JSONKinds =
            switch use.shape {
            case .scalar(let scalar): scalar.kinds
            case .list: .list
            case .map: .object
            case .named(let id): self.kinds(of: id, path: &path)
            }
        return use.isNullable ? kinds.union(.null) : kinds
    }

    private func kinds(of id: TypeID, path: inout Set<TypeID>) -> JSONKinds {
        guard path.insert(id).inserted else { return [] }
        defer { path.remove(id) }
        switch self[id].kind {
        case .object: return .object
        case .enumeration(let list): return list.rawType == .string ? .string : .integer
        case .alias(let use), .wrapper(let use): return kinds(of: use, path: &path)
        case .union(let union):
            return union.members.reduce(into: JSONKinds()) { $0.formUnion(kinds(of: $1.type, path: &path)) }
        }
    }
}

extension Scalar {
    /// The kinds of JSON values that it is read from.
    package var kinds: JSONKinds {
        switch self {
        case .string, .date, .dateTime, .uuid, .url, .bytes, .binary, .upload: .string
        case .bool: .bool
        case .int, .int32, .int64, .uint, .uint32, .uint64: .integer
        case .float, .double, .decimal: .number
        case .json: .all
        case .null: .null
        }
    }
}
