import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// JSON Schema by the letter. `type` decides the type, together with what goes with it in the same schema: `properties`,
/// `items`, limits. Everything else that a schema says (`allOf`, `not`, `if`, …) is a check over the JSON value. A schema
/// that admits several kinds of values, or says nothing of kinds, is any JSON value with all that it says as a check.
extension SchemaReader {
    func exactUse(of schema: Schema, in slot: Slot) -> SchemaUse {
        if schema.isPureReference, schema.reference != nil, !isDynamic(schema),
            let use = useOfWrappedReference(schema, in: slot)
        {
            return use
        }
        guard let kind = exactKind(of: schema) else { return describe(checkedValue(schema), by: schema) }
        if slot.reserved == nil, let id = inline[SchemaOrigins(schema.location)] {
            return describe(
                TypeUse(.named(id), isNullable: schema.isNullable, span: schema.location.span), by: schema)
        }
        let rest = takeRest(of: schema, kind)
        var type = enumeration(of: schema, in: slot) ?? self.type(of: schema, as: kind, in: slot)
        type.constraints += rest
        declareConstraints(of: &type)
        type.isNullable = schema.isNullable
        type.span = schema.location.span
        return describe(type, by: schema)
    }

    /// Any JSON value, and all that the schema says as a check.
    private func checkedValue(_ schema: Schema) -> TypeUse {
        let span = schema.location.span
        guard !schema.isEmpty, schema.boolean != true else { return TypeUse(.scalar(.json), span: span) }
        let check = checks.check(schema.location)
        return TypeUse(.scalar(.json), constraints: [Constraint(.check(check), span: span)], span: span)
    }

    /// The kind of value that a schema has a type for; nil where it admits several or does not say, or where the type
    /// would not admit exactly what the schema does.
    func exactKind(of schema: Schema) -> JSONKinds? {
        guard schema.boolean == nil, schema.reference == nil, schema.dynamicReference == nil,
            schema.kinds.alternatives.count == 1, !isDynamic(schema)
        else { return nil }
        // A check over the whole value would have to see null too, and a type with a name is not null.
        if schema.isNullable, hasRest(schema) || schema.enumeration != nil || schema.location.isSchemaDocument {
            return nil
        }
        guard let values = schema.enumeration?.map({ ModelValue($0) }) else { return schema.kinds }
        // Listed values get cases; a list that cannot is a check.
        switch schema.kinds {
        case .string: return values.allSatisfy { $0.kind == .string } && !values.isEmpty ? .string : nil
        case .integer: return values.allSatisfy(\.isSmallInteger) && !values.isEmpty ? .integer : nil
        default: return nil
        }
    }

    /// Whether what a schema means depends on where it is used: no one type says that.
    func isDynamic(_ schema: Schema) -> Bool {
        reading.references.areDynamic && checks.isDynamic(schema.location)
    }

    /// Whether a schema says more than a type can.
    private func hasRest(_ schema: Schema) -> Bool {
        !schema.parts.isEmpty || !schema.choices.isEmpty || !schema.rawKeywords.isEmpty || !schema.prefixItems.isEmpty
    }

    /// Takes out of a schema what its type does not say, and gives it back as checks.
    private func takeRest(of schema: Schema, _ kind: JSONKinds) -> [Constraint] {
        var more: [ValueCheck.Assertion] = []
        if kind == .object, !schema.properties.isEmpty {
            let described = Set(schema.properties.map { ExactText($0.name) })
            let others = schema.required.filter { !described.contains(ExactText($0.text)) }
            if !others.isEmpty { more.append(.required(others.map(\.text))) }
            schema.required.removeAll { !described.contains(ExactText($0.text)) }
            more += schema.constraints.filter { $0.rule.kinds == .object }.map { .rule($0.rule) }
            schema.constraints.removeAll { $0.rule.kinds == .object }
        }
        // What speaks of another kind of value says nothing.
        schema.constraints.removeAll { $0.rule.kinds.isDisjoint(with: kind) }
        if !reading.options.assertsFormats || kind != .string { schema.format = nil }
        schema.contentEncoding = nil
        schema.contentMediaType = nil
        guard hasRest(schema) || !more.isEmpty else { return [] }
        let check = checks.check(restOf: schema, and: more)
        if schema.rawKeywords.contains(where: { $0.keyword == .patternProperties }) { schema.additional = [] }
        if !schema.prefixItems.isEmpty { schema.items = [] }
        schema.parts = []
        schema.choices = []
        schema.rawKeywords = []
        schema.rawOwners = []
        schema.prefixItems = []
        return [Constraint(.check(check), span: schema.location.span)]
    }
}

extension ModelValue {
    /// Whether it is an integer that `Int` holds.
    fileprivate var isSmallInteger: Bool { if case .number(let number) = self { number.int != nil } else { false } }
}
