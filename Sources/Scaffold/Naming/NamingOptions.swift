/// How Swift names are chosen.
package struct NamingOptions: Sendable {
    package enum Style: String, CaseIterable, Sendable {
        /// Swift's API design guidelines: `ListShots`, `perPage`.
        case swift
        /// The Bee Framework's: `API_SHOTS_LIST`, names of fields and cases as the document has them.
        case bee
    }

    package var style: Style
    /// Swift names that a person has chosen, by JSON pointer (`#/model/Shot/avatar_url`), with the document's path in
    /// front where only that document is meant.
    package var overrides: [String: ChosenName]

    package init(style: Style = .swift, overrides: [String: ChosenName] = [:]) {
        self.style = style
        self.overrides = overrides
    }
}
