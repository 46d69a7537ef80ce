/// Every keyword that a schema can have, by its name in a document. `SupportTable` says what becomes of each.
enum Keyword: String, CaseIterable, Sendable {
    // Core
    case reference = "$ref"
    case id = "$id"
    case oldID = "id"
    case schema = "$schema"
    case anchor = "$anchor"
    case dynamicReference = "$dynamicRef"
    case dynamicAnchor = "$dynamicAnchor"
    case recursiveReference = "$recursiveRef"
    case recursiveAnchor = "$recursiveAnchor"
    case defs = "$defs"
    case definitions
    case comment = "$comment"
    case vocabulary = "$vocabulary"

    // Applicators
    case allOf, anyOf, oneOf, not
    case `if`, then, `else`
    case dependentSchemas, dependencies
    case properties, patternProperties, additionalProperties, propertyNames
    case items, prefixItems, additionalItems, contains
    case unevaluatedItems, unevaluatedProperties

    // Assertions
    case type, `enum`, const
    case multipleOf, maximum, exclusiveMaximum, minimum, exclusiveMinimum
    case maxLength, minLength, pattern
    case maxItems, minItems, uniqueItems, maxContains, minContains
    case maxProperties, minProperties, required, dependentRequired
    case format
    case contentEncoding, contentMediaType, contentSchema

    // Annotations
    case title, description, `default`, examples, deprecated, readOnly, writeOnly

    // OpenAPI
    case nullable, discriminator, xml, externalDocs, example
    case oldNullable = "x-nullable"
    case enumNames = "x-enum-varnames"
    case otherEnumNames = "x-enumNames"
    case enumDescriptions = "x-enum-descriptions"
    case otherEnumDescriptions = "x-enumDescriptions"
}
