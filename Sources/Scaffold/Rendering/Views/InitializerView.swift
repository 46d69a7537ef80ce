/// An initialiser with a parameter for each property.
package struct InitializerView: DocumentedView {
    let attribute: String
    let head: String
    let parameters: [String]
    let inline: String
    let isWrapped: Bool
    let statements: [String]

    package static let summary = "An initialiser."
    package static let table = ViewTable<Self>([
        .text("attribute", "`@available(*, deprecated)`, or nothing.") { $0.attribute },
        .text("head", "What stands before the parenthesis: `public init`.") { $0.head },
        .text("inline", "All parameters on one line.") { $0.inline },
        .flag("isWrapped", "Whether they do not fit on one line.") { $0.isWrapped },
        .lines("parameters", "The parameters for lines of their own, commas included.") {
            commaSeparated($0.parameters)
        },
        .lines("statements", "The body.") { $0.statements },
        .flag("isEmpty", "Whether the body is empty.") { $0.statements.isEmpty },
    ])
}

/// Each text with a comma, except the last.
func commaSeparated(_ texts: [String]) -> [String] {
    texts.enumerated().map { $0 + 1 < texts.count ? $1 + "," : $1 }
}
