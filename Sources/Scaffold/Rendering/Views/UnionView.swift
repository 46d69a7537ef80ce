/// A value of one of several types.
package struct UnionView: HeadedView {
    package let header: TypeHeader
    let tag: String
    let members: [UnionMemberView]
    let checks: [String]
    let patterns: [String]
    let nested: [TypeView]

    package static let summary = "A value of one of several types."
    package static let table = ViewTable<Self>(headed: [
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
    let isIndirect: Bool
    let type: String
    let choice: String
    let checks: [String]

    package static let summary = "A member of a union."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("index", "Its number, from 0.") { "\($0.index)" },
        .text("name", "The name of its case.") { $0.name },
        .flag("isIndirect", "Whether its value stands on the heap.") { $0.isIndirect },
        .text("type", "Its type.") { $0.type },
        .text("choice", "The arguments of `UnionChoice.Member`.") { $0.choice },
        .flag("hasChecks", "Whether there is anything to check.") { !$0.checks.isEmpty },
        .lines("checks", "A statement for each constraint of `value`, with `v`.") { $0.checks },
    ])
}
