/// What becomes of a keyword, and in which dialects it is one. The reader asks this table what to report, and
/// `Documentation/OpenAPISupport.md` is written from it.
struct KeywordSupport: Sendable {
    enum Level: String, Sendable {
        /// It has its full effect.
        case supported
        /// What it demands is not checked; a warning says so.
        case loosened
        /// It changes no value: kept as documentation or for tools, or skipped.
        case annotation
    }

    /// The kind of value that it takes.
    enum Value: Sendable {
        case any, text, boolean, number, count
        case schema, schemas, namedSchemas
        case texts, values, mapping
        /// Checked where it is read, since versions differ.
        case special
    }

    let keyword: Keyword
    let value: Value
    let dialects: Set<Dialect>
    let level: Level
    /// The dialects in which it is an annotation and no more.
    var annotationDialects: Set<Dialect> = []
    /// What it becomes, for people.
    let effect: String
}

enum SupportTable {
    static let rows: [KeywordSupport] = core + applicators + assertions + annotations

    /// What the reader looks up for each key of each schema, in a few bytes.
    struct Entry {
        let keyword: Keyword
        let value: KeywordSupport.Value
        let isLoosened: Bool
        /// One bit for each dialect.
        private let dialects: UInt16

        fileprivate init(_ row: KeywordSupport) {
            keyword = row.keyword
            value = row.value
            isLoosened = row.level == .loosened
            dialects = row.dialects.reduce(0) { $0 | 1 << $1.rawValue }
        }

        func belongs(to dialect: Dialect) -> Bool { dialects & 1 << dialect.rawValue != 0 }
    }

    static let entries: [String: Entry] = Dictionary(
        uniqueKeysWithValues: rows.map { ($0.keyword.rawValue, Entry($0)) })

    private static func row(
        _ keyword: Keyword, _ value: KeywordSupport.Value, _ dialects: Set<Dialect>,
        _ level: KeywordSupport.Level, _ effect: String
    ) -> KeywordSupport {
        KeywordSupport(keyword: keyword, value: value, dialects: dialects, level: level, effect: effect)
    }

    private static func row(
        _ keyword: Keyword, _ value: KeywordSupport.Value, _ dialects: Set<Dialect>, _ effect: String
    ) -> KeywordSupport {
        row(keyword, value, dialects, .supported, effect)
    }

    /// What OpenAPI alone gives an effect.
    private static func descriptionRow(
        _ keyword: Keyword, _ value: KeywordSupport.Value, _ dialects: Set<Dialect>, _ effect: String
    ) -> KeywordSupport {
        var row = row(keyword, value, dialects, effect)
        row.annotationDialects = dialects.subtracting(openAPI)
        return row
    }

    private static let all = Set(Dialect.allCases)
    /// Where a keyword came with a draft, OpenAPI has it since 3.1.
    private static func since(_ draft: Dialect) -> Set<Dialect> {
        Set(Dialect.allCases.filter { $0.isExact ? $0 >= draft : $0 >= .openAPI31 })
    }
    private static let openAPI: Set<Dialect> = [.swagger2, .openAPI30, .openAPI31, .openAPI32]
    private static let notSwagger = all.subtracting([.swagger2])

    private static let core = [
        row(.reference, .special, all, "any schema in any file of the inputs, by JSON pointer, `$id` or `$anchor`"),
        row(.id, .text, since(.draft6), "the address that references are relative to"),
        row(.oldID, .special, [.draft4], "the same, in draft 4"),
        row(.schema, .text, since(.draft4), .annotation, "the family of the document"),
        row(.anchor, .text, since(.draft2019), "a name to refer to"),
        row(.dynamicReference, .text, since(.draft2020), "the type of what it names in place; exact in checks"),
        row(.dynamicAnchor, .text, since(.draft2020), "a name to refer to"),
        row(.recursiveReference, .text, [.draft2019], "as `$dynamicRef`"),
        row(.recursiveAnchor, .boolean, [.draft2019], "as `$dynamicAnchor`"),
        row(.defs, .namedSchemas, since(.draft2019), "a type each, where something refers to it"),
        row(.definitions, .namedSchemas, [.draft4, .draft6, .draft7], "as `$defs`"),
        row(.comment, .text, since(.draft7), .annotation, "skipped"),
        row(.vocabulary, .mapping, since(.draft2019), .annotation, "skipped: every vocabulary is taken as known"),
    ]

