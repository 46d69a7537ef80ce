// Documents are lines as long as they are.
// swift-format-ignore-file

@testable import ScaffoldOpenAPI

/// A fixture for each key of an object that the table calls supported.
struct KeyFixture: Sendable {
    let object: DescriptionObject
    let fixture: SupportFixture

    static let all: [KeyFixture] = documents + security + operations + inputs + bodies + answers

    /// Fixtures that differ in what stands at the `…` of a document.
    private static func group(
        _ object: DescriptionObject, _ dialects: Set<Dialect>, in frame: String, _ texts: [String],
        effect: SupportFixture.Effect = .code, configuration: String = "{}"
    ) -> [KeyFixture] {
        texts.map {
            let text = frame.replacing("…", with: $0)
            let fixture = SupportFixture(text, for: dialects, effect: effect, configuration: configuration)
            return KeyFixture(object: object, fixture: fixture)
        }
    }

    private static let everywhere = Dialect.openAPI
    private static let swagger: Set<Dialect> = [.swagger2]
    private static let since30 = Dialect.since30
    private static let since31 = Dialect.since31
    private static let since32: Set<Dialect> = [.openAPI32]

    private static let documents =
        group(.description, everywhere, in: "{ … }", [
            "VERSION, «info: { title: T, version: '1' },» PATHS",
            "HEAD, «paths: { /a: { get: { OK } } }»",
            "HEAD, PATHS, «security: [{ s: [] }],» SCHEMES",
        ])
        + group(.description, swagger, in: "{ … }", [
            "«swagger: '2.0',» info: { title: T, version: '1' }, PATHS",
            "HEAD, «host: x.example,» PATHS",
            "HEAD, host: x.example, «basePath: /v1,» PATHS",
            "HEAD, host: x.example, «schemes: [http],» PATHS",
            "HEAD, «consumes: [text/plain],» paths: { /a: { post: { parameters: [{ name: b, in: body, schema: { type: string } }], OK } } }",
            "HEAD, «produces: [text/plain],» paths: { /a: { get: { responses: { 200: { description: D, schema: { type: string } } } } } }",
            "HEAD, PATHS, «definitions: { A: { type: object } }»",
            "HEAD, «parameters: { P: { name: p, in: query, type: integer } },» paths: { /a: { get: { parameters: [{ $ref: '#/parameters/P' }], OK } } }",
            "HEAD, «responses: { R: { description: D, schema: { type: integer } } },» paths: { /a: { get: { responses: { 200: { $ref: '#/responses/R' } } } } }",
            "HEAD, PATHS, «securityDefinitions: { s: { type: basic } }»",
        ])
        + group(.description, since30, in: "{ … }", [
            "«openapi: 3.0.0,» info: { title: T, version: '1' }, PATHS",
            "HEAD, «servers: [{ url: 'https://x.example' }],» PATHS",
            "HEAD, PATHS, «components: { schemas: { A: { type: object } } }»",
        ])
        + group(.description, since31, in: "{ HEAD, … }", [
            "PATHS, «webhooks: { w: { post: { OK, requestBody: { content: { application/json: { schema: { type: object } } } } } } }»",
        ])
        + group(.description, since31, in: "{ HEAD, … }", [
            "PATHS, «jsonSchemaDialect: 'http://json-schema.org/draft-07/schema#'»"
        ], effect: .diagnostic)
        + group(.description, since32, in: "{ HEAD, … }", [
            "«$self: 'https://x.example/a',» PATHS, components: { schemas: { A: { type: array, items: { $ref: 'https://x.example/a#/components/schemas/B' } }, B: { type: object } } }"
        ])
        + group(.info, everywhere, in: "{ VERSION, info: { … }, PATHS }", [
            "«title: T,» version: '1'", "title: T, version: '1', «description: D»",
        ])
        + group(.info, since31, in: "{ VERSION, info: { … }, PATHS }", ["title: T, version: '1', «summary: S»"])
        + group(.server, since30, in: "{ HEAD, servers: [{ … }], PATHS }", [
            "«url: 'https://x.example'»", "url: 'https://x.example', «description: D»", "url: 'https://{v}.x.example', «variables: { v: { default: a } }»",
        ])
        + group(.server, since32, in: "{ HEAD, servers: [{ … }], PATHS }", ["url: 'https://x.example', «name: live»"])
        + group(.serverVariable, since30, in: "{ HEAD, servers: [{ url: 'https://{v}.x.example', variables: { v: { … } } }], PATHS }", [
            "default: a, «enum: [a, b]»", "«default: a»",
        ])
        + group(.components, since30, in: "{ HEAD, … }", [
            "PATHS, components: { «schemas: { A: { type: object } }» }",
            "paths: { /a: { get: { responses: { 200: { $ref: '#/components/responses/R' } } } } }, components: { «responses: { R: { description: D, content: { application/json: { schema: { type: integer } } } } }» }",
            "paths: { /a: { get: { OK, parameters: [{ $ref: '#/components/parameters/P' }] } } }, components: { «parameters: { P: { name: p, in: query, schema: { type: integer } } }» }",
            "paths: { /a: { post: { OK, requestBody: { $ref: '#/components/requestBodies/R' } } } }, components: { «requestBodies: { R: { content: { application/json: { schema: { type: integer } } } } }» }",
            "paths: { /a: { get: { responses: { 200: { description: D, headers: { X-A: { $ref: '#/components/headers/H' } } } } } } }, components: { «headers: { H: { schema: { type: integer } } }» }",
            "PATHS, components: { «securitySchemes: { s: { type: http, scheme: basic } }» }",
            "paths: { /a: { post: { OK, callbacks: { c: { $ref: '#/components/callbacks/C' } } } } }, components: { «callbacks: { C: { '{$request.body#/url}': { post: { OK, requestBody: { content: { application/json: { schema: { type: object } } } } } } } }» }",
        ])
        + group(.components, since31, in: "{ HEAD, … }", [
            "paths: { /a: { $ref: '#/components/pathItems/P' } }, components: { «pathItems: { P: { get: { OK } } }» }"
        ])
        + group(.components, since32, in: "{ HEAD, … }", [
            "paths: { /a: { get: { responses: { 200: { description: D, content: { application/json: { $ref: '#/components/mediaTypes/M' } } } } } } }, components: { «mediaTypes: { M: { schema: { type: integer } } }» }"
        ])

