import ScaffoldSource

/// A JSONPath query (RFC 9535): every selector (names, wildcards, indexes, slices, filters) and descendants. Of the
/// functions of filters, `length` and `count`; `match`, `search` and `value` are refused.
struct JSONPath {
    indirect enum Segment {
        case children([Selector])
        case descendants([Selector])
    }

    enum Selector {
        case name(String)
        case wildcard
        case index(Int)
        case slice(start: Int?, end: Int?, step: Int)
        case filter(Filter)
    }

    indirect enum Filter {
        case and(Filter, Filter)
        case or(Filter, Filter)
        case not(Filter)
        case exists(Query)
        case comparison(Operand, Comparison, Operand)
    }

    enum Comparison: String {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }

    struct Query {
        /// Whether it begins at the root (`$`), and not at the node that is filtered (`@`).
        let isAbsolute: Bool
        let segments: [Segment]
    }

    enum Operand {
        case literal(Value)
        case query(Query)
        case length(Query)
        case count(Query)
    }

    /// What a comparison sees of a node.
    enum Value: Equatable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
    }

    let segments: [Segment]

    /// The places of all nodes that the query selects, in the order of the document, each once.
    func matches(in root: EditableNode) -> [[NodeStep]] {
        var seen: Set<[NodeStep]> = []
        return JSONPathEvaluation(root: root).select(segments, from: root).map(\.path).filter {
            seen.insert($0).inserted
        }
    }
}
