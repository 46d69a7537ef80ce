import ScaffoldModel

/// The names that were folded already: most fields and cases of a protocol share theirs with others.
final class FoldedNames {
    private var members: [ExactText: String] = [:]

    /// `Folding.member` of a name.
    func member(_ name: String) -> String {
        if let known = members[ExactText(name)] { return known }
        let folded = Folding.member(name)
        members[ExactText(name)] = folded
        return folded
    }
}
