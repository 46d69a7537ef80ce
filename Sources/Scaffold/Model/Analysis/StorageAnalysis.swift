/// Which stored values stand on the heap, in a box or an indirect case: those that would contain their own type, and
/// those so large that the code that copies them would be written again inside everything that holds them.
///
/// Types that contain each other by value, through fields and union members but not through lists and maps, form a
/// component; a field whose type is of the component of its owner is boxed. A cycle of unions alone has no field to
/// box, so such cases are indirect.
package struct StorageAnalysis: Sendable {
    /// The weight above which a value is not held in place: Swift writes the code that copies, assigns and destroys a
    /// value again for each type that holds it. With 8 the code was hardly smaller than with this.
    private static let limit = 32

    /// By type: the component of those that hold each other.
    private let components: [Int]
    /// By component: whether its types contain themselves.
    private let isCyclic: [Bool]
    /// By type: the component of those that hold each other without an object in between.
    private let unions: [Int]
    /// By component of `unions`: whether its types contain themselves.
    private let isCyclicUnion: [Bool]
    /// By type: how much there is to copy and to release in a value of it.
    private var weights: [Int]

    package init(_ model: ProtocolModel) {
        let edges = model.types.map { Self.contained(in: $0.kind) }
        let all = StrongComponents(edges)
        components = all.component
        isCyclic = all.isCyclic(edges)
        let withoutFields = model.types.indices.map { index -> [Int] in
            if case .object = model.types[index].kind { [] } else { edges[index] }
        }
        let inUnions = StrongComponents(withoutFields)
        unions = inUnions.component
        isCyclicUnion = inUnions.isCyclic(withoutFields)
        weights = [Int](repeating: 0, count: model.types.count)
        weigh(model)
    }

    /// Whether a property of `owner`, or of a request where it is nil, is stored in a box.
    package func needsBox(_ use: TypeUse, in owner: TypeID?) -> Bool {
        guard case .named(let id) = use.shape else { return false }
        return isRecursive(id, in: owner) || weights[id.index] > Self.limit
    }

    /// Whether the case of `union`, or of the answers of a message where it is nil, that holds this type is indirect.
    package func isIndirect(_ use: TypeUse, in union: TypeID?) -> Bool {
        guard case .named(let id) = use.shape else { return false }
        if weights[id.index] > Self.limit { return true }
        guard let union else { return false }
        return unions[id.index] == unions[union.index] && isCyclicUnion[unions[id.index]]
    }

    private func isRecursive(_ id: TypeID, in owner: TypeID?) -> Bool {
        guard let owner else { return false }
        return components[id.index] == components[owner.index] && isCyclic[components[id.index]]
    }

    private static func contained(in kind: TypeDeclaration.Kind) -> [Int] {
        // Other keys are a map, which holds its values by reference.
        let uses = if case .object(let object) = kind { object.fields.map(\.type) } else { kind.uses }
        return uses.compactMap { if case .named(let id) = $0.shape { id.index } else { nil } }
    }

    // MARK: - Weights

    /// What a type holds in place is weighed before it: smaller components first, and objects first within one, since
    /// their fields of the same component are boxed.
    private mutating func weigh(_ model: ProtocolModel) {
        func rank(_ index: Int) -> (Int, Int) {
            if case .object = model.types[index].kind { return (components[index], -1) }
            return (components[index], unions[index])
        }
        for index in model.types.indices.sorted(by: { rank($0) < rank($1) }) {
            weights[index] = weight(of: model.types[index].kind, TypeID(index: index))
        }
    }

    private func weight(of kind: TypeDeclaration.Kind, _ id: TypeID) -> Int {
        // The compiler needs time for every level of values in values, even where there is next to nothing in them.
        let ofItsOwn = 2
        return switch kind {
        case .object(let object):
            object.fields.reduce(ofItsOwn) { sum, field in
                let weight = needsBox(field.type, in: id) ? 1 : weight(of: field.type.shape)
                return sum + (field.isRequired && !field.type.isNullable ? weight : 2 * weight)
            }
        case .enumeration: ofItsOwn
        case .union(let union):
            union.members.reduce(ofItsOwn) { $0 + (isIndirect($1.type, in: id) ? 1 : weight(of: $1.type.shape)) }
        case .alias(let use), .wrapper(let use):
            weight(of: use.shape)
        }
    }

    private func weight(of shape: TypeUse.Shape) -> Int {
        switch shape {
        case .named(let id): weights[id.index]
        case .list, .map: 1
        case .scalar(let scalar): Self.weight(of: scalar)
        }
    }

    private static func weight(of scalar: Scalar) -> Int {
        switch scalar {
        case .bool, .int, .int32, .int64, .uint, .uint32, .uint64, .float, .double, .decimal, .date, .dateTime, .uuid,
            .null:
            0
        case .string: 1
        case .url, .bytes, .binary, .json, .upload: 2
        }
    }
}
