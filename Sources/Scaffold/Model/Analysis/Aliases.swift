/// What the aliases of a model stand for, each found once: a chain of them may be as long as a document, and is asked of
/// at every link.
package struct Aliases: Sendable {
    /// By the index of the type's id; nil for what is no alias.
    private let targets: [TypeUse?]

    package init(_ model: ProtocolModel) {
        var targets = [TypeUse?](repeating: nil, count: model.types.count)
        for index in model.types.indices {
            var chain: [(index: Int, use: TypeUse)] = []
            var next = index
            while targets[next] == nil, case .alias(let use) = model.types[next].kind, chain.count < targets.count {
                chain.append((next, use))
                guard case .named(let id) = use.shape else { break }
                next = id.index
            }
            // From the end of the chain, where all that a link leads to is known.
            while let (index, use) = chain.popLast() { targets[index] = Self.resolve(use, targets) }
        }
        self.targets = targets
    }

    /// A type with its aliases followed to the end, as `ProtocolModel.resolve` does.
    package func resolve(_ use: TypeUse) -> TypeUse { Self.resolve(use, targets) }

    private static func resolve(_ use: TypeUse, _ targets: [TypeUse?]) -> TypeUse {
        guard case .named(let id) = use.shape, let target = targets[id.index] else { return use }
        return use.following(target)
    }
}
