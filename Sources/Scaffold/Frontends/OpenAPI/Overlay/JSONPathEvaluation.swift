import ScaffoldSource

/// Finds the nodes that a query selects (RFC 9535, section 2).
struct JSONPathEvaluation {
    struct Match {
        let path: [NodeStep]
        let node: EditableNode
    }

    let root: EditableNode

    func select(_ segments: [JSONPath.Segment], from start: EditableNode) -> [Match] {
        var matches = [Match(path: [], node: start)]
        for segment in segments {
            switch segment {
            case .children(let selectors):
                matches = matches.flatMap { match in selectors.flatMap { select($0, in: match) } }
            case .descendants(let selectors):
                matches = matches.flatMap(descendants).flatMap { match in selectors.flatMap { select($0, in: match) } }
            }
        }
        return matches
    }

    /// A node and everything below it, parents first.
    private func descendants(_ match: Match) -> [Match] { [match] + children(match).flatMap(descendants) }

    private func children(_ match: Match) -> [Match] {
        match.node.entries.map { Match(path: match.path + [.key($0.key.text)], node: $0.value) }
            + match.node.items.enumerated().map { Match(path: match.path + [.index($0)], node: $1) }
    }

    private func select(_ selector: JSONPath.Selector, in match: Match) -> [Match] {
        switch selector {
        case .name(let name):
            return match.node[name].map { [Match(path: match.path + [.key(name)], node: $0)] } ?? []
        case .wildcard: return children(match)
        case .index(let index):
            let items = match.node.items
            let place = index < 0 ? items.count + index : index
            return items.indices.contains(place) ? [item(place, of: match, in: items)] : []
        case .slice(let start, let end, let step):
            let items = match.node.items
            return Self.places(start, end, step, of: items.count).map { item($0, of: match, in: items) }
        case .filter(let filter): return children(match).filter { holds(filter, for: $0.node) }
        }
    }

    private func item(_ index: Int, of match: Match, in items: [EditableNode]) -> Match {
        Match(path: match.path + [.index(index)], node: items[index])
    }

    /// The indexes of a slice (section 2.3.4.2.2).
    private static func places(_ start: Int?, _ end: Int?, _ step: Int, of count: Int) -> [Int] {
        guard step != 0, count > 0 else { return [] }
        func normal(_ index: Int) -> Int { index < 0 ? count + index : index }
        if step > 0 {
            let lower = min(max(normal(start ?? 0), 0), count)
            let upper = min(max(normal(end ?? count), 0), count)
            return Array(stride(from: lower, to: upper, by: step))
        }
        let upper = min(max(normal(start ?? count - 1), -1), count - 1)
        let lower = end.map { min(max(normal($0), -1), count - 1) } ?? -1
        return Array(stride(from: upper, to: lower, by: step))
    }

    // MARK: Filters

    private func holds(_ filter: JSONPath.Filter, for node: EditableNode) -> Bool {
        switch filter {
        case .and(let left, let right): holds(left, for: node) && holds(right, for: node)
        case .or(let left, let right): holds(left, for: node) || holds(right, for: node)
        case .not(let inner): !holds(inner, for: node)
        case .exists(let query): !nodes(query, for: node).isEmpty
        case .comparison(let left, let comparison, let right):
            Self.compare(value(left, for: node), comparison, value(right, for: node))
        }
    }

    private func nodes(_ query: JSONPath.Query, for node: EditableNode) -> [EditableNode] {
        select(query.segments, from: query.isAbsolute ? root : node).map(\.node)
    }

    /// What an operand stands for; nil for nothing, and for lists and objects, which compare with nothing.
    private func value(_ operand: JSONPath.Operand, for node: EditableNode) -> JSONPath.Value? {
        switch operand {
        case .literal(let value): return value
        case .count(let query): return .number(Double(nodes(query, for: node).count))
        case .query(let query):
            let nodes = nodes(query, for: node)
            return nodes.count == 1 ? Self.value(nodes[0].node) : nil
        case .length(let query):
            guard let found = nodes(query, for: node).first else { return nil }
            switch found.kind {
            case .string: return .number(Double(found.node.text.unicodeScalars.count))
            case .list: return .number(Double(found.items.count))
            case .mapping: return .number(Double(found.entries.count))
            case .null, .bool, .integer, .float: return nil
            }
        }
    }

    private static func value(_ node: Node) -> JSONPath.Value? {
        switch node.kind {
        case .null: .null
        case .bool: .bool(node.bool == true)
        case .integer, .float: Double(node.text).map { .number($0) }
        case .string: .string(node.text)
        case .list, .mapping: nil
        }
    }

    private static func compare(
        _ left: JSONPath.Value?, _ comparison: JSONPath.Comparison, _ right: JSONPath.Value?
    ) -> Bool {
        switch comparison {
        case .equal: left == right
        case .notEqual: left != right
        case .less: isLess(left, right)
        case .greater: isLess(right, left)
        case .lessOrEqual: isLess(left, right) || left == right
        case .greaterOrEqual: isLess(right, left) || left == right
        }
    }

    /// Numbers compare with numbers and strings with strings; everything else does not.
    private static func isLess(_ left: JSONPath.Value?, _ right: JSONPath.Value?) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left < right
        case (.string(let left), .string(let right)):
            left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
        default: false
        }
    }
}
