/// How deep the smallest value of each type is: 0 for what can be empty, one more for every object or union around it.
///
/// A failed reader makes placeholders, and ends only if it goes down in rank (DECISIONS 23): a union falls back to its
/// member of the lowest rank. A type without a rank has no finite value at all.
package struct RankAnalysis: Sendable {
    private let ranks: [Int]

    package init(_ model: ProtocolModel) {
        var ranks = [Int](repeating: .max, count: model.types.count)
        // What a type uses comes before it, unless they use each other: a chain is done in one round.
        let component = StrongComponents(model.types.map(Self.used)).component
        let order = model.types.indices.sorted { (component[$0], $0) < (component[$1], $1) }
        var isChanging = true
        while isChanging {
            isChanging = false
            for index in order {
                let rank = Self.rank(of: model.types[index].kind, ranks)
                if rank < ranks[index] {
                    ranks[index] = rank
                    isChanging = true
                }
            }
        }
        self.ranks = ranks
    }

    /// The rank of a declared type; nil where no value of it can end.
    package func rank(of id: TypeID) -> Int? { Self.finite(ranks[id.index]) }

    /// The rank of a type where it is used.
    package func rank(of use: TypeUse) -> Int? { Self.finite(Self.rank(of: use, ranks)) }

    /// The member that a failed reader takes: the first of the lowest rank.
    package func fallback(of union: UnionType) -> Int? {
        let ranked = union.members.indices.compactMap { index in
            rank(of: union.members[index].type).map { (rank: $0, index: index) }
        }
        return ranked.min { $0.rank < $1.rank }?.index
    }

    private static func used(by type: TypeDeclaration) -> [Int] {
        type.kind.uses.compactMap { if case .named(let id) = $0.shape { id.index } else { nil } }
    }

    private static func finite(_ rank: Int) -> Int? { rank == .max ? nil : rank }

    private static func rank(of kind: TypeDeclaration.Kind, _ ranks: [Int]) -> Int {
        switch kind {
        case .enumeration: 0
        case .alias(let use): rank(of: use, ranks)
        case .wrapper(let use): next(rank(of: use, ranks))
        case .object(let object):
            next(object.fields.lazy.map { $0.isRequired ? rank(of: $0.type, ranks) : 0 }.max() ?? 0)
        case .union(let union): next(union.members.lazy.map { rank(of: $0.type, ranks) }.min() ?? 0)
        }
    }

    private static func next(_ rank: Int) -> Int { rank == .max ? .max : rank + 1 }

    private static func rank(of use: TypeUse, _ ranks: [Int]) -> Int {
        guard !use.isNullable, case .named(let id) = use.shape else { return 0 }
        return ranks[id.index]
    }
}