    private static let security =
        group(.securityScheme, everywhere, in: "{ HEAD, PATHS, SECURED: { s: { … } } CLOSED }", [
            "«type: apiKey,» in: query, name: k", "type: apiKey, in: query, name: k, «description: D»",
            "type: apiKey, in: query, «name: k»", "type: apiKey, «in: query,» name: k",
        ])
        + group(.securityScheme, swagger, in: "{ HEAD, PATHS, securityDefinitions: { s: { type: oauth2, … } } }", [
            "«flow: password,» tokenUrl: /t, scopes: {}", "flow: implicit, «authorizationUrl: /o,» scopes: {}",
            "flow: password, «tokenUrl: /t,» scopes: {}", "flow: password, tokenUrl: /t, «scopes: { a: D }»",
        ])
        + group(.securityScheme, since30, in: "{ HEAD, PATHS, components: { securitySchemes: { s: { … } } } }", [
            "type: http, «scheme: basic»", "type: http, scheme: bearer, «bearerFormat: JWT»",
            "type: oauth2, «flows: { password: { tokenUrl: /t, scopes: {} } }»",
            "type: openIdConnect, «openIdConnectUrl: 'https://x.example'»",
        ])
        + group(.oauthFlows, since30, in: "{ HEAD, PATHS, components: { securitySchemes: { s: { type: oauth2, flows: { … } } } } }", [
            "«implicit: { authorizationUrl: /o, scopes: {} }»", "«password: { tokenUrl: /t, scopes: {} }»",
            "«clientCredentials: { tokenUrl: /t, scopes: {} }»",
            "«authorizationCode: { authorizationUrl: /o, tokenUrl: /t, scopes: {} }»",
        ])
        + group(.oauthFlows, since32, in: "{ HEAD, PATHS, components: { securitySchemes: { s: { type: oauth2, flows: { … } } } } }", [
            "«deviceAuthorization: { deviceAuthorizationUrl: /d, tokenUrl: /t, scopes: {} }»"
        ])
        + group(.oauthFlow, since30, in: "{ HEAD, PATHS, components: { securitySchemes: { s: { type: oauth2, flows: { authorizationCode: { … } } } } } }", [
            "«authorizationUrl: /o,» tokenUrl: /t, scopes: {}", "authorizationUrl: /o, «tokenUrl: /t,» scopes: {}",
            "authorizationUrl: /o, tokenUrl: /t, «refreshUrl: /r,» scopes: {}",
            "authorizationUrl: /o, tokenUrl: /t, «scopes: { a: D }»",
        ])
        + group(.oauthFlow, since32, in: "{ HEAD, PATHS, components: { securitySchemes: { s: { type: oauth2, flows: { deviceAuthorization: { … } } } } } }", [
            "«deviceAuthorizationUrl: /d,» tokenUrl: /t, scopes: {}"
        ])

