import ScaffoldDiagnostics
import ScaffoldSource

extension References {
    /// The schema that one `$ref` names; nil, and reported at its place, where that is nothing, or no schema.
    func schema(at reference: Node, in base: Base) -> Location? {
        guard let target = target(of: reference, in: base) else { return nil }
        guard let name = target.descriptionPart else { return target }
        sink.warning(
            .wrongKind, "`\(reference.text)` is \(name), and no schema", at: reference.span,
            help: "refer to a schema, such as `#/components/schemas/Name`")
        return nil
    }

    /// What the reference of a schema names; nil, and reported, where that is nothing.
    func target(of schema: Schema) -> Location? {
        if let reference = schema.reference { return self.schema(at: reference, in: schema.location.base) }
        return schema.dynamicReference.flatMap { dynamicTarget($0, of: schema) }
    }

    /// What a `$dynamicRef` or `$recursiveRef` names where nothing is dynamic.
    func dynamicTarget(_ reference: Node, of schema: Schema) -> Location? {
        schema.isRecursive && !schema.location.dialect.isExact
            ? recursiveTarget(from: schema.location) : self.schema(at: reference, in: schema.location.base)
    }

    /// The schema that says something: the one at a location, or what `$ref`s that stand alone lead to from there. Nil,
    /// and reported, where they lead nowhere or in a circle.
    func substance(of location: Location) -> Location? {
        var current = location
        var circles = CircleFinder()
        while let reference = current.soleReference {
            guard !circles.isCircle(at: current.node.id) else {
                reportCycle(reference)
                return nil
            }
            guard let next = schema(at: reference, in: current.base) else { return nil }
            current = next
        }
        return current
    }
}

extension Location {
    /// What this is in a description, where it is no schema for certain: the whole, or one of its sections.
    fileprivate var descriptionPart: String? {
        // Most lead deeper.
        guard JSONPointer.depth(pointer) <= 2 else { return nil }
        guard !dialect.isExact, document.root["openapi"] != nil || document.root["swagger"] != nil else { return nil }
        let tokens = JSONPointer.tokens(pointer)
        let owner: DescriptionObject
        switch tokens.count {
        case 0: return "the whole description"
        case 1: owner = .description
        case 2 where tokens[0] == "components": owner = .components
        default: return nil
        }
        return KeyTable.rows(of: owner)[tokens[tokens.count - 1]] == nil ? nil : "a section of the description"
    }

    /// Whether this is a whole document of JSON Schema.
    var isSchemaDocument: Bool { node.id == document.root.id && dialect.isExact }
}
