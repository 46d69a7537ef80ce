import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// The schemas that a value must fit, by their places.
struct SchemaOrigins: Hashable {
    let first: NodeID
    let others: [NodeID]

    init(_ first: Location, _ others: some Sequence<Location> = []) {
        self.first = first.node.id
        self.others = others.map(\.node.id)
    }
}

/// One schema in the terms of JSON Schema 2020-12 and OpenAPI 3.2, whatever version it was written in. `SchemaParser`
/// is the only place that knows what older versions call things.
///
/// A class, since it is large and is filled piece by piece; nobody keeps one for longer than a type takes to build.
final class Schema {
    struct Property {
        let key: Node
        let name: String
        /// One, or several where schemas were merged: all of them hold.
        var schemas: [Location]
    }

    /// The members of a `oneOf` or `anyOf`.
    struct Choice {
        let keyword: Keyword
        var members: [Location]
        let span: SourceSpan
        let owner: Location
    }

    /// A keyword that only a check over the raw value can express.
    struct RawKeyword {
        let keyword: Keyword
        let value: Location
    }

    struct Discriminator {
        let property: Node
        let mapping: Node?
        /// OpenAPI 3.2: the member of what has no tag, or one that means no member.
        let defaultMapping: Node?
        let base: Base
    }

    let location: Location
    /// For the schemas `true` and `false`.
    var boolean: Bool?
    var reference: Node?
    /// `$dynamicRef` or `$recursiveRef`.
    var dynamicReference: Node?
    /// Whether the latter is a `$recursiveRef`.
    var isRecursive = false

    /// Without null; empty where the schema says nothing, or only that null is allowed.
    var kinds: JSONKinds = []
    var kindsSpan: SourceSpan?
    var isNullable: Bool {
        get { saysNull && !refusesNull }
        set { saysNull = newValue }
    }
    private var saysNull = false
    /// Whether `nullable` says so, which counts whatever stands beside it.
    var saysNullable = false
    /// Whether null breaks something that it says, whatever else admits it.
    var refusesNull = false
    /// Whether nothing but null is allowed.
    var isOnlyNull = false
    var format: Node?
    var contentEncoding: Node?
    var contentMediaType: Node?
    var enumeration: [Node]?
    var enumerationLocation: Location?
    var enumNames: Node?
    var enumDescriptions: Node?

    var properties: [Property] = []
    /// By name, once there is something to merge.
    var propertyIndexes: [ExactText: Int] = [:]
    var required: [Node] = []
    /// `additionalProperties`, of each schema that was merged.
    var additional: [Location] = []
    var items: [Location] = []
    var prefixItems: [Location] = []
    /// Whether `items` is there but no schema, which was reported.
    var hasUnreadableItems = false

    var parts: [Location] = []
    var choices: [Choice] = []
    var constraints: [Constraint] = []
    var rawKeywords: [RawKeyword] = []
    /// Merged schemas, this one included, that have raw keywords.
    var rawOwners: [Schema] = []
    var discriminator: Discriminator?
    /// The properties that tell subtypes apart, of this schema and of those that it inherits from.
    var tags: Set<String> = []
    /// Whether what was merged cannot all hold, which was reported.
    var isContradiction = false
    /// Whether it was put together from several places, so that its location does not say what it is.
    var isSynthetic = false
    /// The places that say all of it: its own, or those of what it was put together from. Nil where only what is at hand
    /// says it.
    var origins: SchemaOrigins?

    // Annotations
    var title: Node?
    var text: Node?
    var defaultValue: Node?
    var example: Node?
    var xml: Node?
    var externalDocs: Node?
    var isDeprecated = false
    var isReadOnly = false
    var isWriteOnly = false
    var extensions: [NodeEntry] = []

    init(_ location: Location) {
        self.location = location
        origins = SchemaOrigins(location)
    }

    /// Whether it says anything of the value besides constraints and annotations.
    var hasStructure: Bool {
        boolean != nil || !kinds.isEmpty || isOnlyNull || hasStructureBesidesKinds
    }

    var hasStructureBesidesKinds: Bool {
        format != nil || enumeration != nil || !properties.isEmpty || !required.isEmpty || !additional.isEmpty
            || !items.isEmpty || !prefixItems.isEmpty || !choices.isEmpty || !rawKeywords.isEmpty
            || contentEncoding != nil || contentMediaType != nil
    }

    /// Whether it says nothing of the value.
    var isEmpty: Bool { saysOnlyNullable && !isNullable }

    /// Whether it says nothing of the value but, perhaps, that it can be null.
    var saysOnlyNullable: Bool {
        !hasStructure && reference == nil && dynamicReference == nil && parts.isEmpty && constraints.isEmpty
    }

    /// Whether all that it says is a `$ref`.
    var isPureReference: Bool {
        (reference != nil || dynamicReference != nil) && !hasStructure && parts.isEmpty && constraints.isEmpty
    }

    var direction: Field.Direction {
        if location.dialect.isExact { return .both }
        return switch (isReadOnly, isWriteOnly) {
        case (true, false): .responseOnly
        case (false, true): .requestOnly
        default: .both
        }
    }
}
