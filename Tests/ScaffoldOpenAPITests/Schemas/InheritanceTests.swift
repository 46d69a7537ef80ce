import Testing

@testable import ScaffoldOpenAPI

@Suite struct InheritanceTests {
    @Test func partsAreMergedIntoOneType() {
        let reading = SchemaReading(
            schemas: """
                Base: {type: object, required: [id], properties: {id: {type: integer}}}
                Page:
                  allOf:
                    - {$ref: '#/components/schemas/Base'}
                    - {type: object, required: [title], properties: {title: {type: string}}}
                    - {required: [note], description: A page.}
                  properties: {note: {type: string}}
                Small: {allOf: [{type: string}, {maxLength: 3}, {minLength: 1}]}
                """)
        #expect(
            reading.dump == """
                object Base
                  field "id" int
                object Page
                  discussion "A page."
                  field "note" string
                  field "id" int
                  field "title" string
                alias Small = string(maxLength 3, minLength 1)

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func onePropertyOfSeveralPartsKeepsAllOfThem() {
        let reading = SchemaReading(
            schemas: """
                Kind: {type: string, enum: [cat, dog]}
                Animal:
                  type: object
                  properties: {kind: {$ref: '#/components/schemas/Kind'}, size: {type: number}, tag: {type: string}}
                Cat:
                  allOf:
                    - {$ref: '#/components/schemas/Animal'}
                    - properties:
                        kind: {type: string, enum: [cat]}
                        size: {type: integer, minimum: 1}
                        tag: {type: string, maxLength: 4}
                Same:
                  allOf:
                    - {$ref: '#/components/schemas/Animal'}
                    - properties: {kind: {$ref: '#/components/schemas/Kind'}}
                """)
        #expect(
            reading.dump == """
                enum Kind string
                  case - = "cat"
                  case - = "dog"
                object Animal
                  field "kind"? Kind
                  field "size"? double
                  field "tag"? string
                object Cat
                  field "kind"? Cat.kind
                  field "size"? int(>= 1)
                  field "tag"? string(maxLength 4)
                object Same
                  field "kind"? Kind
                  field "size"? double
                  field "tag"? string
                enum Cat.kind string
                  case - = "cat"

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func contradictionsAreReportedAtBothPlaces() {
        let reading = SchemaReading(
            schemas: """
                A:
                  type: object
                  properties: {id: {type: integer}, ok: {type: string}}
                B:
                  allOf:
                    - {$ref: '#/components/schemas/A'}
                    - properties: {id: {type: string}}
                C: {allOf: [{type: string, enum: [a]}, {type: string, enum: [b]}]}
                D: {allOf: [{$ref: '#/components/schemas/D'}, {properties: {a: {type: string}}}]}
                """)
        #expect(
            reading.dump == """
                object A
                  field "id"? int
                  field "ok"? string
                object B
                  field "id"? json
                  field "ok"? string
                alias C = json
                object D
                  field "a"? string

                """)
        #expect(
            reading.diagnostics == [
                "9:35 warning conflicting-schemas: what must be `integer` here cannot be `string` too; "
                    + "any JSON value is accepted [the other one is here at 5:31] (change one of them, or write "
                    + "`anyOf` where either may hold)",
                "10:65 warning conflicting-schemas: no value is in this `enum` and in the one that it is merged with; "
                    + "any JSON value is accepted [the other one is here at 10:38] (change one of them, or write "
                    + "`anyOf` where either may hold)",
                "11:24 warning inheritance-cycle: a schema cannot contain itself through `allOf`; this part is "
                    + "left out (remove it)",
            ])
    }

    @Test func aWrappedReferenceIsTheReference() {
        let reading = SchemaReading(
            schemas: """
                Owner: {type: object, properties: {name: {type: string}}}
                Gone: {type: object, nullable: true, properties: {a: {type: string}}}
                Car:
                  type: object
                  required: [a, b, c, d, e]
                  properties:
                    a: {nullable: true, allOf: [{$ref: '#/components/schemas/Owner'}]}
                    b: {allOf: [{$ref: '#/components/schemas/Owner'}], description: Whose.}
                    c: {allOf: [{$ref: '#/components/schemas/Owner'}, {nullable: true}]}
                    d: {$ref: '#/components/schemas/Gone'}
                    e: {$ref: '#/components/schemas/Owner', nullable: true, description: Beside.}
                    f: {$ref: '#/components/schemas/Owner', required: [name]}
                """, .openAPI30)
        #expect(
            reading.dump == """
                object Owner
                  field "name"? string
                object Gone
                  field "a"? string
                object Car
                  field "a" Owner?
                  field "b" Owner
                    discussion "Whose."
                  field "c" Owner?
                  field "d" Gone?
                  field "e" Owner?
                    discussion "Beside."
                  field "f"? Owner

                """)
        #expect(
            reading.diagnostics == [
                "14:19 warning other-version: what stands beside `$ref` does not count in OpenAPI 3.0 "
                    + "(write `allOf: [{$ref: …}]` beside it)"
            ])
    }

    @Test func since31WhatStandsBesideAReferenceCounts() {
        let reading = SchemaReading(
            schemas: """
                Base: {type: object, properties: {id: {type: integer}}}
                Name: {type: string}
                More: {$ref: '#/components/schemas/Base', required: [id], properties: {a: {type: string}}}
                Short: {$ref: '#/components/schemas/Name', maxLength: 3}
                Sealed: {allOf: [{$ref: '#/components/schemas/Base'}], unevaluatedProperties: false}
                """)
        #expect(
            reading.dump == """
                object Base
                  field "id"? int
                alias Name = string
                object More
                  field "a"? string
                  field "id" int
                alias Short = Name(maxLength 3)
                object Sealed closed
                  field "id"? int

                """)
        #expect(reading.diagnostics == [])
    }

    /// The stack is no longer than a document.
    @Test func aLongChainIsRead() {
        let chain = (0..<3000).map { "A\($0): {allOf: [{$ref: '#/components/schemas/A\($0 + 1)'}]}\n" }
        let reading = SchemaReading(schemas: chain.joined() + "A3000: {type: object, properties: {a: {type: string}}}")
        #expect(reading.diagnostics == [])
        #expect(reading.dump.contains("A2999"))
    }
}
