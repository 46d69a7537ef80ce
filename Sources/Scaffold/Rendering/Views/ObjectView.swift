/// A model: a struct that is read, written and checked.
package struct ObjectView: HeadedView {
    package let header: TypeHeader
    let properties: [PropertyView]
    let initializer: InitializerView
    let keys: KeyTableView
    let reads: [String]
    let writes: [String]
    let close: String
    let patterns: [String]
    let checks: [String]
    let nested: [TypeView]

    package static let summary = "A model: a struct that is read, written and checked."
    package static let table = ViewTable<Self>(headed: [
        .flag("hasProperties", "Whether there is any property.") { !$0.properties.isEmpty },
        .views("properties", "The properties in the order of the document.") { $0.properties },
        .view("initializer", "The memberwise initialiser.") { $0.initializer },
        .view("keys", "The table of keys.") { $0.keys },
        .lines("reads", "A statement for each property that reads it from `r`.") { $0.reads },
        .lines("writes", "A statement for each property that writes it to `w`.") { $0.writes },
        .text("close", "The reader's call that ends the object: `close` or `closeExactly`.") { $0.close },
        .flag("hasPatterns", "Whether there is any regular expression.") { !$0.patterns.isEmpty },
        .lines("patterns", "Declarations of the regular expressions that `checks` needs.") { $0.patterns },
        .flag("hasChecks", "Whether there is anything to check.") { !$0.checks.isEmpty },
        .lines("checks", "A statement for each constraint, with `v`.") { $0.checks },
        .views("nested", "The types that stand inside.") { $0.nested },
    ])
}