    private static let applicators = [
        row(.allOf, .schemas, all, "flattened into one type; what contradicts is reported at both places"),
        row(.anyOf, .schemas, notSwagger, "an enum with payloads; `null` makes it optional, conditions become a check"),
        row(.oneOf, .schemas, notSwagger, "an enum with payloads, told apart by tag, key, JSON type, then trial"),
        row(.not, .schema, notSwagger, "a check over the JSON value"),
        row(.if, .schema, since(.draft7), "a check over the JSON value"),
        row(.then, .schema, since(.draft7), "a check over the JSON value"),
        row(.else, .schema, since(.draft7), "a check over the JSON value"),
        row(.dependentSchemas, .namedSchemas, since(.draft2019), "a check over the JSON value"),
        row(
            .dependencies, .special, since(.draft4).subtracting(openAPI),
            "as `dependentRequired` and `dependentSchemas`"),
        row(.properties, .namedSchemas, all, "the properties of a struct"),
        row(.patternProperties, .namedSchemas, since(.draft4), "other keys are kept; a check over the JSON value"),
        row(.additionalProperties, .schema, all, "other keys: kept with their type, or a violation where `false`"),
        row(.propertyNames, .schema, since(.draft6), "a check over the JSON value"),
        row(.items, .special, all, "the type of a list's elements"),
        row(.prefixItems, .schemas, since(.draft2020), "a list of any JSON values; a check over the JSON value"),
        row(.additionalItems, .schema, [.draft4, .draft6, .draft7, .draft2019], "a check over the JSON value"),
        row(.contains, .schema, since(.draft6), "a check over the JSON value"),
        row(.unevaluatedItems, .schema, since(.draft2019), "a check over the JSON value"),
        row(.unevaluatedProperties, .schema, since(.draft2019), "a check over the JSON value"),
    ]

    private static let assertions = [
        row(.type, .special, all, "the type; a list of several is an enum with payloads, `null` makes it optional"),
        row(.enum, .values, all, "an enum of strings or integers; other values are a check"),
        row(.const, .any, since(.draft6), "an `enum` of one"),
        row(.multipleOf, .number, all, "checked, exact"),
        row(.maximum, .number, all, "checked"),
        row(.exclusiveMaximum, .special, all, "checked; Boolean before draft 6 and OpenAPI 3.1"),
        row(.minimum, .number, all, "checked"),
        row(.exclusiveMinimum, .special, all, "checked; Boolean before draft 6 and OpenAPI 3.1"),
        row(.maxLength, .count, all, "checked, in Unicode scalars"),
        row(.minLength, .count, all, "checked, in Unicode scalars"),
        row(.pattern, .text, all, "checked, as an ECMA-262 regular expression"),
        row(.maxItems, .count, all, "checked"),
        row(.minItems, .count, all, "checked"),
        row(.uniqueItems, .boolean, all, "checked, by JSON value"),
        row(.maxContains, .count, since(.draft2019), "a check over the JSON value"),
        row(.minContains, .count, since(.draft2019), "a check over the JSON value"),
        row(.maxProperties, .count, all, "checked"),
        row(.minProperties, .count, all, "checked"),
        row(.required, .special, all, "a property that is not optional"),
        row(.dependentRequired, .mapping, since(.draft2019), "a check over the JSON value"),
        row(.format, .text, all, "a type of its own, or a check; one that nobody knows is skipped"),
        descriptionRow(.contentEncoding, .text, since(.draft7), "`base64` gives `Data`; others are not decoded"),
        descriptionRow(
            .contentMediaType, .text, since(.draft7), "`application/octet-stream` without an encoding gives bytes"),
        row(.contentSchema, .schema, since(.draft2019), .loosened, "what stands inside text is not checked"),
    ]

    private static let annotations = [
        row(.title, .text, all, .annotation, "documentation"),
        row(.description, .text, all, .annotation, "documentation"),
        row(.default, .any, all, "the value of what is absent"),
        row(.examples, .values, since(.draft6), .annotation, "the first is documentation"),
        row(
            .deprecated, .boolean, Set([.draft2019, .draft2020, .openAPI30, .openAPI31, .openAPI32]),
            "marked deprecated"),
        descriptionRow(
            .readOnly, .boolean, since(.draft7).union(openAPI),
            "left out of types that are only sent; where it is required, requests have a type of their own"),
        descriptionRow(
            .writeOnly, .boolean, since(.draft7).union([.openAPI30]),
            "a secret, left out of types that are only received; where required, requests have a type of their own"),
        row(.nullable, .boolean, [.openAPI30], "null is a value; means nothing since 3.1, which is reported"),
        row(
            .discriminator, .special, openAPI,
            "the tag of an enum with payloads, which is checked; alone, other keys are kept"),
        row(.xml, .mapping, openAPI, .annotation, "kept in the model"),
        row(.externalDocs, .mapping, openAPI, .annotation, "documentation"),
        row(.example, .any, openAPI, .annotation, "documentation"),
        row(.oldNullable, .boolean, openAPI, "null is a value"),
        row(.enumNames, .special, openAPI, "the names of an enum's cases"),
        row(.otherEnumNames, .special, openAPI, "the names of an enum's cases"),
        row(.enumDescriptions, .special, openAPI, .annotation, "the documentation of an enum's cases"),
        row(.otherEnumDescriptions, .special, openAPI, .annotation, "the documentation of an enum's cases"),
    ]
}
