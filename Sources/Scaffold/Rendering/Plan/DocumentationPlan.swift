import ScaffoldModel

/// What a declaration says to people.
enum DocumentationPlan {
    /// Documentation lines, `///` included; `more` comes last.
    static func lines(_ documentation: Documentation, more: String? = nil) -> [String] {
        var paragraphs: [String] = []
        if let summary = documentation.summary { paragraphs.append(summary) }
        if let discussion = documentation.discussion { paragraphs.append(discussion) }
        if let example = documentation.example { paragraphs.append("Example: `\(text(example))`") }
        if let link = documentation.link {
            paragraphs.append(link.text.map { "See [\($0)](\(link.url))." } ?? "See <\(link.url)>.")
        }
        if let more { paragraphs.append(more) }
        return SwiftComment.documentation(paragraphs)
    }

    /// A literal for people: text as it is, all else as JSON.
    private static func text(_ value: ModelValue) -> String {
        if case .string(let text) = value { text } else { value.json }
    }
}
