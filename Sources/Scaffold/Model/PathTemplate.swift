/// The path of a message: literal text and parameters, in order. Text is as the document has it, not yet encoded.
package struct PathTemplate: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case literal(String)
        case parameter(String)
    }

    package var parts: [Part]

    package init(parts: [Part]) {
        self.parts = parts
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

    /// The path with every parameter alike; two messages of one shape can answer the same request.
    package var shape: String {
        parts.map { if case .literal(let text) = $0 { text } else { "{}" } }.joined()
    }
}
