/// How a value looks where it travels as XML (OpenAPI 3.1, section 4.8.26).
package struct XMLForm: Sendable {
    /// The name of the element or attribute; nil where it is the field's or the type's own.
    package var name: String?
    package var namespace: String?
    package var prefix: String?
    package var isAttribute: Bool
    /// Whether the elements of a list stand inside one more element.
    package var isWrapped: Bool

    package init(
        name: String? = nil, namespace: String? = nil, prefix: String? = nil, isAttribute: Bool = false,
        isWrapped: Bool = false
    ) {
        self.name = name
        self.namespace = namespace
        self.prefix = prefix
        self.isAttribute = isAttribute
        self.isWrapped = isWrapped
    }
}