    private static let operations =
        group(.pathItem, everywhere, in: "{ HEAD, paths: { /b: { get: { OK } }, /a: { … } } }", [
            "«$ref: '#/paths/~1b'»", "«get: { OK }»", "«put: { OK }»", "«post: { OK }»", "«delete: { OK }»",
            "«options: { OK }»", "«head: { OK }»", "«patch: { OK }»",
            "get: { OK }, «parameters: [{ name: p, in: query, TYPE: integer END }]»",
        ])
        + group(.pathItem, since30, in: "{ HEAD, paths: { /a: { … } } }", [
            "«trace: { OK }»", "get: { OK }, «servers: [{ url: 'https://x.example' }]»", "get: { OK }, «summary: S»",
            "get: { OK }, «description: D»",
        ])
        + group(.pathItem, since32, in: "{ HEAD, paths: { /a: { … } } }", [
            "«query: { OK }»", "«additionalOperations: { LINK: { OK } }»",
        ])
        + group(.operation, everywhere, in: "{ HEAD, paths: { /a: { get: { … } } }, SCHEMES }", [
            "OK, «summary: S»", "OK, «description: D»", "OK, «externalDocs: { url: 'https://x.example' }»",
            "OK, «operationId: read»", "OK, «parameters: [{ name: p, in: query, TYPE: integer END }]»",
            "«responses: { 204: { description: D } }»", "OK, «deprecated: true»", "OK, «security: [{ s: [] }]»",
        ])
        + group(.operation, everywhere, in: "{ HEAD, paths: { /a: { get: { … } }, /b: { get: { OK, tags: [u] } } } }", [
            "OK, «tags: [t]»"
        ], configuration: "{ documents: { a.yaml: { only: { tags: [t] } } } }")
        + group(.operation, swagger, in: "{ HEAD, host: x.example, paths: { /a: { post: { … } } } }", [
            "OK, parameters: [{ name: b, in: body, schema: { type: string } }], «consumes: [text/plain]»",
            "responses: { 200: { description: D, schema: { type: string } } }, «produces: [text/plain]»",
            "OK, «schemes: [http]»",
        ])
        + group(.operation, since30, in: "{ HEAD, paths: { /a: { post: { OK, … } } } }", [
            "«requestBody: { content: { application/json: { schema: { type: integer } } } }»",
            "«callbacks: { c: { '{$request.body#/url}': { post: { OK, requestBody: { content: { application/json: { schema: { type: object } } } } } } } }»",
            "«servers: [{ url: 'https://x.example' }]»",
        ])

    /// The keys that Swagger 2.0 has for values outside of the body.
    private static let values = [
        "«type: integer»", "type: string, «format: date»", "type: array, «items: { type: integer }»",
        "type: array, items: { type: integer }, «collectionFormat: ssv»", "type: integer, «default: 1»",
        "type: integer, «maximum: 9»", "type: integer, maximum: 9, «exclusiveMaximum: true»",
        "type: integer, «minimum: 1»", "type: integer, minimum: 1, «exclusiveMinimum: true»",
        "type: string, «maxLength: 9»", "type: string, «minLength: 1»", "type: string, «pattern: a»",
        "type: array, items: { type: integer }, «maxItems: 9»", "type: array, items: { type: integer }, «minItems: 1»",
        "type: array, items: { type: integer }, «uniqueItems: true»", "type: string, «enum: [a, b]»",
        "type: integer, «multipleOf: 2»",
    ]

    private static let inputs =
        group(.parameter, everywhere, in: "{ HEAD, paths: { /a: { get: { OK, parameters: [{ TYPE: integer END, … }] } } } }", [
            "«name: p,» in: query", "name: p, «in: query»", "name: p, in: query, «description: D»",
            "name: p, in: query, «required: true»",
        ])
        + group(.parameter, swagger, in: "{ HEAD, paths: { /a: { get: { OK, parameters: [{ name: p, in: query, … }] } } } }", values)
        + group(.parameter, swagger, in: "{ HEAD, paths: { /a: { post: { OK, parameters: [{ name: p, in: body, … }] } } } }", [
            "«schema: { type: integer }»"
        ])
        + group(.parameter, since30, in: "{ HEAD, paths: { /a: { get: { OK, parameters: [{ name: p, in: query, … }] } } } }", [
            "«schema: { type: integer }»", "«content: { application/json: { schema: { type: integer } } }»",
            "schema: { type: array, items: { type: string } }, explode: false, «style: pipeDelimited»",
            "schema: { type: array, items: { type: string } }, «explode: false»",
            "schema: { type: string }, «allowReserved: true»", "schema: { type: string }, «deprecated: true»",
            "schema: { type: string }, «example: a»", "schema: { type: string }, «examples: { e: { value: a } }»",
        ])

