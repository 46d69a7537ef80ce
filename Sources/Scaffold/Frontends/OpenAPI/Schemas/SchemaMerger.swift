import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Merges what a schema inherits through `allOf`, or through a `$ref` with something beside it, into the schema.
final class SchemaMerger {
    let sink: DiagnosticSink
    let parser: SchemaParser
    let references: References
    /// What others inherit, each flattened once: nothing changes it any more. Nil for what is no schema.
    private var flat: [NodeID: Inherited?] = [:]

    /// How many schemas may inherit from each other in a row: each has the properties of all behind it.
    private static let deepest = 200

    private struct Inherited {
        let schema: Schema
        /// How many schemas inherit from each other in a row here.
        let depth: Int
        /// Whether something was left out because it leads back to where the merging began.
        let isCut: Bool
    }

    private struct Part {
        let location: Location
        let place: SourceSpan
        let isReference: Bool
    }

    /// A schema whose parts are being flattened, `next` first.
    private struct Step {
        let schema: Schema
        let parts: [Part]
        let saysKinds: Bool
        var next = 0
    }

    init(sink: DiagnosticSink, parser: SchemaParser, references: References) {
        self.sink = sink
        self.parser = parser
        self.references = references
    }

    /// Replaces the parts and the reference of a schema by what they say. Chains of inheritance are as long as documents,
    /// so they are walked and not called through.
    func flatten(_ schema: Schema) {
        // As most are.
        if schema.parts.isEmpty, schema.reference == nil, schema.dynamicReference == nil { return }
        var steps = [step(schema)]
        // A schema that was put together has the location of one of its parts.
        var path: Set<NodeID> = schema.isSynthetic ? [] : [schema.location.node.id]
        var cut: [NodeID: Inherited] = [:]
        while let step = steps.last {
            if step.next < step.parts.count {
                steps[steps.count - 1].next += 1
                let location = step.parts[step.next].location
                let id = location.node.id
                guard flat[id] == nil, cut[id] == nil, !path.contains(id) else { continue }
                if let part = parser.parse(location) {
                    path.insert(id)
                    steps.append(self.step(part))
                } else {
                    flat[id] = .some(nil)
                }
            } else {
                steps.removeLast()
                let result = merge(step, cut)
                guard let user = steps.last else { return }
                let id = user.parts[user.next - 1].location.node.id
                path.remove(id)
                if result.isCut { cut[id] = result } else { flat[id] = .some(result) }
            }
        }
    }

    /// Forgets what was flattened.
    func forget() { flat = [:] }

    /// Takes the parts and the reference out of a schema.
    private func step(_ schema: Schema) -> Step {
        var parts: [Part] = []
        if let place = (schema.reference ?? schema.dynamicReference)?.span,
            let target = references.target(of: schema).flatMap(references.substance)
        {
            parts.append(Part(location: target, place: place, isReference: true))
        }
        for part in schema.parts {
            guard let location = references.substance(of: part) else { continue }
            parts.append(
                Part(
                    location: location, place: part.soleReference?.span ?? part.span,
                    isReference: location.node.id != part.node.id))
        }
        schema.parts = []
        schema.reference = nil
        schema.dynamicReference = nil
        return Step(schema: schema, parts: parts, saysKinds: !schema.kinds.isEmpty)
    }

    /// Adds the parts of a schema, which are flat, to it. `cut` has those that are so for this walk only.
    private func merge(_ step: Step, _ cut: [NodeID: Inherited]) -> Inherited {
        let schema = step.schema
        var depth = 0
        var isCut = false
        var nullable: [Bool] = []
        for place in step.parts {
            let id = place.location.node.id
            guard let known = flat[id] ?? cut[id].map(Optional.some) else {
                isCut = true
                sink.warning(
                    .inheritanceCycle, "a schema cannot contain itself through `allOf`; this part is left out",
                    at: place.place, help: "remove it")
                continue
            }
            guard let inherited = known else { continue }
            // What inherits from a schema that is too deep is so as well, or every link of a long chain would have as many
            // properties as the deepest allowed.
            depth = max(depth, inherited.depth)
            guard inherited.depth < Self.deepest else {
                sink.warning(
                    .tooDeep, "more than \(Self.deepest) schemas inherit from each other; this part is left out",
                    at: place.place, help: "inherit from fewer schemas")
                continue
            }
            isCut = isCut || inherited.isCut
            let part = inherited.schema
            if part.isNullable, part.saysOnlyNullable { schema.isNullable = true }
            if !part.kinds.isEmpty || part.isOnlyNull || part.enumeration != nil { nullable.append(part.isNullable) }
            absorb(part, into: schema, isReference: place.isReference)
        }
        if !schema.isNullable, !step.saysKinds, !nullable.isEmpty { schema.isNullable = !nullable.contains(false) }
        return Inherited(schema: schema, depth: depth + 1, isCut: isCut)
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
                let known = Set(schema.properties[index].schemas.map(\.node.id))
                schema.properties[index].schemas += property.schemas.filter { !known.contains($0.node.id) }
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
