// Documents are lines as long as they are.
// swift-format-ignore-file

@testable import ScaffoldOpenAPI

/// A fixture for each keyword of schemas that the table calls supported. `A` is what a message sends and gets back, or what
/// a document of JSON Schema is.
enum KeywordFixtures {
    static let all: [SupportFixture] =
        fixtures(everywhere, Dialect.allCases) + fixtures(before6, [.draft4, .swagger2, .openAPI30])
        + fixtures(since4, since(.draft4)) + fixtures(since6, since(.draft6)) + fixtures(since7, since(.draft7))
        + fixtures(since2019, since(.draft2019)) + fixtures(since2020, since(.draft2020))
        + fixtures(until7, [.draft4, .draft6, .draft7]) + fixtures(until2019, [.draft4, .draft6, .draft7, .draft2019])
        + fixtures(drafts, Dialect.allCases.filter(\.isExact))
        + fixtures(draft4, [.draft4]) + fixtures(draft2019, [.draft2019])
        + fixtures(unions, Dialect.allCases.filter { $0 != .swagger2 })
        + fixtures(openAPI, Dialect.openAPI.sorted()) + fixtures(openAPI30, [.openAPI30])
        + fixtures(content, Dialect.since31.sorted())
        + fixtures([writeOnly], Dialect.since30.sorted())

    /// A draft and what came after it, which OpenAPI has since 3.1.
    private static func since(_ draft: Dialect) -> [Dialect] {
        Dialect.allCases.filter { $0.isExact ? $0 >= draft : $0 >= .openAPI31 }
    }

    private static func fixtures(_ texts: [String], _ dialects: [Dialect]) -> [SupportFixture] {
        dialects.flatMap { dialect in
            texts.map { text in
                // Formats are annotations in JSON Schema, unless somebody asks.
                SupportFixture(
                    frame(dialect).replacing("…", with: text), for: [dialect],
                    configuration: dialect.isExact ? "{ formats: assertion }" : "{}")
            }
        }
    }

    private static func frame(_ dialect: Dialect) -> String {
        switch dialect {
        case .swagger2:
            "{ HEAD, paths: { /a: { post: { parameters: [{ name: b, in: body, required: true, schema: { $ref: '@A' } }], responses: { 200: { description: D, schema: { $ref: '@A' } } } } } }, definitions: { … } }"
        case .openAPI30, .openAPI31, .openAPI32:
            "{ HEAD, paths: { /a: { post: { requestBody: { required: true, content: { application/json: { schema: { $ref: '@A' } } } }, responses: { 200: { description: D, content: { application/json: { schema: { $ref: '@A' } } } } } } } }, components: { schemas: { … } } }"
        case .draft4, .draft6, .draft7, .draft2019, .draft2020:
            "{ VERSION, type: object, properties: { a: { $ref: '@A' } }, DEFINITIONS: { … } }"
        }
    }

    private static let everywhere = [
        "A: { type: array, items: { «$ref: '@B'» } }, B: { type: integer }",
        "A: { type: object, «allOf: [{ type: object, required: [b], properties: { b: { type: integer } } }]» }",
        "A: { type: object, «properties: { b: { type: integer } }» }",
        "A: { type: object, properties: { b: { type: integer } }, «additionalProperties: false» }",
        "A: { type: array, «items: { type: integer }» }",
        "A: { «type: integer» }",
        "A: { type: string, «enum: [b, c]» }",
        "A: { type: integer, «multipleOf: 2» }",
        "A: { type: integer, «maximum: 9» }",
        "A: { type: integer, «minimum: 1» }",
        "A: { type: string, «maxLength: 9» }",
        "A: { type: string, «minLength: 1» }",
        "A: { type: string, «pattern: b» }",
        "A: { type: array, items: { type: integer }, «maxItems: 9» }",
        "A: { type: array, items: { type: integer }, «minItems: 1» }",
        "A: { type: array, items: { type: integer }, «uniqueItems: true» }",
        "A: { type: object, additionalProperties: { type: integer }, «maxProperties: 9» }",
        "A: { type: object, additionalProperties: { type: integer }, «minProperties: 1» }",
        "A: { type: object, properties: { b: { type: integer } }, «required: [b]» }",
        "A: { type: string, «format: date» }",
        "A: { type: object, properties: { b: { type: integer, «default: 1» } } }",
    ]

    private static let before6 = [
        "A: { type: integer, maximum: 9, «exclusiveMaximum: true» }",
        "A: { type: integer, minimum: 1, «exclusiveMinimum: true» }",
    ]

