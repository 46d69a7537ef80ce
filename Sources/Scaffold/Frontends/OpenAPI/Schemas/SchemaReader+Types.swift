import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaReader {
    /// The type of a flat schema.
    func type(of schema: Schema, in slot: Slot) -> TypeUse {
        guard !schema.isContradiction else { return TypeUse(.scalar(.json), span: schema.location.span) }
        if schema.boolean == false { return checked(.scalar(.json), schema, [.never]) }
        var type = shape(of: schema, in: slot)
        type.constraints += rawConstraints(of: schema)
        declareConstraints(of: &type)
        type.isNullable = schema.isNullable && type.shape.isJSON == false
        type.span = schema.location.span
        return type
    }

    /// What holds of a declared type holds wherever it is used.
    func declareConstraints(of type: inout TypeUse) {
        guard case .named(let id) = type.shape else { return }
        reading.model[id].constraints = type.constraints
        type.constraints = []
        keepWhole(id)
    }

    private func shape(of schema: Schema, in slot: Slot) -> TypeUse {
        enumeration(of: schema, in: slot) ?? shapeWithoutEnumeration(of: schema, in: slot)
    }

    func shapeWithoutEnumeration(of schema: Schema, in slot: Slot) -> TypeUse {
        var conditions: [Constraint] = []
        if var type = choice(of: schema, in: slot, conditions: &conditions) {
            type.constraints += conditions
            return type
        }
        let kinds = schema.kinds.isEmpty ? impliedKinds(of: schema) : schema.kinds
        var type: TypeUse
        if kinds.isEmpty {
            type = TypeUse(.scalar(schema.isOnlyNull ? .null : .json), span: schema.location.span)
            type.constraints = rawRules(schema.constraints, of: schema)
        } else if kinds.alternatives.count == 1 {
            type = self.type(of: schema, as: kinds, in: slot)
        } else {
            type = union(of: schema, as: kinds.alternatives, in: slot)
        }
        type.constraints += conditions
        return type
    }

    /// The type of a schema where it is known which kind of JSON value it is.
    func type(of schema: Schema, as kind: JSONKinds, in slot: Slot) -> TypeUse {
        switch kind {
        case .object: object(of: schema, in: slot)
        case .list: list(of: schema, in: slot)
        default: scalar(of: schema, as: kind)
        }
    }

    /// A schema with several types: one member each, told apart by the kind of the JSON value.
    private func union(of schema: Schema, as kinds: [JSONKinds], in slot: Slot) -> TypeUse {
        let id = declaration(of: schema, in: slot)
        let inner = Slot(reserved: id, origin: slot.origin)
        let members = kinds.enumerated().map { index, kind in
            var type = type(of: schema, as: kind, in: inner.inner(.member(index + 1)))
            declareConstraints(of: &type)
            return UnionType.Member(
                type: type,
                pointer: schema.location["type"]?.items.first { name in
                    JSONKinds(typeName: name.node.text).map { !$0.isDisjoint(with: kind) } ?? false
                }?.pointer)
        }
        reading.model[id].kind = .union(UnionType(members: members))
        return TypeUse(.named(id), span: schema.location.span)
    }

    /// What the keywords of a schema without `type` speak of, as people mean it; empty where that is not one thing.
    func impliedKinds(of schema: Schema) -> JSONKinds {
        if schema.isOnlyNull { return [] }
        var kinds: JSONKinds = []
        if !schema.properties.isEmpty || !schema.additional.isEmpty || !schema.required.isEmpty {
            kinds.insert(.object)
        }
        if !schema.items.isEmpty || !schema.prefixItems.isEmpty { kinds.insert(.list) }
        if kinds.isEmpty {
            for raw in schema.rawKeywords { kinds.formUnion(raw.keyword.impliedKinds) }
            for constraint in schema.constraints { kinds.formUnion(constraint.rule.kinds) }
            if let format = schema.format { kinds.formUnion(Formats.impliedKinds(format.text)) }
            if schema.contentEncoding != nil || schema.contentMediaType != nil { kinds.insert(.string) }
        }
        return kinds.alternatives.count == 1 ? kinds : []
    }

    /// The declaration that a type goes into, new where none is reserved; its kind is still to be set.
    func declaration(of schema: Schema, in slot: Slot) -> TypeID {
        if let reserved = slot.reserved { return reserved }
        let location = schema.location
        let id = reading.model.add(
            TypeDeclaration(
                name: TypeName(origin: slot.origin, explicit: nil),
                kind: .alias(TypeUse(.scalar(.json), span: location.span)), document: location.document.id,
                documentation: Documentation(schema), xml: XMLForm(schema.xml),
                extensions: schema.extensions.modelEntries, pointer: location.pointer, span: location.span))
        if let origins = schema.origins { inline[origins] = id }
        return id
    }

    // MARK: Checks over the raw value

    /// Constraints that cannot be typed, as one check.
    func rawRules(_ constraints: [Constraint], of schema: Schema) -> [Constraint] {
        guard let first = constraints.first else { return [] }
        return [check(constraints.map { .rule($0.rule) }, of: schema, span: first.span)]
    }

    func check(_ assertions: [ValueCheck.Assertion], of schema: Schema, span: SourceSpan) -> Constraint {
        let check = ValueCheck(assertions: assertions, pointer: schema.location.pointer, span: span)
        return Constraint(.check(reading.model.add(check)), span: span)
    }

    private func checked(_ shape: TypeUse.Shape, _ schema: Schema, _ assertions: [ValueCheck.Assertion]) -> TypeUse {
        let span = schema.location.span
        return TypeUse(shape, constraints: [check(assertions, of: schema, span: span)], span: span)
    }

    private func rawConstraints(of schema: Schema) -> [Constraint] {
        let isClosed = closesKeys(schema) != nil
        return schema.rawOwners.compactMap { owner in
            if owner === schema || owner.rawKeywords.count == 1, isClosed,
                owner.rawKeywords.allSatisfy({ $0.keyword == .unevaluatedProperties })
            {
                return nil
            }
            let check = checks.check(rawKeywordsOf: owner)
            return Constraint(.check(check), span: owner.rawKeywords.first?.value.span ?? owner.location.span)
        }
    }

    /// `unevaluatedProperties: false` of an object that only inherits: no other keys, since all of them are known.
    func closesKeys(_ schema: Schema) -> Schema.RawKeyword? {
        guard schema.choices.isEmpty, schema.additional.isEmpty else { return nil }
        let others = schema.rawKeywords.filter { $0.keyword.impliedKinds == .object || $0.keyword.isInPlace }
        guard others.count == 1, let only = others.first, only.keyword == .unevaluatedProperties,
            only.value.node.bool == false
        else { return nil }
        return only
    }
}

