import ScaffoldSource

extension SchemaReader {
    /// Whether null is a value of a schema; asked before the schema is read, so that those that refer to it know.
    func isNullable(_ schema: Schema) -> Bool {
        var walk = NullabilityWalk()
        return isNullable(schema, &walk)
    }

    private func isNullable(_ schema: Schema, _ walk: inout NullabilityWalk) -> Bool {
        once(schema, \.nullability, &walk, otherwise: false) { saysNull(schema, &$0) }
    }

    /// What was found out is kept, unless it was found inside a circle: where that is cut depends on where it is entered.
    private func once(
        _ schema: Schema, _ memory: ReferenceWritableKeyPath<SchemaReader, [NodeID: Bool]>,
        _ walk: inout NullabilityWalk, otherwise: Bool, _ find: (inout NullabilityWalk) -> Bool
    ) -> Bool {
        let id = schema.location.node.id
        if let known = self[keyPath: memory][id] { return known }
        guard walk.path.count < NullabilityWalk.depth else { return otherwise }
        guard walk.path.insert(id).inserted else {
            walk.isCut = true
            return otherwise
        }
        let wasCut = walk.isCut
        walk.isCut = false
        let result = find(&walk)
        if !walk.isCut { self[keyPath: memory][id] = result }
        walk.isCut = walk.isCut || wasCut
        walk.path.remove(id)
        return result
    }

    private func saysNull(_ schema: Schema, _ walk: inout NullabilityWalk) -> Bool {
        if schema.location.dialect.isExact { return isNullableExactly(schema, &walk) }
        if refusesNull(schema) { return false }
        if schema.isNullable { return schema.hasStructure || schema.reference != nil || !schema.parts.isEmpty }
        if schema.isOnlyNull || schema.enumeration?.contains(where: \.isNull) ?? false { return true }
        for choice in schema.choices where choice.members.contains(where: { isNullable($0, &walk) }) { return true }
        guard schema.kinds.isEmpty else { return false }
        var parts = schema.parts.compactMap { parser.parse($0) }
        if parts.contains(where: { $0.isNullable && $0.saysOnlyNullable }) { return true }
        parts.removeAll { $0.isEmpty }
        if schema.reference != nil, let target = reading.references.target(of: schema) {
            guard let part = parser.parse(target) else { return false }
            parts.append(part)
        }
        return !parts.isEmpty && parts.allSatisfy { isNullable($0, &walk) }
    }

    /// A type for any JSON value has null among its values, and one for a whole document looks after it.
    private func isNullableExactly(_ schema: Schema, _ walk: inout NullabilityWalk) -> Bool {
        if schema.location.isSchemaDocument { return false }
        guard schema.isPureReference, let reference = schema.reference, !isDynamic(schema) else {
            return schema.isNullable && exactKind(of: schema) != nil
        }
        guard let target = reading.references.schema(at: reference, in: schema.location.base) else { return false }
        return isNullable(target, &walk)
    }

    private func isNullable(_ location: Location, _ walk: inout NullabilityWalk) -> Bool {
        guard let location = reading.references.substance(of: location) else { return false }
        if let known = declared[location.node.id] { return known.isNullable }
        return parser.parse(location).map { isNullable($0, &walk) } ?? false
    }
}

// MARK: What forbids null

extension SchemaReader {
    /// Whether null breaks something that a schema says; asked before what it inherits becomes part of it. `nullable`, and
    /// null among listed values, count whatever stands beside them.
    func refusesNull(_ schema: Schema) -> Bool {
        var walk = NullabilityWalk()
        return !takesNull(schema, &walk)
    }

    private func takesNull(_ location: Location, _ walk: inout NullabilityWalk) -> Bool {
        if let known = nullAdmission[location.node.id] { return known }
        guard let schema = parser.parse(location) else { return true }
        return takesNullOnce(schema, &walk)
    }

    private func takesNullOnce(_ schema: Schema, _ walk: inout NullabilityWalk) -> Bool {
        once(schema, \.nullAdmission, &walk, otherwise: true) { takesNull(schema, &$0) }
    }

    private func takesNull(_ schema: Schema, _ walk: inout NullabilityWalk) -> Bool {
        if let boolean = schema.boolean { return boolean }
        if schema.saysNullable { return true }
        if let values = schema.enumeration {
            if !values.contains(where: \.isNull) { return false }
        } else if !schema.kinds.isEmpty, !schema.isNullable {
            return false
        }
        let parts = schema.parts.compactMap { parser.parse($0) }
        if parts.contains(where: { $0.saysNullable && $0.saysOnlyNullable }) { return true }
        if schema.reference != nil, let target = reading.references.target(of: schema), !takesNull(target, &walk) {
            return false
        }
        return parts.allSatisfy { takesNullOnce($0, &walk) }
            && schema.choices.allSatisfy { $0.members.isEmpty || $0.members.contains { takesNull($0, &walk) } }
            && takesNull(conditionsOf: schema, &walk)
    }

    private func takesNull(conditionsOf schema: Schema, _ walk: inout NullabilityWalk) -> Bool {
        var values: [Keyword: Location] = [:]
        for raw in schema.rawKeywords { values[raw.keyword] = raw.value }
        if let value = values[.not], takesNull(value, &walk) { return false }
        guard let condition = values[.if], let next = values[takesNull(condition, &walk) ? .then : .else] else {
            return true
        }
        return takesNull(next, &walk)
    }
}

/// A walk through schemas that asks each whether it admits null.
private struct NullabilityWalk {
    /// The schemas between the first and this one.
    var path: Set<NodeID> = []
    /// Whether the walk came back to one of them.
    var isCut = false

    /// How far it goes: a schema that only leads to another, so often in a row, is not asked for null.
    static let depth = 1100
}
