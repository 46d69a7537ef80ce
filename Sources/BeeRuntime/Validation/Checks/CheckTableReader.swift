/// Makes checks of the text of a table.
struct CheckTableReader {
    /// How many checks there are; a reference to another is left out, as everything is that cannot be understood.
    let count: Int

    func node(_ json: JSONValue) -> CheckNode {
        let parts = json.array ?? [json]
        var node = CheckNode(assertions: parts.flatMap { part in Self.order.flatMap { read($0, of: part) } })
        node.scope = parts.lazy.compactMap { $0["$scope"]?.int }.first
        return node
    }

    /// Keywords in the order of checking: the cheap ones first, those that depend on others last.
    private static let order = [
        "never", "type", "enum", "minLength", "maxLength", "pattern", "format", "minimum", "maximum",
        "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "uniqueItems", "minProperties",
        "maxProperties", "required", "dependentRequired", "$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "not",
        "if", "dependentSchemas", "properties", "propertyNames", "items", "contains", "unevaluatedProperties",
        "unevaluatedItems",
    ]

    private func read(_ keyword: String, of part: JSONValue) -> [CheckNode.Assertion] {
        let assertion: CheckNode.Assertion?
        switch keyword {
        case "properties": assertion = properties(of: part)
        case "items": assertion = items(of: part)
        default: assertion = part[keyword].flatMap { simple(keyword, $0) ?? applicator(keyword, $0) }
        }
        return assertion.map { [$0] } ?? []
    }

    private func simple(_ keyword: String, _ value: JSONValue) -> CheckNode.Assertion? {
        switch keyword {
        case "never": .never
        case "type": .kinds(kinds(value))
        case "enum": value.array.map { .values($0) }
        case "minLength": value.int.map { .minLength($0) }
        case "maxLength": value.int.map { .maxLength($0) }
        case "pattern": value.array.flatMap(pattern).map { .pattern($0) }
        case "format": value.string.map { .format(StringFormat($0)) }
        case "minimum": value.number.map { .minimum($0) }
        case "maximum": value.number.map { .maximum($0) }
        case "exclusiveMinimum": value.number.map { .exclusiveMinimum($0) }
        case "exclusiveMaximum": value.number.map { .exclusiveMaximum($0) }
        case "multipleOf": value.number.map { .multipleOf($0) }
        case "minItems": value.int.map { .minItems($0) }
        case "maxItems": value.int.map { .maxItems($0) }
        case "uniqueItems": .uniqueItems
        case "minProperties": value.int.map { .minProperties($0) }
        case "maxProperties": value.int.map { .maxProperties($0) }
        case "required": .required(texts(value))
        case "dependentRequired": value.object.map { .dependentRequired($0.mapValues(texts)) }
        default: nil
        }
    }

    private func applicator(_ keyword: String, _ value: JSONValue) -> CheckNode.Assertion? {
        switch keyword {
        case "$ref": place(value).map { .reference($0) }
        case "$dynamicRef": place(value[1]).map { .dynamicReference(anchor: value[0]?.string ?? "", otherwise: $0) }
        case "allOf": .all(places(value))
        case "anyOf": .any(places(value))
        case "oneOf": .one(places(value))
        case "not": place(value).map { .not($0) }
        case "if": place(value[0]).map { .conditional(if: $0, then: place(value[1]), else: place(value[2])) }
        case "dependentSchemas": value.object.map { .dependentChecks($0.compactMapValues(place)) }
        case "propertyNames": place(value).map { .propertyNames($0) }
        case "unevaluatedProperties": place(value).map { .unevaluatedProperties($0) }
        case "contains":
            place(value[0]).map { .contains($0, atLeast: value[1]?.int ?? 1, atMost: value[2]?.int) }
        case "unevaluatedItems": place(value).map { .unevaluatedItems($0) }
        default: nil
        }
    }

    private func properties(of part: JSONValue) -> CheckNode.Assertion? {
        guard part["properties"] ?? part["patternProperties"] ?? part["additionalProperties"] != nil else { return nil }
        var properties = CheckNode.Properties()
        properties.named = part["properties"]?.object?.compactMapValues(place) ?? [:]
        for entry in part["patternProperties"]?.array ?? [] {
            guard let texts = entry.array, let check = place(texts.last), let pattern = pattern(texts) else { continue }
            properties.patterns.append((pattern, check))
        }
        properties.others = place(part["additionalProperties"])
        return .properties(properties)
    }

    private func items(of part: JSONValue) -> CheckNode.Assertion? {
        guard part["prefixItems"] ?? part["items"] != nil else { return nil }
        return .items(prefix: places(part["prefixItems"]), rest: place(part["items"]))
    }

    // MARK: Parts

    private func place(_ value: JSONValue?) -> Int? {
        guard let place = value?.int, (0..<count).contains(place) else { return nil }
        return place
    }

    private func places(_ value: JSONValue?) -> [Int] { value?.array?.compactMap(place) ?? [] }

    private func texts(_ value: JSONValue) -> [String] { value.array?.compactMap(\.string) ?? [] }

    private func pattern(_ parts: [JSONValue]) -> Pattern? {
        let texts = parts.compactMap(\.string)
        guard let ecma = texts.first else { return nil }
        return Pattern(texts.count > 1 ? texts[1] : ecma, ecma: ecma)
    }

    private func kinds(_ value: JSONValue) -> JSONKinds {
        texts(value).reduce(into: JSONKinds()) { kinds, name in
            switch name {
            case "null": kinds.insert(.null)
            case "boolean": kinds.insert(.bool)
            case "integer": kinds.insert(.integer)
            case "fraction": kinds.insert(.fraction)
            case "string": kinds.insert(.string)
            case "array": kinds.insert(.array)
            case "object": kinds.insert(.object)
            default: break
            }
        }
    }
}
