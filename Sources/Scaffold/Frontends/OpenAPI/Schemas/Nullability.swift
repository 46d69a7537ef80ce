import ScaffoldSource

extension SchemaReader {
    /// Whether null is a value of a schema; asked before the schema is read, so that those that refer to it know.
    func isNullable(_ schema: Schema) -> Bool {
        var visited: Set<NodeID> = []
        return isNullable(schema, &visited)
    }

    private func isNullable(_ schema: Schema, _ visited: inout Set<NodeID>) -> Bool {
        guard visited.insert(schema.location.node.id).inserted else { return false }
        if schema.location.dialect.isExact { return isNullableExactly(schema, &visited) }
        if schema.isNullable { return schema.hasStructure || schema.reference != nil || !schema.parts.isEmpty }
        if schema.isOnlyNull || schema.enumeration?.contains(where: \.isNull) ?? false { return true }
        for choice in schema.choices where choice.members.contains(where: { isNullable($0, &visited) }) { return true }
        guard schema.kinds.isEmpty else { return false }
        var parts = schema.parts.compactMap { parser.parse($0) }
        if parts.contains(where: { $0.isNullable && $0.saysOnlyNullable }) { return true }
        parts.removeAll { $0.isEmpty }
        if schema.reference != nil, let target = reading.references.target(of: schema) {
            guard let part = parser.parse(target) else { return false }
            parts.append(part)
        }
        return !parts.isEmpty && parts.allSatisfy { isNullable($0, &visited) }
    }

    /// A type for any JSON value has null among its values, and one for a whole document looks after it.
    private func isNullableExactly(_ schema: Schema, _ visited: inout Set<NodeID>) -> Bool {
        if schema.location.isSchemaDocument { return false }
        guard schema.isPureReference, let reference = schema.reference, !isDynamic(schema) else {
            return schema.isNullable && exactKind(of: schema) != nil
        }
        guard let target = reading.references.target(of: reference, in: schema.location.base) else { return false }
        return isNullable(target, &visited)
    }

    private func isNullable(_ location: Location, _ visited: inout Set<NodeID>) -> Bool {
        if let reference = location.soleReference {
            guard let target = reading.references.target(of: reference, in: location.base) else { return false }
            return isNullable(target, &visited)
        }
        if let known = declared[location.node.id] { return known.isNullable }
        return parser.parse(location).map { isNullable($0, &visited) } ?? false
    }
}
