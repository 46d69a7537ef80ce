import ScaffoldModel

/// The names that were folded already: most fields and cases of a protocol share theirs with others.
final class FoldedNames {
    private var members: [ExactText: String] = [:]
    private var types: [ExactText: String] = [:]

    /// `Folding.member` of a name.
    func member(_ name: String) -> String { Self.folded(name, &members, Folding.member) }

    /// `Folding.type` of a name.
    func type(_ name: String) -> String { Self.folded(name, &types, Folding.type) }

    private static func folded(
        _ name: String, _ known: inout [ExactText: String], _ fold: (String) -> String
    ) -> String {
        let key = ExactText(name)
        if let folded = known[key] { return folded }
        let folded = fold(name)
        known[key] = folded
        return folded
    }
}
