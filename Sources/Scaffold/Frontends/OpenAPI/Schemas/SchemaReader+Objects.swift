import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaReader {
    /// A struct where there are named properties, a dictionary otherwise.
    func object(of schema: Schema, in slot: Slot) -> TypeUse {
        guard !schema.properties.isEmpty || isClosed(schema) else {
            var type = map(of: schema, in: slot)
            type.constraints += schema.constraints(for: .object)
            return type
        }
        let id = declaration(of: schema, in: slot)
        let owner = Slot(reserved: id, origin: slot.origin)
        reportUndescribed(schema)
        let required = Set(schema.required.map { ExactText($0.text) })
        let fields = schema.properties.map {
            field($0, isRequired: required.contains(ExactText($0.name)), of: owner, in: schema)
        }
        reading.model[id].kind = .object(ObjectType(fields: fields, otherKeys: otherKeys(of: schema, in: owner)))
        // A struct does not know how many keys there were.
        let constraints = schema.constraints(for: .object)
        let counts = constraints.filter { $0.rule.kinds == .object }
        let others = constraints.filter { $0.rule.kinds != .object }
        return TypeUse(.named(id), constraints: others + rawRules(counts, of: schema), span: schema.location.span)
    }

    private func field(_ property: Schema.Property, isRequired: Bool, of owner: Slot, in schema: Schema) -> Field {
        let use = use(ofAll: property.schemas, in: owner.inner(.field(property.name)))
        var field = Field(
            key: property.name, type: use.type, isRequired: isRequired, defaultValue: use.defaultValue,
            documentation: use.documentation, isDeprecated: use.isDeprecated, direction: use.direction, xml: use.xml,
            extensions: use.extensions, pointer: property.schemas[0].pointer, span: property.key.span)
        field.defaultSpan = use.defaultSpan
        // What tells subtypes apart must be sent too.
        if field.direction == .responseOnly, schema.tags.contains(property.name) { field.direction = .both }
        if field.direction == .requestOnly { field.type.isSecret = true }
        return field
    }

    /// Keys that must be there, but that no schema describes: mistakes, mostly.
    private func reportUndescribed(_ schema: Schema) {
        guard !schema.required.isEmpty else { return }
        let described = Set(schema.properties.map { ExactText($0.name) })
        for name in schema.required where !described.contains(ExactText(name.text)) {
            if keepsOtherKeys(schema) {
                let required = ValueCheck.Assertion.required([name.text])
                schema.constraints.append(check([required], of: schema, span: name.span))
                continue
            }
            reading.sink.warning(
                .undescribedProperty,
                "`required` names `\(name.text)`, which `properties` does not have; it is left out",
                at: name.span,
                help: Spelling.question(about: name.text, among: schema.properties.map(\.name))
                    ?? "describe it in `properties`")
        }
    }

    private func isClosed(_ schema: Schema) -> Bool {
        schema.additional.contains { $0.node.bool == false } && !hasPatterns(schema) || closesKeys(schema) != nil
    }

    private func keepsOtherKeys(_ schema: Schema) -> Bool { !schema.additional.isEmpty && !isClosed(schema) }

    private func hasPatterns(_ schema: Schema) -> Bool {
        schema.rawKeywords.contains { $0.keyword == .patternProperties }
    }

    private func otherKeys(of schema: Schema, in owner: Slot) -> ObjectType.OtherKeys {
        if isClosed(schema) { return .forbidden }
        if let value = otherValues(of: schema, in: owner) { return .kept(value) }
        // Its subtypes have more keys; nothing that they hold is lost.
        if schema.discriminator != nil { return .kept(TypeUse(.scalar(.json), span: schema.location.span)) }
        return .ignored
    }

    /// The type of the values that no property names; nil where the schema does not speak of them.
    private func otherValues(of schema: Schema, in owner: Slot) -> TypeUse? {
        let patterns = schema.rawKeywords.filter { $0.keyword == .patternProperties }.flatMap(\.value.entries)
        let typed = schema.additional.filter { $0.node.kind == .mapping }
        if let first = patterns.first {
            // One type fits where every key matches the only pattern, or is forbidden.
            let isOnly = patterns.count == 1 && schema.additional.contains { $0.node.bool == false }
            return isOnly
                ? use(of: first.value, in: owner.inner(.value)).type
                : TypeUse(.scalar(.json), span: first.value.span)
        }
        if !typed.isEmpty { return use(ofAll: typed, in: owner.inner(.value)).type }
        return schema.additional.first { $0.node.bool == true }.map { TypeUse(.scalar(.json), span: $0.span) }
    }

    private func map(of schema: Schema, in slot: Slot) -> TypeUse {
        var type = TypeUse(.scalar(.json), span: schema.location.span)
        if let value = otherValues(of: schema, in: slot) { type = value }
        var map = TypeUse(.map(type), span: schema.location.span)
        if !schema.required.isEmpty {
            let names = schema.required.map(\.text)
            map.constraints.append(check([.required(names)], of: schema, span: schema.required[0].span))
        }
        return map
    }

    /// A list of what `items` says.
    func list(of schema: Schema, in slot: Slot) -> TypeUse {
        var element = TypeUse(.scalar(.json), span: schema.location.span)
        var constraints = schema.constraints(for: .list)
        if !schema.prefixItems.isEmpty {
            constraints.append(Constraint(.check(checks.check(tupleOf: schema)), span: schema.prefixItems[0].span))
        } else if !schema.items.isEmpty {
            element = use(ofAll: schema.items, in: slot.inner(.item)).type
        } else if !schema.hasUnreadableItems, schema.location.dialect.isBeforeJSONSchema {
            reading.sink.warning(
                .missingKey, "\(SchemaParser.name(of: schema.location)) is an array without `items`",
                at: schema.kindsSpan ?? schema.location.span,
                help: "any JSON value is accepted as an element; write `items: {}` to say so")
        }
        return TypeUse(.list(element), constraints: constraints, span: schema.location.span)
    }
}
