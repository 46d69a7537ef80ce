/// A generated file.
package struct FileView: DocumentedView {
    let sources: String
    let imports: [String]
    let declarations: [DeclarationView]

    package static let summary = "A generated file; its template is `file`, from which all others are used."
    package static let table = ViewTable<Self>([
        .text("sources", "The documents that it comes from; empty for a shard without types.") { $0.sources },
        .lines("imports", "The imports.") { $0.imports },
        .flag("hasDeclarations", "Whether there is any declaration; a shard can be empty.") {
            !$0.declarations.isEmpty
        },
        .views("declarations", "The declarations.") { $0.declarations },
    ])
}

/// A declaration that stands in no other type.
package struct DeclarationView: DocumentedView {
    let container: String
    let type: TypeView

    package static let summary = "A declaration, alone or in an extension of a namespace."
    package static let table = ViewTable<Self>([
        .text("container", "The namespace that it stands in; empty for none.") { $0.container },
        .view("type", "The type.") { $0.type },
    ])
}
