// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// One fault is one diagnostic: nothing is said of what only follows from another.
@Suite struct OneFaultTests {
    @Test func aMisspeltKeyIsNotMissingToo() {
        let read = Described(
            """
            openapi: 3.1.0
            infos: { title: T, version: '1' }
            paths:
              /a/{id}:
                post:
                  parameters: [{ nmae: id, in: path, required: true, schema: { type: string } }]
                  requestBody: { contents: { application/json: { schema: { type: string } } } }
            components:
              securitySchemes:
                old: { type: oauth2, flow: implicit }
                own: { type: http, shceme: basic }
            """)
        #expect(
            read.said == [
                "2:1 warning: a description has no key `infos` (did you mean `info`?)",
                "4:7 warning: the path parameter `id` has no type; a string is taken (declare it among the path parameters)",
                "6:22 warning: a parameter has no key `nmae` (did you mean `name`?)",
                "7:22 warning: a request body has no key `contents` (did you mean `content`?)",
                "10:26 warning: a security scheme has no `flow` in OpenAPI 3.1 (did you mean `flows`?)",
                "11:24 warning: a security scheme has no key `shceme` (did you mean `scheme`?)",
            ])
    }

    @Test func whatOperationsShareIsToldOnce() {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            paths:
              /a/{id}:
                parameters: [{ name: ids, in: path, required: true, schema: { type: string } }]
                get: { responses: { '200': { description: ok, links: {} }, '404': { description: no, links: {} } } }
                put: { requestBody: { content: { json: {} } }, responses: { '200': { description: ok, links: {} } } }
            """)
        #expect(
            read.said == [
                "5:26 warning: `/a/{id}` has no parameter `ids`; it is left out [6:5 the operation is here] (did you mean `id`?)",
                "6:51 note: `links` is left aside: links are not followed (3 times)",
                "7:38 warning: `json` is no media type; it is left out (write one such as `application/json`)",
            ])
    }

    @Test func aSchemeThatIsFaultyIsDeclared() {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            security: [{ key: [] }, { gone: [] }]
            paths: {}
            components: { securitySchemes: { key: { type: true }, x-key: 1 } }
            """)
        #expect(
            read.said == [
                "3:27 warning: there is no security scheme `gone` (declare it among the security schemes)",
                "5:47 warning: `type` must be a string (write it in quotes)",
            ])
    }

    @Test func aReferenceToSomethingElseIsToldAtTheReference() {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            paths:
              /a: { $ref: '#/components/schemas/S' }
              /b: { get: { parameters: [{ $ref: '#/components/schemas/S' }], responses: { '200': { $ref: '#/components/schemas/S' } } } }
            components: { schemas: { S: { type: object, properties: {} } } }
            """)
        #expect(
            read.said == [
                "4:15 warning: `#/components/schemas/S` is not a path item; it is left out [6:29 it is here] (refer to a path item)",
                "5:37 warning: `#/components/schemas/S` is not a parameter; it is left out [6:29 it is here] (refer to a parameter)",
                "5:94 warning: `#/components/schemas/S` is not a response; it is left out [6:29 it is here] (refer to a response)",
            ])
    }

    @Test func whatIsMeantForAParameterOfThePathIsNotUndeclaredToo() {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            paths:
              /a/{shotID}: { get: { parameters: [{ name: shotId, in: path, required: true, schema: { type: string } }] } }
            """)
        #expect(
            read.said == [
                "4:46 warning: `/a/{shotID}` has no parameter `shotId`; it is left out [4:18 the operation is here] (did you mean `shotID`?)"
            ])
    }

    @Test func otherDialectsOfSchemasAreTold() {
        let own = "https://spec.openapis.org/oas/3.1/dialect/base"
        for (address, count) in [(own, 0), ("https://json-schema.org/draft/2020-12/schema", 0), ("urn:other", 1)] {
            let read = Described(
                """
                openapi: 3.1.0
                info: { title: T, version: '1' }
                jsonSchemaDialect: '\(address)'
                components: { schemas: {} }
                tags: [{ name: a, sumary: b }]
                """)
            #expect(
                read.said == [
                    "3:20 warning: schemas are read in the dialect of OpenAPI 3.1, not in `urn:other` (write them in that dialect, and remove `jsonSchemaDialect`)"
                ].suffix(count) + ["5:19 warning: a tag has no key `sumary` (remove it, or begin its name with `x-`)"])
        }
    }

    @Test func valuesInQuotesAreOneFault() {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            components: { schemas: { 'A B': { type: integer, enum: ['1', '2', '3'] } } }
            """)
        #expect(
            read.said == [
                "3:26 warning: `A B` is no name of a component (take letters, digits, `.`, `-` and `_` only)",
                "3:57 warning: `enum` lists \"1\" (and 2 more), which is no integer; it is taken as one (write it without quotes)",
            ])
    }
}
