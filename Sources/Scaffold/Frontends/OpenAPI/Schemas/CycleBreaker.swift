import ScaffoldDiagnostics
import ScaffoldModel

/// Finds declarations that stand for themselves (`A: {$ref: B}`, `B: {$ref: A}`; a union that is its own member), and
/// makes them any JSON value.
struct CycleBreaker {
    let reading: Reading

    func breakCycles(of ids: [TypeID]) {
        let suspects = cyclic(among: ids)
        // What was cut before may have been all that closed a circle.
        for id in ids where suspects.contains(id) && reaches(id, from: id) { cut(id) }
    }

    /// Those that are part of a circle, found in one walk: a chain of declarations may be as long as a document.
    private func cyclic(among ids: [TypeID]) -> Set<TypeID> {
        var numbers: [TypeID: Int] = [:]
        var nodes: [TypeID] = []
        var edges: [[Int]] = []
        func number(_ id: TypeID) -> Int {
            if let known = numbers[id] { return known }
            numbers[id] = nodes.count
            nodes.append(id)
            return nodes.count - 1
        }
        for id in ids { _ = number(id) }
        while edges.count < nodes.count { edges.append(next(nodes[edges.count]).map(number)) }
        let components = StrongComponents(edges)
        let isCyclic = components.isCyclic(edges)
        return Set(nodes.indices.lazy.filter { isCyclic[components.component[$0]] }.map { nodes[$0] })
    }

    private func cut(_ id: TypeID) {
        let declaration = reading.model[id]
        guard case .union(var union) = declaration.kind else {
            reading.sink.warning(
                .referenceCycle, "\(name(declaration)) stands for itself; any JSON value is accepted",
                at: declaration.span, help: "say what it is, such as `type: object`")
            reading.model[id].kind = .alias(TypeUse(.scalar(.json), span: declaration.span))
            return
        }
        union.members.removeAll { member in
            guard case .named(let type) = member.type.shape, type == id || reaches(id, from: type) else { return false }
            reading.sink.warning(
                .referenceCycle, "\(name(declaration)) is a member of itself; this member is left out",
                at: member.type.span, help: "remove it")
            return true
        }
        reading.model[id].kind =
            union.members.isEmpty ? .alias(TypeUse(.scalar(.json), span: declaration.span)) : .union(union)
    }

    private func name(_ declaration: TypeDeclaration) -> String {
        if case .declared(let name) = declaration.name.origin { "`\(name)`" } else { "the schema" }
    }

    /// Whether a value of `start` can be a value of `id` without being inside of anything.
    private func reaches(_ id: TypeID, from start: TypeID) -> Bool {
        var visited: Set<TypeID> = []
        var open = next(start)
        while let type = open.popLast() {
            if type == id { return true }
            if visited.insert(type).inserted { open += next(type) }
        }
        return false
    }

    private func next(_ id: TypeID) -> [TypeID] {
        switch reading.model[id].kind {
        case .alias(let use): if case .named(let type) = use.shape { [type] } else { [] }
        case .union(let union):
            union.members.compactMap { if case .named(let type) = $0.type.shape { type } else { nil } }
        case .object, .enumeration, .wrapper: []
        }
    }
}
