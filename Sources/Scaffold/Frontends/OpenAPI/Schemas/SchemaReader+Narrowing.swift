import ScaffoldDiagnostics
import ScaffoldModel

// Choices beside a `type`, which says of every member what kind of value it can be.

extension SchemaReader {
    /// Leaves out the members of choices that are of no kind that the schema admits; a single one that is left is
    /// inherited. Where none is left, all stay: no value passes them.
    func narrowChoices(of schema: Schema) {
        guard !schema.kinds.isEmpty, !schema.choices.isEmpty else { return }
        var kept: [Schema.Choice] = []
        for var choice in schema.choices {
            let members = choice.members.map { (location: $0, schema: peek($0)) }
            let fitting = members.filter { $0.schema.map { admits($0, in: schema) } ?? true }
            for (location, member) in members {
                if let member, !admits(member, in: schema) { report(member, at: location, in: schema) }
            }
            if !fitting.isEmpty { choice.members = fitting.map(\.location) }
            if fitting.count == 1 { schema.parts.append(fitting[0].location) } else { kept.append(choice) }
        }
        schema.choices = kept
        if schema.parts.isEmpty { return }
        flatten(schema)
        narrowChoices(of: schema)
    }

    /// Whether a value of a schema can be one of a member of its choices.
    func admits(_ member: Schema, in schema: Schema) -> Bool {
        schema.kinds.isEmpty || !schema.kinds.isDisjoint(with: kinds(of: member))
    }

    /// The kinds of values that a flat schema admits; all where it does not say.
    func kinds(of schema: Schema, depth: Int = 0) -> JSONKinds {
        if !schema.kinds.isEmpty { return schema.kinds }
        if schema.isOnlyNull { return .null }
        if let values = schema.enumeration {
            return values.reduce(into: JSONKinds()) { $0.formUnion(ModelValue($1).kind) }
        }
        let implied = impliedKinds(of: schema)
        guard implied.isEmpty, depth < Self.deepestChoice, let choice = schema.choices.first else {
            return implied.isEmpty ? .all : implied
        }
        return choice.members.reduce(into: JSONKinds()) { kinds, location in
            kinds.formUnion(peek(location).map { self.kinds(of: $0, depth: depth + 1) } ?? .all)
        }
    }

    /// How deep choices among choices are looked into.
    private static let deepestChoice = 4

    private func report(_ member: Schema, at location: Location, in schema: Schema) {
        reading.sink.warning(
            .conflictingSchemas,
            "this member is \(kinds(of: member).names), which is not \(schema.kinds.names); no value fits it",
            at: location.span,
            notes: [Diagnostic.Note("the type is here", at: .span(schema.kindsSpan ?? schema.location.span))],
            help: "remove the member, or change `type`")
    }
}
