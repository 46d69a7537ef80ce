package import ScaffoldDiagnostics

/// A protocol as every later stage sees it: all documents of one run, with nothing left of the language that they
/// were written in. Declarations link by id, and stand in the order of the documents.
package struct ProtocolModel: Sendable {
    package private(set) var documents: [DocumentDeclaration] = []
    package private(set) var types: [TypeDeclaration] = []
    package private(set) var messages: [MessageDeclaration] = []
    /// Checks over JSON values, which `Constraint.Rule.check` and other checks name.
    package private(set) var checks: [ValueCheck] = []
    /// The dynamic anchors of one schema resource each, which `ValueCheck.scope` names.
    package var checkScopes: [[String: ValueCheckID]] = []

    package init() {}

    /// Adds a document; what is declared after this belongs to it by the id that this returns.
    package mutating func add(_ document: DocumentDeclaration) -> DocumentID {
        documents.append(document)
        return DocumentID(index: documents.count - 1)
    }

    /// Adds a type and names it. A type may be added before its kind is known, so that others can refer to it.
    package mutating func add(_ type: TypeDeclaration) -> TypeID {
        types.append(type)
        return TypeID(index: types.count - 1)
    }

    /// The id that the next message will have, for the types that it owns.
    package var nextMessageID: MessageID { MessageID(index: messages.count) }

    /// Adds a message and names it.
    @discardableResult
    package mutating func add(_ message: MessageDeclaration) -> MessageID {
        messages.append(message)
        return MessageID(index: messages.count - 1)
    }

    /// Adds a check and names it. One may be added empty, so that others can refer to it.
    package mutating func add(_ check: ValueCheck) -> ValueCheckID {
        checks.append(check)
        return ValueCheckID(index: checks.count - 1)
    }

    /// Whether a document says where to send to, or what: only then is there a service to name.
    package func hasService(_ id: DocumentID) -> Bool {
        !self[id].servers.isEmpty || messages.contains { $0.document == id }
    }

    // A declaration is lent, not copied: most that is asked of one is a single property.

    package subscript(id: DocumentID) -> DocumentDeclaration {
        _read { yield documents[id.index] }
        _modify { yield &documents[id.index] }
    }

    package subscript(id: TypeID) -> TypeDeclaration {
        _read { yield types[id.index] }
        _modify { yield &types[id.index] }
    }

    package subscript(id: ValueCheckID) -> ValueCheck {
        _read { yield checks[id.index] }
        _modify { yield &checks[id.index] }
    }

    package subscript(id: MessageID) -> MessageDeclaration {
        _read { yield messages[id.index] }
        _modify { yield &messages[id.index] }
    }
}

/// One input document: what it says of itself, and where its service is.
package struct DocumentDeclaration: Sendable {
    /// The path that headers of generated files show: relative to the folder of inputs.
    package var path: String
    package var title: String?
    /// Where the title stands.
    package var titleSpan: SourceSpan?
    package var author: String?
    package var documentation: Documentation
    package var servers: [Server]
    package var securitySchemes: [SecurityScheme] = []
    /// What the document says in words of its own (`x-…`), by name.
    package var extensions: [ModelValue.Entry] = []
    /// The Swift type that encloses what this document declares; nil for none.
    package var namespace: String?
    /// Where the namespace was chosen.
    package var namespaceSpan: SourceSpan?
    /// What the document puts before the name of every type that it declares; nil for nothing.
    package var namePrefix: String?
    package var span: SourceSpan

    package init(
        path: String, title: String? = nil, author: String? = nil, documentation: Documentation = Documentation(),
        servers: [Server] = [], span: SourceSpan
    ) {
        self.path = path
        self.title = title
        self.author = author
        self.documentation = documentation
        self.servers = servers
        self.span = span
    }
}
