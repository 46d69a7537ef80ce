import ScaffoldSource

extension References {
    /// What the reference of a schema names; nil, and reported, where that is nothing.
    func target(of schema: Schema) -> Location? {
        if let reference = schema.reference { return target(of: reference, in: schema.location.base) }
        return schema.dynamicReference.flatMap { dynamicTarget($0, of: schema) }
    }

    /// What a `$dynamicRef` or `$recursiveRef` names where nothing is dynamic.
    func dynamicTarget(_ reference: Node, of schema: Schema) -> Location? {
        schema.isRecursive && !schema.location.dialect.isExact
            ? recursiveTarget(from: schema.location) : target(of: reference, in: schema.location.base)
    }
}

extension Location {
    /// Whether this is a whole description, and no schema.
    var isDescription: Bool {
        node.id == document.root.id && !dialect.isExact && (node["openapi"] != nil || node["swagger"] != nil)
    }

    /// Whether this is a whole document of JSON Schema.
    var isSchemaDocument: Bool { node.id == document.root.id && dialect.isExact }
}
