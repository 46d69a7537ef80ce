/// What a document says to people about one of its parts, as it says it.
package struct Documentation: Sendable {
    package var summary: String?
    package var discussion: String?
    package var example: ModelValue?
    /// Where more is written.
    package var link: Link?

    package init(
        summary: String? = nil, discussion: String? = nil, example: ModelValue? = nil, link: Link? = nil
    ) {
        self.summary = summary
        self.discussion = discussion
        self.example = example
        self.link = link
    }

    package var isEmpty: Bool { summary == nil && discussion == nil && example == nil && link == nil }

    /// A page outside of the document.
    package struct Link: Sendable {
        package var url: String
        package var text: String?

        package init(url: String, text: String? = nil) {
            self.url = url
            self.text = text
        }
    }
}
