package import ScaffoldDiagnostics

/// An object with named fields; what it inherits is already among them.
package struct ObjectType: Sendable {
    /// What happens to keys that no field names.
    package enum OtherKeys: Sendable {
        /// They are skipped.
        case ignored
        /// They are a violation.
        case forbidden
        /// They are kept, each a value of this type.
        case kept(TypeUse)
    }

    package var fields: [Field]
    package var otherKeys: OtherKeys

    package init(fields: [Field] = [], otherKeys: OtherKeys = .ignored) {
        self.fields = fields
        self.otherKeys = otherKeys
    }
}

/// A field of an object, or the value of a parameter.
package struct Field: Sendable {
    /// Which way a field travels.
    package enum Direction: Sendable {
        case both, responseOnly, requestOnly
    }

    /// The name on the wire.
    package var key: String
    /// The Swift name that the document asks for (`$name`).
    package var explicitName: String?
    package var type: TypeUse
    package var isRequired: Bool
    package var defaultValue: ModelValue?
    /// The place of the default; nil where there is none, or where the document has no place for it.
    package var defaultSpan: SourceSpan?
    package var documentation: Documentation
    package var isDeprecated: Bool
    package var direction: Direction
    package var xml: XMLForm?
    /// What the document adds for other tools, by name: `x-order`.
    package var extensions: [ModelValue.Entry]
    /// Where overrides find it: `#/model/Shot/avatar_url`.
    package var pointer: String
    /// The place of the key.
    package var span: SourceSpan

    package init(
        key: String, explicitName: String? = nil, type: TypeUse, isRequired: Bool, defaultValue: ModelValue? = nil,
        documentation: Documentation = Documentation(), isDeprecated: Bool = false, direction: Direction = .both,
        xml: XMLForm? = nil, extensions: [ModelValue.Entry] = [], pointer: String, span: SourceSpan
    ) {
        self.key = key
        self.explicitName = explicitName
        self.type = type
        self.isRequired = isRequired
        self.defaultValue = defaultValue
        self.documentation = documentation
        self.isDeprecated = isDeprecated
        self.direction = direction
        self.xml = xml
        self.extensions = extensions
        self.pointer = pointer
        self.span = span
    }
}
