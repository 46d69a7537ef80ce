/// Which stored properties go through a box: those that would contain their own type, and those of a value in which too
/// many others are.
///
/// Types that contain each other by value, through fields and union members but not through lists and maps, form a
/// component; a field whose type is of the component of its owner is boxed. A cycle of unions alone has no field to
/// box, so such unions are indirect.
package struct StorageAnalysis: Sendable {
    /// Time and space that the Swift compiler needs for values in values grow with the cube of their depth.
    private static let deepest = 16

    private let components: [Int]
    /// By component: whether its types contain themselves.
    private let isCyclic: [Bool]
    private let indirect: Set<TypeID>
    /// By type: how many values are in each other there, without what is boxed.
    private var heights: [Int]

    package init(_ model: ProtocolModel) {
        let edges = model.types.map { Self.contained(in: $0.kind) }
        let all = StrongComponents(edges)
        components = all.component
        isCyclic = all.isCyclic(edges)
        let withoutFields = model.types.indices.map { index -> [Int] in
            if case .object = model.types[index].kind { [] } else { edges[index] }
        }
        let unions = StrongComponents(withoutFields)
        let cyclic = unions.isCyclic(withoutFields)
        indirect = Set(model.types.indices.filter { cyclic[unions.component[$0]] }.map { TypeID(index: $0) })
        heights = Array(repeating: 1, count: edges.count)
        // What a type contains comes before it.
        for index in edges.indices.sorted(by: { components[$0] < components[$1] }) {
            let hasFields = if case .object = model.types[index].kind { true } else { false }
            let unboxed = edges[index].filter {
                components[$0] != components[index] && !(hasFields && heights[$0] >= Self.deepest)
            }
            heights[index] += unboxed.map { heights[$0] }.max() ?? 0
        }
    }

    /// Whether a property of `owner` with this type is stored in a box.
    package func needsBox(_ use: TypeUse, in owner: TypeID) -> Bool {
        guard case .named(let id) = use.shape else { return false }
        let component = components[owner.index]
        return components[id.index] == component && isCyclic[component] || heights[id.index] >= Self.deepest
    }

    /// Whether a union holds itself without an object in between.
    package func isIndirect(_ union: TypeID) -> Bool { indirect.contains(union) }

    private static func contained(in kind: TypeDeclaration.Kind) -> [Int] {
        // Other keys are a map, which holds its values by reference.
        let uses = if case .object(let object) = kind { object.fields.map(\.type) } else { kind.uses }
        return uses.compactMap { if case .named(let id) = $0.shape { id.index } else { nil } }
    }
}
