import ScaffoldDiagnostics

extension ModelChecks {
    /// Swift needs exponential time for types as `[[[[…]]]]`, so lists and maps in each other have a bound. Deeper ones
    /// hold any JSON value, where faults degrade.
    mutating func checkDepths() {
        let edges = model.aliasTargets.map { $0.map { [$0.index] } ?? [] }
        // Aliases are written out, so what one stands for must be known before it is used.
        let component = StrongComponents(edges).component
        var depths = [Int](repeating: 0, count: model.types.count)
        for index in model.types.indices.sorted(by: { (component[$0], $0) < (component[$1], $1) }) {
            if typeIndices.contains(index), isTooDeep(model.types[index].kind.uses, depths) {
                var kind = model.types[index].kind
                kind.updateUses { bound(&$0, depths) }
                model[TypeID(index: index)].kind = kind
            }
            if case .alias(let use) = model.types[index].kind { depths[index] = use.depth(depths) }
        }
        for index in messageIndices where isTooDeep(model.messages[index].uses, depths) {
            var message = model.messages[index]
            message.updateUses { bound(&$0, depths) }
            model[MessageID(index: index)] = message
        }
    }

    private static let deepest = 12

    private func isTooDeep(_ uses: [TypeUse], _ depths: [Int]) -> Bool {
        uses.contains { $0.depth(depths) > Self.deepest }
    }

    /// Inner types come first, so the one that is too deep by one is met once.
    private func bound(_ use: inout TypeUse, _ depths: [Int]) {
        guard use.depth(depths) == Self.deepest + 1 else { return }
        report(
            .tooDeep, "lists and maps are nested more than \(Self.deepest) deep", at: use.span,
            help: policy == .degrade
                ? "any JSON value is taken for what is deeper" : "put a field between: `{ items: list<…> }`")
        if policy == .degrade { use.shape = .scalar(.json) }
    }
}

extension TypeUse {
    /// How many lists and maps are in each other, those of aliases included.
    fileprivate func depth(_ aliases: [Int]) -> Int {
        switch shape {
        case .list(let element): 1 + element.depth(aliases)
        case .map(let value): 1 + value.depth(aliases)
        case .named(let id): aliases[id.index]
        case .scalar: 0
        }
    }
}
