import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaReader {
    /// An enum with payloads. `members` are the schemas of the choice with all that they inherit.
    func union(of choice: Schema.Choice, _ members: [Schema], in schema: Schema, slot: Slot) -> TypeUse {
        let id = declaration(of: schema, in: slot)
        let owner = Slot(reserved: id, origin: slot.origin)
        let (locations, members) = distinct(choice, members)
        let tags = UnionTags(reader: self, schema: schema, members: members, locations: locations).read()
        let names = MemberNames(of: locations)
        var union = UnionType(tag: tags.key, members: [])
        for (index, location) in locations.enumerated() {
            let slot = owner.inner(names[index].map { .field($0) } ?? .member(index + 1))
            var use = member(location, members[index], of: schema, in: owner, slot)
            if use.type.isNullable { schema.isNullable = true }
            use.type.isNullable = false
            union.members.append(
                UnionType.Member(
                    type: use.type, tags: tags.values[index], isDefault: tags.defaultMember == index,
                    documentation: use.documentation, pointer: location.pointer))
        }
        reading.model[id].kind = .union(union)
        return TypeUse(.named(id), span: schema.location.span)
    }

    /// The members without those that name a schema again.
    private func distinct(_ choice: Schema.Choice, _ members: [Schema]) -> ([Location], [Schema]) {
        var seen: [NodeID: Location] = [:]
        var kept: ([Location], [Schema]) = ([], [])
        for (location, member) in zip(choice.members, members) {
            if let reference = location.node["$ref"],
                let target = reading.references.schema(at: reference, in: location.base)?.node.id
            {
                if let first = seen.updateValue(location, forKey: target) {
                    reading.sink.warning(
                        .duplicateValue, "`\(choice.keyword.rawValue)` names \(reference) twice", at: location.span,
                        notes: [Diagnostic.Note("it stands here already", at: .span(first.span))], help: "remove one")
                    continue
                }
            }
            kept.0.append(location)
            kept.1.append(member)
        }
        return kept
    }

    /// The type of a member; where the schema has properties beside the choice, the member has them too.
    private func member(
        _ location: Location, _ flat: Schema, of schema: Schema, in owner: Slot, _ slot: Slot
    ) -> SchemaUse {
        let known = Set(flat.properties.map(\.name))
        let needsBase = schema.properties.contains { !known.contains($0.name) }
        let isObject = flat.kinds == .object || flat.kinds.isEmpty && !flat.properties.isEmpty
        guard needsBase, isObject else { return use(of: location, in: slot) }
        let merged = Schema(location)
        merged.isSynthetic = true
        merged.origins = nil
        merged.parts = [location]
        merger.absorb(schema, into: merged, isReference: true)
        merged.isNullable = false
        guard let reference = location.node["$ref"]?.text else { return use(of: merged, in: slot) }
        let name = reference.split(separator: "/").last.map { JSONPointer.unescape($0) } ?? reference
        return use(of: merged, in: owner.inner(.field(name)))
    }
}
