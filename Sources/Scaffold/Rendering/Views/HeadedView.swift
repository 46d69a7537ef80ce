/// What the declarations of all types but aliases begin with.
package struct TypeHeader: Sendable {
    let documentation: [String]
    let modifiers: String
    let access: String
    let name: String
    let conformances: String
    let isCodable: Bool
}

/// A view of a type whose declaration begins with a header.
package protocol HeadedView: DocumentedView {
    var header: TypeHeader { get }
}

extension ViewTable where View: HeadedView {
    /// The table of a view with the keys of the header in front.
    init(headed fields: [Field]) {
        self.init(
            [
                .lines("documentation", "Documentation lines, `///` included.") { $0.header.documentation },
                .text("modifiers", "`nonisolated public `, with a blank at the end.") { $0.header.modifiers },
                .text("access", "`public ` with a blank at the end; empty for internal access.") { $0.header.access },
                .text("name", "The name.") { $0.header.name },
                .text("conformances", "What it conforms to.") { $0.header.conformances },
                .flag("isCodable", "Whether it is `Codable` too.") { $0.header.isCodable },
            ] + fields)
    }
}
