/// A property of a model or a request.
package struct PropertyView: DocumentedView {
    let documentation: [String]
    let stored: String
    let computed: ComputedView?

    package static let summary = "A property: stored, or stored under another name behind a computed one."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included; empty where `computed` has them.") {
            $0.documentation
        },
        .text("stored", "The declaration of the stored property.") { $0.stored },
        .view("computed", "The computed property in front of it, where the value is in a box or deprecated.") {
            $0.computed
        },
    ])
}

/// A computed property in front of a stored one.
package struct ComputedView: DocumentedView {
    let documentation: [String]
    let attribute: String
    let declaration: String
    let getter: String
    let setter: String

    package static let summary = "A computed property in front of a stored one."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("attribute", "`@available(*, deprecated)`, or nothing.") { $0.attribute },
        .text("declaration", "Access, name and type.") { $0.declaration },
        .text("getter", "The expression that it gives.") { $0.getter },
        .text("setter", "The statement that sets it; empty where it cannot be set.") { $0.setter },
    ])
}
