package import ScaffoldDiagnostics

/// A type that gets a Swift declaration of its own.
package struct TypeDeclaration: Sendable {
    package enum Kind: Sendable {
        case object(ObjectType)
        case enumeration(EnumerationType)
        case union(UnionType)
        /// Another name for a type; its constraints hold wherever the name is used.
        case alias(TypeUse)
        /// A type of its own around one value of another: a whole document that is no object, whose constraints need a
        /// place.
        case wrapper(TypeUse)
    }

    package var name: TypeName
    package var kind: Kind
    /// What must hold of its values beyond their shape, wherever the type is used; an alias has its own in its use.
    package var constraints: [Constraint] = []
    package var document: DocumentID
    package var documentation: Documentation
    package var isDeprecated: Bool
    package var xml: XMLForm?
    /// What the document adds for other tools, by name: `x-order`.
    package var extensions: [ModelValue.Entry]
    /// Where overrides find it, as a JSON pointer into its document: `#/model/Shot`.
    package var pointer: String
    /// The place of the name, or of the whole declaration where it has none.
    package var span: SourceSpan

    package init(
        name: TypeName, kind: Kind, document: DocumentID, documentation: Documentation = Documentation(),
        isDeprecated: Bool = false, xml: XMLForm? = nil, extensions: [ModelValue.Entry] = [], pointer: String,
        span: SourceSpan
    ) {
        self.name = name
        self.kind = kind
        self.document = document
        self.documentation = documentation
        self.isDeprecated = isDeprecated
        self.xml = xml
        self.extensions = extensions
        self.pointer = pointer
        self.span = span
    }
}

/// What a type is called in its document, before Swift has a say.
package struct TypeName: Hashable, Sendable {
    package enum Origin: Hashable, Sendable {
        /// Declared under this name.
        case declared(String)
        /// Written in place, inside another type or a message; `path` says where.
        case nested(in: Owner, path: [Step])
    }

    package enum Owner: Hashable, Sendable {
        case type(TypeID)
        case message(MessageID)
    }

    /// One step from an owner to a type written inside it.
    package enum Step: Hashable, Sendable {
        /// The value of a field or a parameter.
        case field(String)
        /// The element of a list.
        case item
        /// The value of a map.
        case value
        /// A member of a union, counted from 1.
        case member(Int)
        /// The body of a message, where it is written in place.
        case body
        /// The body of a response.
        case response(StatusPattern)
        /// A form of the body that is not the first, by its media type without parameters: `application/xml`.
        case content(String)
        /// A header of a response.
        case header(String)
        /// The owner as requests hold it, where that is a type of its own.
        case request
    }

    package var origin: Origin
    /// The Swift name that the document asks for (`$name`); it wins.
    package var explicit: String?

    package static func declared(_ name: String, explicit: String? = nil) -> TypeName {
        TypeName(origin: .declared(name), explicit: explicit)
    }

    package static func nested(in owner: Owner, path: [Step], explicit: String? = nil) -> TypeName {
        TypeName(origin: .nested(in: owner, path: path), explicit: explicit)
    }

    /// Whether it is a type as requests hold it, beside the one for responses.
    package var isRequestType: Bool {
        if case .nested(_, let path) = origin { path.last == .request } else { false }
    }

    package init(origin: Origin, explicit: String?) {
        self.origin = origin
        self.explicit = explicit
    }
}
