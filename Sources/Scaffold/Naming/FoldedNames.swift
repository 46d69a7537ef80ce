/// The names that were folded already: most fields and cases of a protocol share theirs with others.
final class FoldedNames {
    private var members: [String: String] = [:]

    /// `Folding.member` of a name.
    func member(_ name: String) -> String {
        // Strings outside ASCII can be equal and not the same, and a name stays as it is written.
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return Folding.member(name) }
        if let known = members[name] { return known }
        let folded = Folding.member(name)
        members[name] = folded
        return folded
    }
}