    private static let since4 = [
        "A: { type: object, «patternProperties: { '^b': { type: integer } }» }"
    ]

    private static let since6 = [
        "A: { type: integer, «exclusiveMaximum: 9» }",
        "A: { type: integer, «exclusiveMinimum: 1» }",
        "A: { type: array, items: { $ref: 'https://x.example/b' } }, B: { «$id: 'https://x.example/b',» type: integer }",
        "A: { type: object, «propertyNames: { maxLength: 2 }» }",
        "A: { type: array, items: { type: integer }, «contains: { const: 1 }» }",
        "A: { type: string, «const: b» }",
    ]

    private static let since7 = [
        "A: { type: object, properties: { b: { type: string } }, «if: { required: [b] },» then: { minProperties: 2 } }",
        "A: { type: object, properties: { b: { type: string } }, if: { required: [b] }, «then: { minProperties: 2 }» }",
        "A: { type: object, properties: { b: { type: string } }, if: { required: [b] }, «else: { minProperties: 2 }» }",
    ]

    private static let since2019 = [
        "A: { type: array, items: { $ref: '#b' } }, B: { «$anchor: b,» type: integer }",
        "A: { type: array, items: { $ref: '@A/$defs/B' }, «$defs: { B: { type: integer } }» }",
        "A: { type: object, properties: { b: { type: string } }, «dependentSchemas: { b: { minProperties: 2 } }» }",
        "A: { type: object, properties: { b: { type: string } }, «dependentRequired: { b: [c] }» }",
        "A: { type: array, contains: { const: 1 }, «unevaluatedItems: false» }",
        "A: { type: object, properties: { b: { type: string } }, «unevaluatedProperties: false» }",
        "A: { type: array, contains: { const: 1 }, «maxContains: 9» }",
        "A: { type: array, contains: { const: 1 }, «minContains: 2» }",
        "A: { type: object, properties: { b: { type: string, «deprecated: true» } } }",
    ]

    private static let since2020 = [
        "A: { type: array, items: { «$dynamicRef: '#b'» } }, B: { $dynamicAnchor: b, type: integer }",
        "A: { type: array, items: { $dynamicRef: '#b' } }, B: { «$dynamicAnchor: b,» type: integer }",
        "A: { type: array, «prefixItems: [{ type: integer }]» }",
    ]

    private static let until7 = [
        "A: { type: array, items: { $ref: '@B/definitions/C' } }, B: { «definitions: { C: { type: integer } }» }"
    ]

    private static let until2019 = [
        "A: { type: array, items: [{ type: integer }], «additionalItems: false» }"
    ]

    private static let drafts = [
        "A: { type: object, properties: { b: { type: string } }, «dependencies: { b: [c] }» }"
    ]

    private static let draft4 = [
        "A: { type: array, items: { $ref: 'https://x.example/b' } }, B: { «id: 'https://x.example/b',» type: integer }"
    ]

    private static let draft2019 = [
        "A: { type: object, properties: { a: { «$recursiveRef: '#'» } } }",
        "A: { $id: 'https://x.example/a', $recursiveAnchor: true, type: array, items: { $ref: 'https://x.example/b' } }, B: { $id: 'https://x.example/b', «$recursiveAnchor: true,» type: object, properties: { c: { $recursiveRef: '#' } } }",
    ]

    private static let unions = [
        "A: { «anyOf: [{ type: string }, { type: integer }]» }",
        "A: { «oneOf: [{ type: string }, { type: integer }]» }",
        "A: { type: string, «not: { enum: [b] }» }",
    ]

    private static let openAPI = [
        "A: { type: object, «discriminator: DISCRIMINATOR,» required: [b], properties: { b: { type: string } } }, C: { allOf: [{ $ref: '@A' }] }",
        "A: { type: object, required: [b], properties: { b: { type: string, «readOnly: true» } } }",
        "A: { type: string, «x-nullable: true» }",
        "A: { type: integer, enum: [1, 2], «x-enum-varnames: [one, two]» }",
        "A: { type: integer, enum: [1, 2], «x-enumNames: [one, two]» }",
    ]

    private static let openAPI30 = [
        "A: { type: object, properties: { b: { type: string, «deprecated: true» } } }",
        "A: { type: object, properties: { b: { type: string, «nullable: true» } } }",
    ]

    private static let content = [
        "A: { type: string, «contentEncoding: base64» }",
        "A: { type: string, «contentMediaType: application/octet-stream» }",
    ]

    private static let writeOnly = "A: { type: object, required: [b], properties: { b: { type: string, «writeOnly: true» } } }"
}
