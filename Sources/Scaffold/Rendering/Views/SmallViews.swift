/// A table of keys.
package struct KeyTableView: DocumentedView {
    let name: String
    let literal: String
    let separator: String
    let isWrapped: Bool
    let lines: [String]

    package static let summary = "A table of keys, which the runtime splits."
    package static let table = ViewTable<Self>([
        .text("name", "The name of the constant.") { $0.name },
        .text("literal", "The keys as one literal.") { $0.literal },
        .text("separator", "The argument for the separator, comma included; empty for the usual one.") {
            $0.separator
        },
        .flag("isWrapped", "Whether the literal does not fit on one line.") { $0.isWrapped },
        .lines("lines", "The keys for lines of a literal of several lines.") { $0.lines },
    ])
}

/// Another name for a type.
package struct AliasView: DocumentedView {
    let documentation: [String]
    let attribute: String
    let access: String
    let name: String
    let type: String

    package static let summary = "Another name for a type."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("attribute", "`@available(*, deprecated)`, or nothing.") { $0.attribute },
        .text("access", "`public ` with a blank at the end; empty for internal access.") { $0.access },
        .text("name", "The name.") { $0.name },
        .text("type", "The type that it names.") { $0.type },
    ])
}

/// An enum without cases that holds other types.
package struct NamespaceView: DocumentedView {
    let documentation: [String]
    let modifiers: String
    let name: String

    package static let summary = "An enum without cases that holds other types."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("modifiers", "`nonisolated public `, with a blank at the end.") { $0.modifiers },
        .text("name", "The name.") { $0.name },
    ])
}

/// What a document says of its service.
package struct ServiceView: DocumentedView {
    let documentation: [String]
    let modifiers: String
    let access: String
    let name: String
    let servers: [String]
    let schemes: [String]

    package static let summary = "What a document says of its service."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("modifiers", "`nonisolated public `, with a blank at the end.") { $0.modifiers },
        .text("access", "`public ` with a blank at the end; empty for internal access.") { $0.access },
        .text("name", "The name.") { $0.name },
        .flag("hasServers", "Whether there is any server.") { !$0.servers.isEmpty },
        .lines("servers", "The servers as elements of a list, the default first.") { $0.servers },
        .flag("hasSchemes", "Whether there is any way for a client to say who it is.") { !$0.schemes.isEmpty },
        .lines("schemes", "The security schemes as elements of a list.") { $0.schemes },
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
