package import ScaffoldDiagnostics
package import ScaffoldModel
import ScaffoldSource

/// What a schema says where it is used: its type, and what a field or parameter of that type takes from it.
package struct SchemaUse: Sendable {
    package var type: TypeUse
    package var defaultValue: ModelValue?
    package var defaultSpan: SourceSpan?
    package var documentation: Documentation
    package var isDeprecated: Bool
    package var direction: Field.Direction
    package var xml: XMLForm?
    package var extensions: [ModelValue.Entry]
}

/// Turns schemas into types of the model, each schema once.
///
/// A schema that others refer to gets its declaration as soon as it is referred to, and is read when the one at hand
/// is done; so recursion in a document is no recursion here, and types stand in the order of the document.
package final class SchemaReader {
    /// What is known of a schema with a declaration before it is read.
    struct Declared {
        let type: TypeID
        let isNullable: Bool
        let direction: Field.Direction
        let defaultValue: Node?
    }

    private struct Pending {
        let schema: Schema
        let slot: Slot
    }

    /// A schema that is being read in place.
    private struct Unfolding {
        /// How often it is being read, one time inside of the other.
        var depth = 0
        /// The declaration that it needs after all, since it contains itself.
        var type: TypeID?
    }

    unowned let reading: Reading
    let parser: SchemaParser
    let merger: SchemaMerger
    private(set) lazy var checks = CheckReader(reading: reading, parser: parser)
    private(set) lazy var names = SchemaNames(reader: self)

    var declared: [NodeID: Declared] = [:]
    /// Declarations of objects, enumerations and unions that were written in place.
    var inline: [SchemaOrigins: TypeID] = [:]
    /// Schemas that are read in place, while they are.
    private var unfoldings: [SchemaOrigins: Unfolding] = [:]
    private var pending: [Pending] = []
    /// Whether schemas that were asked for it admit null.
    var nullability: [NodeID: Bool] = [:]
    /// Whether null breaks nothing that a schema says, of those that were asked.
    var nullAdmission: [NodeID: Bool] = [:]
    /// Members of unions that were looked at, while the reading lasts.
    var peeked: [NodeID: Schema] = [:]
    private var depth = 0
    /// Declarations that stand for others, and so could stand for themselves.
    private var aliases: [TypeID] = []
    /// Unions that are checked as a whole, whose members are still to be read.
    var wholeUnions: [TypeID] = []

    init(_ reading: Reading) {
        self.reading = reading
        parser = SchemaParser(sink: reading.sink, options: reading.options, references: reading.references)
        merger = SchemaMerger(sink: reading.sink, parser: parser, references: reading.references)
    }

    /// The type of the schema that stands at a location; a `$ref` is followed. `name` is for the type that this
    /// declares where the schema is an object, an enumeration or a union written in place. A schema that makes no
    /// sense is reported at its place and gives any JSON value.
    package func use(of schema: Location, named name: TypeName.Origin) -> SchemaUse {
        completing { use(of: schema, in: Slot(origin: name)) }
    }

    /// The same for a Swagger 2.0 parameter or header, which holds `type`, `format`, `items` and the constraints among
    /// its own keys.
    package func use(ofParameter parameter: Location, named name: TypeName.Origin) -> SchemaUse {
        completing {
            guard let schema = parser.parse(parameter, isParameter: true) else { return anything(parameter) }
            return use(of: schema, in: Slot(origin: name))
        }
    }

    /// Declares every schema of a mapping (`components/schemas`, `definitions`, `$defs`), in order.
    package func declare(all schemas: Location) {
        completing {
            for entry in schemas.entries { names.reserve(entry.key.text, for: entry.value) }
            for entry in schemas.entries {
                _ = declare(entry.value, name: entry.key.text, at: entry.key.span)
            }
        }
    }

    /// Declares the schema that a whole document is.
    package func declare(document: OpenAPIDocument) {
        completing {
            let root = document.location
            guard let name = names.declaredName(of: root) else { return }
            names.reserve(name, for: root)
            _ = declare(root, name: name, at: root.span.part(0, length: 1))
            // A document that says nothing itself is there for its definitions.
            guard parser.parse(root)?.isEmpty ?? false, let schemas = root["$defs"] ?? root["definitions"] else {
                return
            }
            for entry in schemas.entries { _ = declare(entry.value, name: entry.key.text, at: entry.key.span) }
        }
    }

    /// Reads what `body` only declared, unless an outer call does that.
    func completing<Result>(_ body: () -> Result) -> Result {
        depth += 1
        let result = body()
        depth -= 1
        guard depth == 0 else { return result }
        depth += 1
        var next = 0
        while next < pending.count {
            build(pending[next].schema, in: pending[next].slot)
            next += 1
        }
        pending = []
        keepWholeMembers()
        CycleBreaker(reading: reading).breakCycles(of: aliases)
        aliases = []
        peeked = [:]
        merger.forget()
        checks.addScopes()
        depth -= 1
        return result
    }

    private func build(_ schema: Schema, in slot: Slot) {
        guard let id = slot.reserved else { return }
        let use = use(of: schema, in: slot)
        // What is inherited in place may have added to it.
        reading.model[id].documentation = use.documentation
        reading.model[id].xml = use.xml
        reading.model[id].extensions = use.extensions
        if case .named(id) = use.type.shape {
            switch reading.model[id].kind {
            case .union: aliases.append(id)
            case .object, .enumeration, .wrapper: break
            // All that the schema says is a reference to itself.
            case .alias: alias(id, to: use.type)
            }
            return
        }
        if schema.location.isSchemaDocument {
            // An alias would lend its name only; what must hold of the document needs a type.
            reading.model[id].kind = .wrapper(use.type)
        } else {
            alias(id, to: use.type)
        }
    }

    private func alias(_ id: TypeID, to type: TypeUse) {
        var type = type
        type.isNullable = false
        reading.model[id].kind = .alias(type)
        aliases.append(id)
    }

    // MARK: Uses

    func use(of location: Location, in slot: Slot) -> SchemaUse {
        if let reference = location.soleReference, !location.dialect.isExact {
            guard let target = reading.references.schema(at: reference, in: location.base) else {
                return anything(location)
            }
            var use = use(ofTarget: target)
            use.type.span = location.span
            return use
        }
        return unfold(SchemaOrigins(location), at: location, names.origin(of: location)) {
            guard let schema = parser.parse(location) else { return anything(location) }
            return use(of: schema, in: slot)
        }
    }

    /// The use of a value that must fit several schemas.
    func use(ofAll locations: [Location], in slot: Slot) -> SchemaUse {
        // As nearly every property has.
        if locations.count == 1 { return use(of: locations[0], in: slot) }
        var seen: Set<NodeID> = []
        let locations = locations.filter { seen.insert($0.node.id).inserted }
        guard locations.count > 1 else { return use(of: locations[0], in: slot) }
        let schema = Schema(locations[0])
        schema.parts = locations
        schema.isSynthetic = true
        let origins = SchemaOrigins(locations[0], locations.dropFirst())
        schema.origins = origins
        return unfold(origins, at: locations[0], slot.origin) { use(of: schema, in: slot) }
    }

    func use(of schema: Schema, in slot: Slot) -> SchemaUse {
        if schema.location.dialect.isExact { return exactUse(of: schema, in: slot) }
        schema.refusesNull = refusesNull(schema)
        liftChoices(of: schema)
        if let use = useOfWrappedReference(schema, in: slot) { return use }
        if slot.reserved == nil, let id = schema.origins.flatMap({ inline[$0] }) {
            return describe(
                TypeUse(.named(id), isNullable: schema.isNullable, span: schema.location.span), by: schema)
        }
        flatten(schema)
        narrowChoices(of: schema)
        return describe(type(of: schema, in: slot), by: schema)
    }

    /// Merges what a schema inherits; a choice that turns out to be none is inherited too.
    func flatten(_ schema: Schema) {
        repeat {
            merger.flatten(schema)
            liftChoices(of: schema)
        } while !schema.parts.isEmpty
    }

    /// Any JSON value, for what cannot be read.
    func anything(_ location: Location) -> SchemaUse {
        SchemaUse(
            type: TypeUse(.scalar(.json), span: location.span), documentation: Documentation(), isDeprecated: false,
            direction: .both, extensions: [])
    }

    // MARK: References

    /// The use of a schema that is a `$ref` and nothing else, or wraps one: `allOf: [{$ref: …}]` with annotations,
    /// `nullable` or constraints beside it. Nil where there is more to it.
    func useOfWrappedReference(_ schema: Schema, in slot: Slot) -> SchemaUse? {
        let location: Location
        switch wrappedReference(of: schema) {
        case .none: return nil
        case .broken: return describe(TypeUse(.scalar(.json), span: schema.location.span), by: schema)
        case .to(let target): location = target
        }
        var use = use(ofTarget: location)
        use.type.span = schema.location.span
        use.type.isNullable = (use.type.isNullable || schema.isNullable) && !schema.refusesNull
        use.type.constraints += schema.constraints
        if let value = schema.defaultValue {
            use.defaultValue = ModelValue(value)
            use.defaultSpan = value.span
        }
        if schema.direction != .both { use.direction = schema.direction }
        use.documentation = Documentation(schema)
        use.isDeprecated = schema.isDeprecated
        use.xml = XMLForm(schema.xml)
        use.extensions = schema.extensions.modelEntries
        return use
    }

    private enum Wrapped {
        case none
        /// There is one that leads nowhere, which was reported.
        case broken
        case to(Location)
    }

    private func wrappedReference(of schema: Schema) -> Wrapped {
        guard !schema.hasStructureBesidesKinds, schema.kinds.isEmpty || schema.kinds == .object,
            schema.boolean == nil, !schema.isOnlyNull
        else { return .none }
        var found = Wrapped.none
        if schema.reference != nil || schema.dynamicReference != nil { found = target(of: schema) }
        for part in schema.parts {
            guard let inner = parser.parse(part) else { return .none }
            // `allOf: [{$ref: …}, {nullable: true}]` is how 3.0 documents make a reference nullable.
            if inner.isNullable, inner.saysOnlyNullable { schema.isNullable = true }
            if inner.isEmpty || inner.saysOnlyNullable { continue }
            guard inner.isPureReference, !inner.isNullable else { return .none }
            switch (found, target(of: inner)) {
            case (.none, let target): found = target
            case (.to(let one), .to(let other)) where one.node.id == other.node.id: continue
            default: return .none
            }
        }
        return found
    }

    private func target(of schema: Schema) -> Wrapped {
        reading.references.target(of: schema).map { .to($0) } ?? .broken
    }

    /// The use of what a `$ref` names.
    private func use(ofTarget target: Location) -> SchemaUse {
        if let known = declared[target.node.id] { return use(of: known, at: target) }
        if let name = names.declaredName(of: target), let known = declare(target, name: name, at: target.span) {
            return use(of: known, at: target)
        }
        // A pointer into another schema, which is read in place, unless it leads back to itself.
        guard reading.references.substance(of: target) != nil else { return anything(target) }
        return use(of: target, in: Slot(origin: names.origin(of: target)))
    }

    private func use(of known: Declared, at location: Location) -> SchemaUse {
        SchemaUse(
            type: TypeUse(.named(known.type), isNullable: known.isNullable, span: location.span),
            defaultValue: known.defaultValue.map { ModelValue($0) }, defaultSpan: known.defaultValue?.span,
            documentation: Documentation(),
            isDeprecated: false, direction: known.direction, extensions: [])
    }

    /// Gives a schema that others refer to a declaration, and puts it in the queue; nil where it is no schema.
    func declare(_ location: Location, name: String, at place: SourceSpan) -> Declared? {
        let id = location.node.id
        if let known = declared[id] { return known }
        guard let schema = parser.parse(location) else { return nil }
        // A schema that is read in place before a `$ref` reaches it has its declaration already.
        let type =
            inline[SchemaOrigins(location)]
            ?? reading.model.add(
                TypeDeclaration(
                    name: .declared(names.unique(name, for: location)),
                    kind: .alias(TypeUse(.scalar(.json), span: location.span)), document: location.document.id,
                    documentation: Documentation(schema), isDeprecated: schema.isDeprecated,
                    xml: XMLForm(schema.xml), extensions: schema.extensions.modelEntries, pointer: location.pointer,
                    span: place))
        let known = Declared(
            type: type, isNullable: isNullable(schema), direction: schema.direction,
            defaultValue: schema.defaultValue)
        declared[id] = known
        if inline[SchemaOrigins(location)] == nil {
            pending.append(Pending(schema: schema, slot: Slot(reserved: type, origin: .declared(name))))
        }
        return known
    }

    /// Reads a schema in place. One that contains itself is met again in itself, where most have a declaration by then;
    /// what has none at the third time gets one.
    private func unfold(
        _ origins: SchemaOrigins, at location: Location, _ name: @autoclosure () -> TypeName.Origin,
        _ read: () -> SchemaUse
    ) -> SchemaUse {
        let depth = unfoldings[origins]?.depth ?? 0
        guard depth < 2 || inline[origins] != nil else {
            let type = unfoldings[origins]?.type ?? standIn(for: location, named: name())
            unfoldings[origins]?.type = type
            var use = anything(location)
            use.type.shape = .named(type)
            return use
        }
        unfoldings[origins, default: Unfolding()].depth += 1
        let result = read()
        if depth == 1, let type = unfoldings[origins]?.type {
            reading.model[type].kind = .alias(result.type)
            aliases.append(type)
        }
        if depth == 0 { unfoldings[origins] = nil } else { unfoldings[origins]?.depth = depth }
        return result
    }

    /// A declaration for a schema that is being read, which gets its type when that is known.
    private func standIn(for location: Location, named name: TypeName.Origin) -> TypeID {
        reading.model.add(
            TypeDeclaration(
                name: TypeName(origin: name, explicit: nil),
                kind: .alias(TypeUse(.scalar(.json), span: location.span)), document: location.document.id,
                pointer: location.pointer, span: location.span))
    }
}
