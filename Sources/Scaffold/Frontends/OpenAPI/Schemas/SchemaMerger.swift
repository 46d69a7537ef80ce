import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Merges what a schema inherits through `allOf`, or through a `$ref` with something beside it, into the schema.
struct SchemaMerger {
    let sink: DiagnosticSink
    let parser: SchemaParser
    let references: References

    /// Replaces the parts and the reference of a schema by what they say.
    func flatten(_ schema: Schema) {
        // A schema that was put together has the location of one of its parts.
        var path: Set<NodeID> = schema.isSynthetic ? [] : [schema.location.node.id]
        flatten(schema, path: &path)
    }

    /// `path` holds the schemas that are being flattened, to find those that inherit from themselves.
    private func flatten(_ schema: Schema, path: inout Set<NodeID>) {
        let parts = schema.parts
        let place = (schema.reference ?? schema.dynamicReference)?.span
        let target = place == nil ? nil : references.target(of: schema)
        schema.parts = []
        schema.reference = nil
        schema.dynamicReference = nil
        guard !parts.isEmpty || place != nil else { return }
        let saysKinds = !schema.kinds.isEmpty
        var nullable: [Bool] = []
        func take(_ location: Location, at place: SourceSpan, isReference: Bool) {
            let id = location.node.id
            guard !path.contains(id) else {
                sink.warning(
                    .inheritanceCycle, "a schema cannot contain itself through `allOf`; this part is left out",
                    at: place, help: "remove it")
                return
            }
            guard let part = parser.parse(location) else { return }
            path.insert(id)
            flatten(part, path: &path)
            path.remove(id)
            if part.isNullable, part.saysOnlyNullable { schema.isNullable = true }
            if !part.kinds.isEmpty || part.isOnlyNull || part.enumeration != nil { nullable.append(part.isNullable) }
            absorb(part, into: schema, isReference: isReference)
        }
        if let place, let target { take(target, at: place, isReference: true) }
        for part in parts {
            if let reference = part.soleReference {
                guard let target = references.target(of: reference, in: part.base) else { continue }
                take(target, at: reference.span, isReference: true)
            } else {
                take(part, at: part.span, isReference: false)
            }
        }
        if !schema.isNullable, !saysKinds, !nullable.isEmpty { schema.isNullable = !nullable.contains(false) }
    }

    /// Adds all that `part` says to `schema`, which is flat already.
    func absorb(_ part: Schema, into schema: Schema, isReference: Bool) {
        absorbKinds(of: part, into: schema)
        absorbEnumeration(of: part, into: schema)
        absorbProperties(of: part, into: schema)
        schema.boolean = part.boolean == false ? false : schema.boolean
        schema.format = schema.format ?? part.format
        schema.contentEncoding = schema.contentEncoding ?? part.contentEncoding
        schema.contentMediaType = schema.contentMediaType ?? part.contentMediaType
        schema.items += part.items
        schema.hasUnreadableItems = schema.hasUnreadableItems || part.hasUnreadableItems
        schema.choices += part.choices
        for constraint in part.constraints where !schema.constraints.contains(where: { $0.rule == constraint.rule }) {
            schema.constraints.append(constraint)
        }
        schema.rawKeywords += part.rawKeywords
        schema.rawOwners += part.rawOwners
        if !part.prefixItems.isEmpty {
            schema.prefixItems = part.prefixItems
            if part.rawOwners.isEmpty { schema.rawOwners.append(part) }
        }
        schema.isContradiction = schema.isContradiction || part.isContradiction
        absorbAnnotations(of: part, into: schema, isReference: isReference)
    }

