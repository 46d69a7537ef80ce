/// All that a walk from some nodes comes to, those among it: each once, in the order in which a walk that goes deep first
/// meets it. With a list of what is open and not with a stack, since a chain may be as long as a document.
package func reachable<Node: Hashable>(from start: some Sequence<Node>, _ next: (Node) -> [Node]) -> [Node] {
    var reached: [Node] = []
    var visited: Set<Node> = []
    var open = Array(start.reversed())
    while let node = open.popLast() {
        guard visited.insert(node).inserted else { continue }
        reached.append(node)
        open += next(node).reversed()
    }
    return reached
}

/// Of `nodes`, those from which a walk among them comes to one of some, those among it.
func leading<Node: Hashable>(
    to targets: [Node], among nodes: some Sequence<Node>, _ next: (Node) -> [Node]
) -> Set<Node> {
    if targets.isEmpty { return [] }
    var users: [Node: [Node]] = [:]
    for node in nodes {
        for used in next(node) { users[used, default: []].append(node) }
    }
    return Set(reachable(from: targets) { users[$0] ?? [] })
}

extension ProtocolModel {
    /// The types that values of some types can hold, those among them.
    func typesHeld(by uses: [TypeUse]) -> Set<TypeID> {
        Set(reachable(from: uses.compactMap(\.namedType)) { self[$0].kind.usedTypes })
    }

    /// The types of which something is true, of themselves or of what they hold.
    package func typesHolding(where isMeant: (TypeDeclaration) -> Bool) -> Set<TypeID> {
        typesHolding(among: types.indices.map(TypeID.init), where: isMeant)
    }

    /// The same of some types, as if they were all.
    func typesHolding(among ids: some Sequence<TypeID>, where isMeant: (TypeDeclaration) -> Bool) -> Set<TypeID> {
        leading(to: ids.filter { isMeant(self[$0]) }, among: ids) { self[$0].kind.usedTypes }
    }
}

extension TypeDeclaration.Kind {
    fileprivate var usedTypes: [TypeID] { uses.compactMap(\.namedType) }
}
