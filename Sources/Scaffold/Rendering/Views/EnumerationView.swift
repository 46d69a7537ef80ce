/// An enumeration of strings or integers.
package struct EnumerationView: HeadedView {
    package let header: TypeHeader
    let isClosed: Bool
    let isOpen: Bool
    let checks: [String]
    let rawType: String
    let rawValues: KeyTableView?
    let cases: [EnumerationCaseView]
    let inlineCases: String
    let isInline: Bool
    let allCases: [String]
    let allCasesFit: Bool

    package static let summary =
        "An enumeration, with a case for values that the description does not list, unless it is closed."
    package static let table = ViewTable<Self>(headed: [
        .flag("isClosed", "Whether there are no other values than those that are listed.") { $0.isClosed },
        .flag("isOpen", "Whether other values are as right as those that are listed.") { $0.isOpen },
        .flag("hasChecks", "Whether it has checks of its own.") { !$0.checks.isEmpty },
        .lines("checks", "A statement for each of them, with `v`.") { $0.checks },
        .text("rawType", "The type of the values on the wire.") { $0.rawType },
        .flag("isText", "Whether the values on the wire are strings.") { $0.rawValues != nil },
        .view("rawValues", "The table of the values on the wire, where they are strings.") { $0.rawValues },
        .flag("isInline", "Whether all cases fit on one line and none has anything to say.") { $0.isInline },
        .text("inlineCases", "The names of all cases.") { $0.inlineCases },
        .views("cases", "The cases.") { $0.cases },
        .views("deprecatedCases", "The deprecated cases.") { $0.cases.filter(\.isDeprecated) },
        .flag("allCasesFit", "Whether `allCases` fits on one line.") { $0.allCasesFit },
        .text("allCasesInline", "The cases as elements of a list, on one line.") {
            $0.allCases.joined(separator: ", ")
        },
        .lines("allCases", "The cases as elements of a list, commas included.") { $0.allCases.map { $0 + "," } },
    ])
}

/// A case of an enumeration.
package struct EnumerationCaseView: DocumentedView {
    let documentation: [String]
    let name: String
    let publicName: String
    let literal: String
    let isDeprecated: Bool

    package static let summary = "A case of an enumeration."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("name", "The name of the case; with `_` in front where it is deprecated.") { $0.name },
        .text("publicName", "The name that people use, the same unless the case is deprecated.") { $0.publicName },
        .text("literal", "The value on the wire.") { $0.literal },
        .flag("isDeprecated", "Whether it is deprecated.") { $0.isDeprecated },
    ])
}