    private func absorbKinds(of part: Schema, into schema: Schema) {
        guard !part.kinds.isEmpty else { return }
        if schema.kinds.isEmpty {
            schema.kinds = part.kinds
            schema.kindsSpan = part.kindsSpan
            schema.isOnlyNull = false
            return
        }
        let both = schema.kinds.intersection(part.kinds)
        guard !both.isEmpty else {
            conflict(
                "what must be \(schema.kinds.names) here cannot be \(part.kinds.names) too",
                at: schema.kindsSpan ?? schema.location.span, and: part.kindsSpan ?? part.location.span, in: schema)
            return
        }
        schema.kinds = both
    }

    private func absorbEnumeration(of part: Schema, into schema: Schema) {
        guard let values = part.enumeration else { return }
        guard let own = schema.enumeration else {
            schema.enumeration = values
            schema.enumerationLocation = part.enumerationLocation
            schema.enumNames = part.enumNames
            schema.enumDescriptions = part.enumDescriptions
            return
        }
        let allowed = Set(values.map { ModelValue($0) })
        let both = own.filter { allowed.contains(ModelValue($0)) }
        if both.isEmpty {
            conflict(
                "no value is in this `enum` and in the one that it is merged with",
                at: schema.enumerationLocation?.span ?? schema.location.span,
                and: part.enumerationLocation?.span ?? part.location.span, in: schema)
        } else if both.count != own.count {
            schema.enumeration = both
            // Names and descriptions are by position, which no longer fits.
            schema.enumNames = nil
            schema.enumDescriptions = nil
        }
    }

    private func absorbProperties(of part: Schema, into schema: Schema) {
        if schema.propertyIndexes.isEmpty {
            for (index, property) in schema.properties.enumerated() {
                schema.propertyIndexes[ExactText(property.name)] = index
            }
        }
        for property in part.properties {
            if let index = schema.propertyIndexes[ExactText(property.name)] {
                schema.properties[index].schemas += property.schemas
            } else {
                schema.propertyIndexes[ExactText(property.name)] = schema.properties.count
                schema.properties.append(property)
            }
        }
        let required = Set(schema.required.map { ExactText($0.text) })
        schema.required += part.required.filter { !required.contains(ExactText($0.text)) }
        schema.additional += part.additional
    }

    private func absorbAnnotations(of part: Schema, into schema: Schema, isReference: Bool) {
        schema.defaultValue = schema.defaultValue ?? part.defaultValue
        schema.isReadOnly = schema.isReadOnly || part.isReadOnly
        schema.isWriteOnly = schema.isWriteOnly || part.isWriteOnly
        schema.tags.formUnion(part.tags)
        // What another type says of itself is not said of this one.
        guard !isReference else { return }
        schema.discriminator = schema.discriminator ?? part.discriminator
        schema.title = schema.title ?? part.title
        schema.text = schema.text ?? part.text
        schema.example = schema.example ?? part.example
        schema.xml = schema.xml ?? part.xml
        schema.externalDocs = schema.externalDocs ?? part.externalDocs
        schema.isDeprecated = schema.isDeprecated || part.isDeprecated
        schema.extensions += part.extensions
    }

    private func conflict(_ message: String, at first: SourceSpan, and second: SourceSpan, in schema: Schema) {
        guard !schema.isContradiction else { return }
        schema.isContradiction = true
        let (place, other) = first < second ? (second, first) : (first, second)
        sink.warning(
            .conflictingSchemas, message + "; any JSON value is accepted", at: place,
            notes: [Diagnostic.Note("the other one is here", at: .span(other))],
            help: "change one of them, or write `anyOf` where either may hold")
    }
}

extension JSONKinds {
    /// The kinds as documents name them.
    var names: String {
        let names: [(JSONKinds, String)] = [
            (.null, "null"), (.bool, "boolean"), (.number, "number"), (.integer, "integer"), (.string, "string"),
            (.list, "array"), (.object, "object"),
        ]
        var rest = self
        var found: [String] = []
        for (kinds, name) in names where rest.isSuperset(of: kinds) && !rest.isEmpty {
            rest.subtract(kinds)
            found.append("`\(name)`")
        }
        return found.joined(separator: " or ")
    }
}
