/// The path of a message: literal text and parameters, in order. Text is as the document has it, not yet encoded.
package struct PathTemplate: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case literal(String)
        case parameter(String)
    }

    package var parts: [Part]
    /// A query that stands in the path (`/responses?beta=true`), without its `?`: sent as it is, before that of the
    /// parameters.
    package var query: String?
    /// What stands behind a `#`: it tells two messages of one path apart, and is never sent.
    package var fragment: String?

    package init(parts: [Part], query: String? = nil, fragment: String? = nil) {
        self.parts = parts
        self.query = query
        self.fragment = fragment
    }

    /// The names of the parameters, in order.
    package var parameters: [String] {
        parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The path in the notation of RFC 6570, level 1: `/shots/{id}`.
    package var text: String {
        parts.map {
            switch $0 {
            case .literal(let text): text
            case .parameter(let name): "{\(name)}"
            }
        }.joined()
    }

    /// The path as it is requested: with the query that stands in it.
    package var requested: String { query.map { text + "?" + $0 } ?? text }

    /// The path with every parameter alike; two messages of one shape can answer the same request.
    package var shape: String {
        parts.map { if case .literal(let text) = $0 { text } else { "{}" } }.joined()
    }
}