extension Schema {
    /// The constraints that a type of one kind gets. One that speaks of no kind that the schema has goes to the first,
    /// where the checks of the model report it.
    func constraints(for kind: JSONKinds) -> [Constraint] {
        let isFirst = kinds.alternatives.first.map { $0 == kind } ?? true
        return constraints.filter { constraint in
            let spoken = constraint.rule.kinds
            return !spoken.isDisjoint(with: kind) || isFirst && spoken.isDisjoint(with: kinds)
        }
    }
}

extension Keyword {
    /// The kind of value that a raw keyword speaks of; none for those that speak of every value.
    fileprivate var impliedKinds: JSONKinds {
        switch self {
        case .patternProperties, .propertyNames, .dependentRequired, .dependentSchemas, .dependencies,
            .unevaluatedProperties:
            .object
        case .additionalItems, .contains, .maxContains, .minContains, .unevaluatedItems: .list
        default: []
        }
    }

    /// Whether it applies schemas to the same value, which may describe further keys.
    fileprivate var isInPlace: Bool { self == .if || self == .then || self == .else || self == .not }
}

extension TypeUse.Shape {
    var isJSON: Bool { if case .scalar(.json) = self { true } else { false } }
}

extension JSONKinds {
    /// The kinds one by one, as types tell them apart; all numbers are one.
    var alternatives: [JSONKinds] {
        Self.order.compactMap { isDisjoint(with: $0) ? nil : intersection($0) }
    }

    private static let order: [JSONKinds] = [.object, .list, .string, .number, .bool, .null]
}

extension Constraint.Rule {
    /// The kind of JSON value that it speaks of.
    var kinds: JSONKinds {
        switch self {
        case .minLength, .maxLength, .pattern, .format: .string
        case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf: .number
        case .minItems, .maxItems, .uniqueItems: .list
        case .minProperties, .maxProperties: .object
        case .minBytes, .maxBytes, .mediaTypes: .string
        case .oneOfValues, .check: .all
        }
    }
}
