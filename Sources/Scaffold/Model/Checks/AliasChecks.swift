import ScaffoldDiagnostics

extension ModelChecks {
    /// Aliases are written out where they are used, so one that leads back to itself, if only through its elements, would
    /// never end. The use that closes the circle becomes any JSON value under every policy, since all that follows
    /// aliases relies on their end.
    mutating func checkRecursiveAliases() {
        let targets = model.aliasTargets
        let edges = targets.map { $0.map { [$0.index] } ?? [] }
        let components = StrongComponents(edges)
        let isCyclic = components.isCyclic(edges)
        // An alias has one target, so a component is one circle; it is cut where it comes back to its first member.
        var isCut = Set<Int>()
        for index in typeIndices where isCyclic[components.component[index]] {
            guard isCut.insert(components.component[index]).inserted else { continue }
            var last = TypeID(index: index)
            while let next = targets[last.index], next.index != index { last = next }
            cut(last, leadingTo: TypeID(index: index))
        }
    }

    private mutating func cut(_ id: TypeID, leadingTo first: TypeID) {
        guard case .alias(var use) = model[id].kind else { return }
        let target = model[first]
        let name = if case .declared(let name) = target.name.origin { name } else { "Tree" }
        report(
            .endlessType, "\(target.name.inWords) would have to be written inside of itself without end",
            at: use.innermost.span,
            notes: id == first ? [] : [.init("it is declared here", at: .span(target.span))],
            help: policy == .degrade
                ? "any JSON value is taken for its elements"
                : "say what it is, or put a field between: `\(name): { items: list<\(name)> }`")
        use.update { inner in
            if case .named = inner.shape { inner.shape = .scalar(.json) }
        }
        model[id].kind = .alias(use)
    }
}

extension ProtocolModel {
    /// The type that each alias leads to, by itself or through its elements; nil for what is none.
    var aliasTargets: [TypeID?] {
        types.map { type in
            guard case .alias(let use) = type.kind, let id = use.namedType else { return nil }
            return id
        }
    }
}
