/// A value of one of several types.
package struct UnionView: DocumentedView {
    let documentation: [String]
    let modifiers: String
    let access: String
    let name: String
    let conformances: String
    let isCodable: Bool
    let isIndirect: Bool
    let tag: String
    let members: [UnionMemberView]
    let checks: [String]
    let patterns: [String]
    let nested: [TypeView]

    package static let summary = "A value of one of several types."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("modifiers", "`nonisolated public `, with a blank at the end.") { $0.modifiers },
        .text("access", "`public ` with a blank at the end; empty for internal access.") { $0.access },
        .text("name", "The name.") { $0.name },
        .text("conformances", "What it conforms to.") { $0.conformances },
        .flag("isCodable", "Whether it is `Codable` too.") { $0.isCodable },
        .flag("isIndirect", "Whether it contains itself without a model in between.") { $0.isIndirect },
        .text("tag", "The argument for the tag's key, comma included; empty without one.") { $0.tag },
        .views("members", "The members.") { $0.members },
        .lines("checks", "A statement for each constraint of the whole, with `v`.") { $0.checks },
        .flag("hasPatterns", "Whether there is any regular expression.") { !$0.patterns.isEmpty },
        .lines("patterns", "Declarations of the regular expressions that the checks need.") { $0.patterns },
        .views("nested", "The types that stand inside.") { $0.nested },
    ])
}

/// A member of a union.
package struct UnionMemberView: DocumentedView {
    let documentation: [String]
    let index: Int
    let name: String
    let type: String
    let choice: String
    let checks: [String]

    package static let summary = "A member of a union."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("index", "Its number, from 0.") { "\($0.index)" },
        .text("name", "The name of its case.") { $0.name },
        .text("type", "Its type.") { $0.type },
        .text("choice", "The arguments of `UnionChoice.Member`.") { $0.choice },
        .flag("hasChecks", "Whether there is anything to check.") { !$0.checks.isEmpty },
        .lines("checks", "A statement for each constraint of `value`, with `v`.") { $0.checks },
    ])
}