    private static let bodies =
        group(.requestBody, since30, in: "{ HEAD, paths: { /a: { post: { OK, requestBody: { … } } } } }", [
            "content: { application/json: { schema: { type: integer } } }, «description: D»",
            "«content: { application/json: { schema: { type: integer } } }»",
            "content: { application/json: { schema: { type: integer } } }, «required: true»",
        ])
        + group(.mediaType, since30, in: "{ HEAD, paths: { /a: { post: { OK, requestBody: { content: { multipart/form-data: { … } } } } } } }", [
            "«schema: { type: object, properties: { p: { type: integer } } }»",
            "schema: { type: object, properties: { p: { type: string } } }, «encoding: { p: { contentType: text/csv } }»",
        ])
        + group(.mediaType, since32, in: "{ HEAD, paths: { /a: { post: { OK, requestBody: { content: { multipart/mixed: { schema: { type: array, items: { type: string } }, … } } } } } } }", [
            "«prefixEncoding: [ { contentType: text/csv } ]»", "«itemEncoding: { contentType: text/csv }»",
        ])
        + group(.mediaType, since32, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, content: { application/jsonl: { … } } } } } } } }", [
            "«itemSchema: { type: object, properties: { p: { type: integer } } }»"
        ])
        + group(.encoding, since30, in: "{ HEAD, paths: { /a: { post: { OK, requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { p: { type: string } } }, encoding: { p: { … } } } } } } } } }", [
            "«contentType: text/csv»", "«headers: { X-A: { schema: { type: integer } } }»",
        ])
        + group(.encoding, since30, in: "{ HEAD, paths: { /a: { post: { OK, requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { p: { type: array, items: { type: string } } } }, encoding: { p: { … } } } } } } } } }", [
            "«style: pipeDelimited,» explode: false", "style: form, «explode: false»", "«allowReserved: true»",
        ])

    private static let answers =
        group(.response, everywhere, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, … } } } } } }", [
            "«headers: { X-A: { TYPE: integer END } }»"
        ])
        + group(.response, swagger, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, … } } } } } }", [
            "«schema: { type: integer }»"
        ])
        + group(.response, since30, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, … } } } } } }", [
            "«content: { application/json: { schema: { type: integer } } }»"
        ])
        + group(.header, everywhere, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, headers: { X-A: { TYPE: integer END, … } } } } } } } }", [
            "«description: D»"
        ])
        + group(.header, swagger, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, headers: { X-A: { … } } } } } } } }", values.filter { !$0.contains("default") })
        + group(.header, since30, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, headers: { X-A: { … } } } } } } } }", [
            "schema: { type: integer }, «required: true»", "schema: { type: integer }, «deprecated: true»",
            "«schema: { type: integer }»", "«content: { application/json: { schema: { type: integer } } }»",
            "schema: { type: object, additionalProperties: { type: integer } }, «explode: true»",
        ])
        + group(.header, since30, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, headers: { X-A: { … } } } } } } } }", [
            "schema: { type: integer }, «style: form»"
        ], effect: .diagnostic)
        + group(.discriminator, since30, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, content: { application/json: { schema: { oneOf: [{ $ref: '@A' }, { $ref: '@B' }], discriminator: { … } } } } } } } } }, components: { schemas: { A: { type: object, required: [k], properties: { k: { type: string } } }, B: { type: object, required: [k], properties: { k: { type: string } } } } } }", [
            "«propertyName: k»", "propertyName: k, «mapping: { a: '@A', b: '@B' }»",
        ])
        + group(.discriminator, since32, in: "{ HEAD, paths: { /a: { get: { responses: { 200: { description: D, content: { application/json: { schema: { oneOf: [{ $ref: '@A' }, { $ref: '@B' }], discriminator: { … } } } } } } } } }, components: { schemas: { A: { type: object, properties: { k: { type: string } } }, B: { type: object, properties: { k: { type: string } } } } } }", [
            "propertyName: k, «defaultMapping: B»"
        ])
}
