/// What a document says to people about one of its parts, as it says it.
package struct Documentation: Sendable {
    package var summary: String?
    package var discussion: String?
    package var example: ModelValue?

    package init(summary: String? = nil, discussion: String? = nil, example: ModelValue? = nil) {
        self.summary = summary
        self.discussion = discussion
        self.example = example
    }

    package var isEmpty: Bool { summary == nil && discussion == nil && example == nil }
}
