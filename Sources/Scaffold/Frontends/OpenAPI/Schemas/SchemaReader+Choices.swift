import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaReader {
    /// Takes null out of `oneOf` and `anyOf`, and turns a choice of one into something inherited.
    func liftChoices(of schema: Schema) {
        guard !schema.choices.isEmpty else { return }
        var kept: [Schema.Choice] = []
        for var choice in schema.choices {
            if choice.members.isEmpty {
                reading.sink.warning(
                    .emptyUnion,
                    "`\(choice.keyword.rawValue)` of \(SchemaParser.name(of: schema.location)) has no members",
                    at: choice.span, help: "list at least one schema; any JSON value is accepted here for now")
                schema.isContradiction = true
                continue
            }
            let count = choice.members.count
            choice.members.removeAll { Self.isNull($0.node) }
            if choice.members.count < count { schema.isNullable = true }
            switch choice.members.count {
            case 0: schema.isOnlyNull = schema.kinds.isEmpty
            case 1 where !contradicts(choice.members[0], schema): schema.parts.append(choice.members[0])
            default: kept.append(choice)
            }
        }
        schema.choices = kept
    }

    /// Whether the `type` of a single member is none that the schema has: no value fits it, which a check says.
    private func contradicts(_ member: Location, _ schema: Schema) -> Bool {
        guard !schema.kinds.isEmpty, let kinds = parser.parse(member)?.kinds, !kinds.isEmpty else { return false }
        return kinds.isDisjoint(with: schema.kinds)
    }

    /// Whether a schema admits null and nothing else.
    private static func isNull(_ node: Node) -> Bool {
        guard node.kind == .mapping else { return false }
        if let type = node["type"] {
            return type.text == "null" && (type.kind == .string || type.kind == .null)
                || type.kind == .list && type.count == 1 && type.items.allSatisfy { $0.text == "null" }
        }
        if let const = node["const"] { return const.isNull }
        guard let values = node["enum"], values.kind == .list else { return false }
        return values.count > 0 && values.items.allSatisfy(\.isNull)
    }

    /// The type of a schema with `oneOf` or `anyOf`; nil where all of them are conditions on what the rest describes,
    /// or can be said without a union. `conditions` gets what is left to check.
    func choice(of schema: Schema, in slot: Slot, conditions: inout [Constraint]) -> TypeUse? {
        var typed: (Schema.Choice, [Schema])?
        for choice in schema.choices {
            let members = choice.members.compactMap { peek($0) }
            if typed == nil, !isCondition(choice, members, of: schema), members.count == choice.members.count,
                members.contains(where: { admits($0, in: schema) })
            {
                typed = (choice, members)
            } else {
                conditions.append(condition(choice))
            }
        }
        schema.choices = []
        guard let (choice, members) = typed else { return nil }
        if let type = listedChoice(choice, members, of: schema, in: slot) { return type }
        if absorbAlike(choice, members, into: schema, conditions: &conditions) { return nil }
        let type = union(of: choice, members, in: schema, slot: slot)
        if !members.allSatisfy({ schema.kinds.isEmpty || schema.kinds.isSuperset(of: kinds(of: $0)) }) {
            conditions.append(
                check([.kinds(schema.kinds.union(.null))], of: schema, span: schema.kindsSpan ?? choice.span))
        }
        conditions += rawRules(schema.constraints, of: schema)
        return type
    }

    private func condition(_ choice: Schema.Choice) -> Constraint {
        let members = choice.members.map { checks.check($0) }
        let check = ValueCheck(
            assertions: [choice.keyword == .oneOf ? .one(members) : .any(members)],
            pointer: choice.owner.pointer + "/" + choice.keyword.rawValue, span: choice.span)
        return Constraint(.check(reading.model.add(check)), span: choice.span)
    }

    /// A member with all that it inherits, to look at and not to change.
    func peek(_ location: Location) -> Schema? {
        guard let location = reading.references.substance(of: location) else { return nil }
        if let known = peeked[location.node.id] { return known }
        guard let schema = parser.parse(location) else { return nil }
        liftChoices(of: schema)
        flatten(schema)
        peeked[location.node.id] = schema
        return schema
    }

    /// Whether the members only say more of what the schema describes itself, as `anyOf: [{required: [a]}, …]` does.
    private func isCondition(_ choice: Schema.Choice, _ members: [Schema], of schema: Schema) -> Bool {
        let own = Set(schema.properties.map(\.name))
        return zip(choice.members, members).allSatisfy { location, member in
            location.node["$ref"] == nil && location.node["allOf"] == nil
                && (member.kinds.isEmpty || member.kinds == schema.kinds) && member.format == nil
                && member.enumeration == nil && member.items.isEmpty && member.additional.isEmpty
                && member.prefixItems.isEmpty && member.choices.isEmpty
                && member.properties.allSatisfy { own.contains($0.name) }
        }
    }

    // MARK: Choices that are enumerations

    /// `oneOf` of constants, and `anyOf` of listed strings and any string.
    private func listedChoice(
        _ choice: Schema.Choice, _ members: [Schema], of schema: Schema, in slot: Slot
    ) -> TypeUse? {
        guard schema.properties.isEmpty, schema.enumeration == nil else { return nil }
        let isString = members.allSatisfy { $0.isListedStrings || $0.isAnyString }
        let isInteger = members.allSatisfy { $0.isListedIntegers }
        let isOpen = members.contains { $0.isAnyString }
        let listed = members.filter { $0.enumeration != nil }
        guard isString || isInteger, !listed.isEmpty else { return nil }
        // Enumerations with names of their own stay what they are.
        if !isOpen, choice.members.contains(where: { $0.node["$ref"] != nil }) { return nil }
        var seen: Set<String> = []
        var cases: [EnumerationType.Case] = []
        for member in listed {
            let values = member.enumeration ?? []
            let pointer = member.enumerationLocation?.pointer ?? member.location.pointer
            for value in values where !value.isNull && seen.insert(value.text).inserted {
                let isAlone = values.count == 1
                cases.append(
                    EnumerationType.Case(
                        name: isAlone ? member.title?.text : nil, value: value.text,
                        documentation: isAlone ? Documentation(discussion: member.text?.text) : Documentation(),
                        isDeprecated: isAlone && member.isDeprecated, pointer: pointer, span: value.span))
            }
            if values.contains(where: \.isNull) || member.isNullable { schema.isNullable = true }
        }
        let id = declaration(of: schema, in: slot)
        reading.model[id].kind = .enumeration(
            EnumerationType(rawType: isString ? .string : .integer, cases: cases, isOpen: isOpen))
        return TypeUse(.named(id), span: schema.location.span)
    }

    /// Members that are the same type in Swift: that type, and a check that a member is right.
    private func absorbAlike(
        _ choice: Schema.Choice, _ members: [Schema], into schema: Schema, conditions: inout [Constraint]
    ) -> Bool {
        guard let first = members.first, first.kinds.alternatives.count == 1, first.kinds.isScalar,
            members.allSatisfy({ $0.kinds == first.kinds && $0.enumeration == nil && $0.choices.isEmpty }),
            schema.properties.isEmpty, schema.kinds.isEmpty || !schema.kinds.isDisjoint(with: first.kinds)
        else { return false }
        let scalars = Set(members.map { Self.scalar(of: $0, as: first.kinds) })
        guard scalars.count == 1 || first.kinds == .string else { return false }
        schema.kinds = schema.kinds.isEmpty ? first.kinds : schema.kinds.intersection(first.kinds)
        // A format that a member is checked for holds of that member alone.
        if scalars.count == 1, !members.contains(where: { Formats.isChecked($0.format?.text ?? "") }) {
            schema.format = first.format
            schema.contentEncoding = first.contentEncoding
        }
        schema.isNullable = schema.isNullable || members.contains { $0.isNullable }
        conditions.append(condition(choice))
        return true
    }
}

extension Schema {
    /// Any text at all.
    fileprivate var isAnyString: Bool {
        kinds == .string && enumeration == nil && format == nil && constraints.isEmpty && choices.isEmpty
            && rawOwners.isEmpty && contentEncoding == nil
    }

    fileprivate var isListedStrings: Bool {
        (kinds.isEmpty || kinds == .string) && enumeration?.allSatisfy { $0.kind == .string || $0.isNull } ?? false
    }

    fileprivate var isListedIntegers: Bool {
        (kinds.isEmpty || kinds == .integer) && enumeration?.allSatisfy { $0.int != nil } ?? false
    }
}

extension JSONKinds {
    fileprivate var isScalar: Bool { isDisjoint(with: [.list, .object]) }
}
