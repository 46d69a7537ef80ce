/// A type around one value of another.
package struct WrapperView: HeadedView {
    package let header: TypeHeader
    let keyword: String
    let type: String
    let readsNull: Bool
    let patterns: [String]
    let checks: [String]
    let nested: [TypeView]

    package static let summary = "A type around one value of another: a document that is no object."
    package static let table = ViewTable<Self>(headed: [
        .text("keyword", "`let` or `var`.") { $0.keyword },
        .text("type", "The type of the value.") { $0.type },
        .flag("readsNull", "Whether null is a value of it.") { $0.readsNull },
        .flag("hasPatterns", "Whether there is any regular expression.") { !$0.patterns.isEmpty },
        .lines("patterns", "Declarations of the regular expressions that `checks` needs.") { $0.patterns },
        .flag("hasChecks", "Whether there is anything to check.") { !$0.checks.isEmpty },
        .lines("checks", "A statement for each constraint of `value`, with `v`.") { $0.checks },
        .views("nested", "The types that stand inside.") { $0.nested },
    ])
}
