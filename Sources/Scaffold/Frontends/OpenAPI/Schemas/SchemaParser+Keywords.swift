import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaParser {
    /// Puts the value of a keyword, whose outer kind is right, where it belongs.
    func fill(_ schema: Schema, _ keyword: Keyword, _ node: Node) {
        /// With a place: only for what holds schemas, since pointers cost time.
        var value: Location { schema.location.child(node, keyword.rawValue) }
        switch keyword {
        case .reference: schema.reference = node
        case .dynamicReference: schema.dynamicReference = node
        case .recursiveReference:
            schema.dynamicReference = node
            schema.isRecursive = true
        case .id, .oldID, .schema, .anchor, .dynamicAnchor, .recursiveAnchor, .defs, .definitions, .comment,
            .vocabulary, .contentSchema:
            break
        case .allOf: schema.parts = list(value, keyword)
        case .anyOf, .oneOf:
            let choice = Schema.Choice(
                keyword: keyword, members: value.items, span: node.span, owner: schema.location)
            schema.choices.append(choice)
        case .not, .if, .then, .else, .dependentSchemas, .dependencies, .patternProperties, .propertyNames,
            .additionalItems, .contains, .unevaluatedItems, .unevaluatedProperties, .maxContains, .minContains,
            .dependentRequired:
            schema.rawKeywords.append(Schema.RawKeyword(keyword: keyword, value: value))
        case .properties: readProperties(value, into: schema)
        case .additionalProperties: schema.additional = [value]
        case .items: readItems(value, into: schema)
        case .prefixItems: schema.prefixItems = list(value, keyword)
        case .type: readType(node, into: schema)
        case .required: readRequired(node, into: schema)
        case .enum: readEnumeration(value, into: schema)
        case .const:
            schema.enumeration = [node]
            schema.enumerationLocation = value
        case .format: schema.format = node
        case .contentEncoding: schema.contentEncoding = node
        case .contentMediaType: schema.contentMediaType = node
        case .nullable, .oldNullable:
            schema.saysNullable = schema.saysNullable || node.bool == true
            schema.isNullable = schema.isNullable || schema.saysNullable
        case .discriminator: readDiscriminator(value, into: schema)
        case .multipleOf, .maximum, .exclusiveMaximum, .minimum, .exclusiveMinimum, .maxLength, .minLength, .pattern,
            .maxItems, .minItems, .uniqueItems, .maxProperties, .minProperties:
            readConstraint(keyword, node, into: schema)
        case .title, .description, .default, .examples, .example, .deprecated, .readOnly, .writeOnly, .xml,
            .externalDocs, .enumNames, .otherEnumNames, .enumDescriptions, .otherEnumDescriptions:
            readAnnotation(keyword, node, into: schema)
            if keyword == .xml { KeyTable.check(value, as: .xml, reporting: sink) }
            if keyword == .externalDocs { KeyTable.check(value, as: .externalDocs, reporting: sink) }
        }
    }

    private func readAnnotation(_ keyword: Keyword, _ node: Node, into schema: Schema) {
        switch keyword {
        case .title: schema.title = node
        case .description: schema.text = node
        case .default: schema.defaultValue = node
        case .examples: schema.example = schema.example ?? node.items.first { _ in true }
        case .example: schema.example = node
        case .deprecated: schema.isDeprecated = node.bool == true
        case .readOnly: schema.isReadOnly = node.bool == true
        case .writeOnly: schema.isWriteOnly = node.bool == true
        case .xml: schema.xml = node
        case .externalDocs: schema.externalDocs = node
        case .enumNames, .otherEnumNames: schema.enumNames = node
        default: schema.enumDescriptions = node
        }
    }

    private func readProperties(_ value: Location, into schema: Schema) {
        var next: Location? = value
        var seen: Set<NodeID> = []
        var names = Set<ExactText>(minimumCapacity: value.node.count)
        while let mapping = next {
            seen.insert(mapping.node.id)
            next = nil
            for entry in mapping.node.entries {
                let name = entry.name
                let property = mapping.child(entry.value, name)
                if name == "$ref", entry.value.kind == .string, !value.dialect.isExact {
                    next = properties(at: property, besides: seen)
                } else if names.insert(ExactText(name)).inserted {
                    schema.properties.append(Schema.Property(key: entry.key, name: name, schemas: [property]))
                }
            }
        }
    }

    /// The properties that a `$ref` among properties leads to. No property can be meant: its schema would be a mapping.
    private func properties(at reference: Location, besides seen: Set<NodeID>) -> Location? {
        guard let target = references.target(of: reference.node, in: reference.base) else { return nil }
        guard !seen.contains(target.node.id) else {
            references.reportCycle(reference.node)
            return nil
        }
        sink.warning(
            .misplacedReference, "a `$ref` cannot stand for all properties; it is followed all the same",
            at: reference.span, help: "write `allOf` with a reference to the schema that has them")
        guard KeywordSupport.Value.namedSchemas.admits(target.node) else {
            sink.warning(
                .wrongKind, "`\(reference.node.text)` is no mapping of names to schemas", at: reference.span,
                help: "refer to the `properties` of a schema")
            return nil
        }
        return target
    }

    /// `allOf` and `prefixItems` must not be empty.
    private func list(_ value: Location, _ keyword: Keyword) -> [Location] {
        let items = value.items
        if items.isEmpty {
            sink.warning(
                .wrongKind, "`\(keyword.rawValue)` must have at least one schema", at: value.span,
                help: "list one, or remove it")
        }
        return items
    }

    private func readItems(_ value: Location, into schema: Schema) {
        switch value.node.kind {
        case .mapping, .bool: schema.items = [value]
        case .list where value.dialect.isExact && value.dialect < .draft2020: schema.prefixItems = value.items
        default:
            sink.warning(
                .wrongKind, "`items` must be a schema", at: value.span,
                help: "any JSON value is accepted as an element; write `items: {}` to say so")
            schema.hasUnreadableItems = true
        }
    }

    private func readType(_ node: Node, into schema: Schema) {
        let names = node.kind == .list ? Array(node.items) : [node]
        if node.kind == .list, schema.location.dialect.isBeforeJSONSchema {
            sink.warning(
                .otherVersion,
                "a list of types is no \(schema.location.dialect.name); it is read as other versions have it",
                at: node.span,
                help: names.contains { $0.text == "null" }
                    ? "write `nullable: true` for null, and `anyOf` for several types"
                    : "write `anyOf` for several types")
        }
        schema.kindsSpan = node.span
        for name in names { read(typeName: name, into: schema) }
        if names.isEmpty {
            sink.warning(
                .wrongKind, "`type` must name at least one type", at: node.span, help: "name one, or remove it")
        }
        schema.isOnlyNull = schema.isOnlyNull && schema.kinds.isEmpty
    }

    private func read(typeName node: Node, into schema: Schema) {
        let name = node.kind == .null ? "null" : node.text
        if let kinds = JSONKinds(typeName: name), node.kind == .string || node.kind == .null {
            if node.kind == .null { reportUnquoted(node) }
            if kinds == .null {
                schema.isNullable = true
                schema.isOnlyNull = true
            } else {
                schema.kinds.formUnion(kinds)
            }
        } else if name == "file", schema.location.dialect == .swagger2 {
            schema.kinds.formUnion(.string)
            schema.format = node
        } else {
            sink.warning(
                .unknownType, "there is no type `\(name)`; any JSON value is accepted", at: node.span,
                help: type(meantBy: name, in: schema.location.dialect))
        }
    }

    /// YAML reads the word without quotes as no word.
    private func reportUnquoted(_ null: Node) {
        sink.warning(
            .wrongKind, "a type is named by a string, and this is null; it is read as the type of null", at: null.span,
            help: "write `\"null\"` in quotes if it is meant, or else name another type")
    }

    /// What to write for a type that does not exist: people write formats, and what other languages have.
    private func type(meantBy name: String, in dialect: Dialect) -> String {
        let other = ["str": "string", "int": "integer", "bool": "boolean", "map": "object", "list": "array"]
        if let name = other[name] { return "did you mean `\(name)`?" }
        if name == "file" { return "write `type: string` and `format: binary`" }
        for (kinds, type) in [(JSONKinds.string, "string"), (.integer, "integer"), (.number, "number")]
        where Formats.impliedKinds(name) == kinds {
            return "write `type: \(type)` and `format: \(name)`"
        }
        let names = ["string", "number", "integer", "boolean", "array", "object"]
        let all = dialect.isBeforeJSONSchema ? names : names + ["null"]
        return Spelling.question(about: name, among: all) ?? "the types are \(all.joined(separator: ", "))"
    }

    private func readRequired(_ node: Node, into schema: Schema) {
        guard KeywordSupport.Value.texts.admits(node) else {
            sink.warning(
                .wrongKind, "`required` must be a list of property names", at: node.span,
                help: node.kind == .bool
                    ? "list this property in the `required` of its object" : "write a list of names")
            return
        }
        var seen = Set<ExactText>(minimumCapacity: node.count)
        for name in node.items {
            let text = ExactText(name.text)
            if seen.insert(text).inserted {
                schema.required.append(name)
            } else if let first = schema.required.first(where: { ExactText($0.text) == text }) {
                sink.warning(
                    .duplicateValue, "`required` names `\(text.text)` twice", at: name.span,
                    notes: [Diagnostic.Note("it stands here already", at: .span(first.span))], help: "remove one")
            }
        }
    }

    private func readEnumeration(_ value: Location, into schema: Schema) {
        guard value.dialect.isExact || value.node.items.contains(where: { _ in true }) else {
            sink.warning(
                .invalidEnumeration, "`enum` lists no value; it is left out", at: value.span,
                help: "list its values, or remove it")
            return
        }
        schema.enumeration = Array(value.node.items)
        schema.enumerationLocation = value
    }

    private func readDiscriminator(_ value: Location, into schema: Schema) {
        let node = value.node
        let property = node.kind == .string ? node : node["propertyName"]
        guard let property, property.kind == .string else {
            sink.warning(
                .wrongKind, "`discriminator` must name a property", at: node.span,
                help: "write `discriminator: {propertyName: kind}`")
            return
        }
        if node.kind == .string, schema.location.dialect >= .openAPI30 {
            sink.warning(
                .otherVersion,
                "`discriminator` is an object in \(schema.location.dialect.name); it is read as Swagger 2.0 has it",
                at: node.span, help: "write `discriminator: {propertyName: \(node.text)}`")
        }
        if node.kind == .mapping { KeyTable.check(value, as: .discriminator, reporting: sink) }
        if let mapping = node["mapping"], mapping.kind != .mapping {
            sink.warning(
                .wrongKind, "`mapping` must be a mapping of values to schemas", at: mapping.span,
                help: "write `{dog: '#/components/schemas/Dog'}`")
        }
        schema.discriminator = Schema.Discriminator(
            property: property, mapping: node["mapping"], defaultMapping: node["defaultMapping"], base: value.base)
        schema.tags.insert(property.text)
    }
}

extension JSONKinds {
    /// The kinds that a name of `type` stands for.
    init?(typeName: String) {
        switch typeName {
        case "string": self = .string
        case "number": self = .number
        case "integer": self = .integer
        case "boolean": self = .bool
        case "array": self = .list
        case "object": self = .object
        case "null": self = .null
        default: return nil
        }
    }
}
