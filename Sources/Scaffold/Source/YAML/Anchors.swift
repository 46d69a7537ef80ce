import ScaffoldDiagnostics

/// The anchors of one document and what their aliases would cost somebody who walks the tree: a node with an alias is
/// shared, yet read once more at each place.
struct Anchors {
    struct Anchor {
        let slot: UInt32
        /// The aliased nodes, counted at each of their places, when this one began.
        let aliasedBefore: Int
        /// The depth at which it stands, and the depth of the deepest node in it.
        let depth: Int
        var deepest: Int
        /// How many nodes it is, those of the aliases in it included; 0 until it has ended.
        var size = 0
    }

    /// What aliases may add to a document. Real ones stay below a thousandth of it.
    private static let mostAliasedNodes = 1_000_000

    private var byName: [String: Int] = [:]
    private var all: [Anchor] = []
    private var open: [Int] = []
    private var aliased = 0

    /// The names, for a suggestion.
    var names: [String] { byName.keys.sorted() }

    func anchor(_ name: String) -> Anchor? { byName[name].map { all[$0] } }

    /// A node with an anchor begins. The same name may come again; the last one counts.
    mutating func begin(_ name: String, slot: UInt32, depth: Int) {
        byName[name] = all.count
        open.append(all.count)
        all.append(Anchor(slot: slot, aliasedBefore: aliased, depth: depth, deepest: depth))
    }

    /// A node has ended at a depth; the next one will have the slot `next`.
    mutating func end(depth: Int, next: UInt32) {
        guard let index = open.last, all[index].depth == depth else { return }
        open.removeLast()
        all[index].size = Int(next - all[index].slot) + aliased - all[index].aliasedBefore
        reach(all[index].deepest)
    }

    /// A node stands at a depth, inside of every anchor that is open.
    mutating func reach(_ depth: Int) {
        guard let index = open.last else { return }
        all[index].deepest = max(all[index].deepest, depth)
    }

    /// An alias stands at a depth. False where that makes the document too large or too deep.
    mutating func use(_ anchor: Anchor, depth: Int) -> Bool {
        aliased += anchor.size
        let deepest = depth + anchor.deepest - anchor.depth
        reach(deepest)
        return aliased <= Self.mostAliasedNodes && deepest <= deepestNesting
    }
}
