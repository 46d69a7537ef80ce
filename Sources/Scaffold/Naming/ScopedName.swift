/// A declaration's name where it stands. Outside other types, case does not count, because each has a file (DECISIONS 10).
struct ScopedName: Hashable {
    private let scope: NameScope
    private let name: String

    init(_ name: String, in scope: NameScope) {
        self.scope = scope
        if case .outermost = scope { self.name = name.lowercased() } else { self.name = name }
    }
}
