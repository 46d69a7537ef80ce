import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Finds the key whose value tells the members of a union apart, and the values that mean each.
struct UnionTags {
    struct Result {
        var key: String?
        /// One list per member.
        var values: [[String]]
        /// The member of what has no tag, or one that means no member.
        var defaultMember: Int?
    }

    let reader: SchemaReader
    let schema: Schema
    /// The members with all that they inherit, and where each stands.
    let members: [Schema]
    let locations: [Location]
    /// How many unions are around it that take its tags for theirs.
    var depth = 0

    private var references: References { reader.reading.references }

    func read() -> Result {
        schema.discriminator.map(declared) ?? found()
    }

    // MARK: A discriminator

    /// By its mapping; else by the tags of a member that is such a union itself, or the values that its own property lists;
    /// else by the member's name.
    private func declared(_ discriminator: Schema.Discriminator) -> Result {
        let key = discriminator.property.text
        var values: [[String]] = Array(repeating: [], count: members.count)
        let targets = locations.map { target(of: $0) }
        for entry in discriminator.mapping.map({ Array($0.entries) }) ?? [] {
            if let index = member(mapped(entry.value, in: discriminator.base), targets, entry.name, at: entry.value) {
                values[index].append(entry.name)
            }
        }
        for index in members.indices where values[index].isEmpty {
            values[index] = innerTags(key, of: members[index]) ?? tagValues(key, of: members[index]) ?? []
            if values[index].isEmpty, let name = targets[index].first.flatMap({ reader.names.declaredName(of: $0) }) {
                values[index] = [name]
            }
        }
        let defaultMember = discriminator.defaultMapping.flatMap { node in
            member(mapped(node, in: discriminator.base), targets, "defaultMapping", at: node)
        }
        return Result(key: values.allSatisfy(\.isEmpty) ? nil : key, values: values, defaultMember: defaultMember)
    }

    /// The tags of a member that is a union told apart by the same key; nil where it is none.
    private func innerTags(_ key: String, of member: Schema) -> [String]? {
        guard depth < Self.depth, let discriminator = member.discriminator, discriminator.property.text == key,
            let choice = member.choices.first
        else { return nil }
        let inner = choice.members.compactMap { reader.peek($0) }
        guard inner.count == choice.members.count else { return nil }
        let tags = UnionTags(
            reader: reader, schema: member, members: inner, locations: choice.members, depth: depth + 1)
        return tags.declared(discriminator).values.flatMap { $0 }
    }

    /// The member that a mapping leads to; nil, and reported, where that is none.
    private func member(_ target: Location?, _ targets: [[Location]], _ name: String, at place: Node) -> Int? {
        guard let target else { return nil }
        let index =
            targets.firstIndex { $0.first?.node.id == target.node.id }
            ?? targets.firstIndex { $0.contains { $0.node.id == target.node.id } }
        if index == nil {
            reader.reading.sink.warning(
                .ambiguousUnion, "`\(name)` is mapped to a schema that is no member; it is left out", at: place.span,
                notes: [Diagnostic.Note("the members", at: .span(schema.location.span))],
                help: "add the schema to the members, or remove this line")
        }
        return index
    }

    /// The targets of a member that is a `$ref`, followed step by step.
    private func target(of location: Location) -> [Location] {
        var targets: [Location] = []
        var current = location
        while let reference = current.node["$ref"], let next = references.target(of: reference, in: current.base),
            targets.count < 16
        {
            targets.append(next)
            current = next
        }
        return targets
    }

    /// A value of a mapping is the name of a schema, or a reference.
    private func mapped(_ node: Node, in base: Base) -> Location? {
        guard let text = node.string else {
            reader.reading.sink.warning(
                .wrongKind, "a mapped schema must be a string", at: node.span, help: "write a reference as text")
            return nil
        }
        guard !text.contains("/"), !text.contains("#") else { return references.target(of: node, in: base) }
        if let named = references.schema(named: text, in: base) { return named }
        // A file has an extension, mostly; what has none is a name.
        guard !text.contains(".") else { return references.target(of: node, in: base) }
        reader.reading.sink.warning(
            .unresolvedReference, "there is no schema `\(text)`", at: node.span,
            help: Spelling.question(about: text, among: references.schemaNames(in: base))
                ?? "name a schema, or write a reference to one")
        return nil
    }

    // MARK: None

    /// A property that every object among the members has, each with values of its own; a required one if there is one.
    private func found() -> Result {
        let none = Result(key: nil, values: Array(repeating: [], count: members.count))
        let objects = members.indices.filter { members[$0].kinds.isEmpty || members[$0].kinds.contains(.object) }
        guard objects.count > 1, let first = objects.first.map({ members[$0] }) else { return none }
        let keys = candidates(of: first)
        let required = keys.filter { key in objects.allSatisfy { members[$0].requires(key) } }
        for key in required + keys {
            var result = Result(key: key, values: none.values)
            var seen: Set<String> = []
            let isTelling = objects.allSatisfy { index in
                guard let values = tagValues(key, of: members[index]), !values.isEmpty else { return false }
                result.values[index] = values
                return values.allSatisfy { seen.insert($0).inserted }
            }
            if isTelling { return result }
        }
        return none
    }

    /// The properties of a member that could be a tag; of a union, those of its first member.
    private func candidates(of member: Schema, depth: Int = 0) -> [String] {
        let names = member.properties.map(\.name)
        guard names.isEmpty, depth < Self.depth, let inner = member.choices.first?.members.first else { return names }
        return reader.peek(inner).map { candidates(of: $0, depth: depth + 1) } ?? []
    }

    /// How deep unions of unions are looked into.
    private static let depth = 4

    /// The values that a property of a member can have; nil where it is not limited to some. A union has the values of
    /// its members.
    private func tagValues(_ key: String, of member: Schema, depth: Int = 0) -> [String]? {
        if let property = member.properties.first(where: { $0.name == key }) { return values(of: property) }
        guard depth < Self.depth, let choice = member.choices.first else { return nil }
        var values: [String] = []
        for location in choice.members {
            guard let inner = reader.peek(location), let more = tagValues(key, of: inner, depth: depth + 1) else {
                return nil
            }
            values += more
        }
        return values
    }

    private func values(of property: Schema.Property) -> [String]? {
        for location in property.schemas {
            guard let schema = reader.peek(location), let values = schema.enumeration else { continue }
            let isScalar = values.allSatisfy { $0.kind == .string || $0.kind == .integer || $0.kind == .bool }
            return isScalar ? values.map(\.text) : nil
        }
        return nil
    }
}

extension Schema {
    fileprivate func requires(_ name: String) -> Bool { required.contains { $0.text == name } }
}
