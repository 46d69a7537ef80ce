/// A type around one value of another.
package struct WrapperView: DocumentedView {
    let documentation: [String]
    let modifiers: String
    let access: String
    let name: String
    let conformances: String
    let isCodable: Bool
    let keyword: String
    let type: String
    let readsNull: Bool
    let patterns: [String]
    let checks: [String]
    let nested: [TypeView]

    package static let summary = "A type around one value of another: a document that is no object."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("modifiers", "`nonisolated public `, with a blank at the end.") { $0.modifiers },
        .text("access", "`public ` with a blank at the end; empty for internal access.") { $0.access },
        .text("name", "The name.") { $0.name },
        .text("conformances", "What it conforms to.") { $0.conformances },
        .flag("isCodable", "Whether it is `Codable` too.") { $0.isCodable },
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

/// The checks over JSON values that the types of a module share.
package struct CheckTableView: DocumentedView {
    let name: String
    let lines: [String]

    package static let summary = "The checks over JSON values that the types of a module share."
    package static let table = ViewTable<Self>([
        .text("name", "The name.") { $0.name },
        .lines("lines", "The table as lines of JSON for a raw literal with one `#`.") { $0.lines },
    ])
}
