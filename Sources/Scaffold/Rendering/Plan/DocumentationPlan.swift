import ScaffoldModel

/// What a declaration says to people.
enum DocumentationPlan {
    /// Documentation lines, `///` included; `more` comes last.
    static func lines(_ documentation: Documentation, more: String? = nil) -> [String] {
        let example = documentation.example.map { "Example: `\(text($0))`" }
        return SwiftComment.documentation(
            [documentation.summary, documentation.discussion, example, more].compactMap { $0 })
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
