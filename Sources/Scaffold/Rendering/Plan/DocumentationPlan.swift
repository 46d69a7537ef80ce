import ScaffoldModel

/// What a declaration says to people.
enum DocumentationPlan {
    /// Documentation lines, `///` included; `more` comes last.
    static func lines(_ documentation: Documentation, more: String? = nil) -> [String] {
        var paragraphs: [String] = []
        if let summary = documentation.summary { paragraphs.append(summary) }
        if let discussion = documentation.discussion { paragraphs.append(discussion) }
        if let example = documentation.example { paragraphs.append("Example: `\(text(example))`") }
        if let more { paragraphs.append(more) }
        return SwiftComment.documentation(paragraphs)
    }

    /// A literal as compact JSON, for people.
    private static func text(_ value: ModelValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .string(let text): text
        case .number(let number): number.text
        case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
        case .object(let entries): "{" + entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
        }
    }
}
