import ScaffoldDiagnostics

extension ModelChecks {
    /// Aliases are written out where they are used, so one that leads back to itself, if only through its elements,
    /// would never end. The use that closes the circle becomes any JSON value.
    mutating func checkRecursiveAliases() {
        // Those that can hold no value at all were reported before.
        let ranks = RankAnalysis(model)
        var states: [TypeID: State] = [:]
        for index in model.types.indices where ranks.rank(of: TypeID(index: index)) == nil {
            states[TypeID(index: index)] = .done
        }
        for index in typeIndices { visit(TypeID(index: index), &states, depth: 0) }
    }

    private enum State {
        case open, done
    }

    /// Circles are short; a chain of aliases that is longer than any person writes is cut as well, for the stack's sake.
    private static let longestChain = 500

    private mutating func visit(_ id: TypeID, _ states: inout [TypeID: State], depth: Int) {
        guard states[id] == nil, case .alias(var use) = model[id].kind else { return }
        states[id] = .open
        follow(&use, &states, depth: depth)
        model[id].kind = .alias(use)
        states[id] = .done
    }

    private mutating func follow(_ use: inout TypeUse, _ states: inout [TypeID: State], depth: Int) {
        switch use.shape {
        case .scalar: break
        case .list(var element):
            follow(&element, &states, depth: depth)
            use.shape = .list(element)
        case .map(var value):
            follow(&value, &states, depth: depth)
            use.shape = .map(value)
        case .named(let id):
            guard case .alias = model[id].kind else { return }
            guard states[id] != .open, depth < Self.longestChain else {
                report(
                    .endlessType, "\(model[id].name.inWords) would have to be written inside of itself without end",
                    at: use.span, notes: [.init("it is declared here", at: .span(model[id].span))],
                    help: policy == .degrade
                        ? "any JSON value is taken for its elements" : "put a field between: `{ items: list<…> }`")
                use = TypeUse(.scalar(.json), isNullable: use.isNullable, span: use.span)
                return
            }
            visit(id, &states, depth: depth + 1)
        }
    }
}
