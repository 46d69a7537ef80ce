import Testing

@testable import ScaffoldOpenAPI

@Suite struct UnionSchemaTests {
    @Test func aDiscriminatorNamesTheMembers() {
        let reading = SchemaReading(
            schemas: """
                Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
                Dog: {type: object, required: [kind], properties: {kind: {type: string, enum: [hund, dog]}}}
                Ant: {type: object, required: [kind], properties: {kind: {type: string}}}
                Pet:
                  oneOf:
                    - {$ref: '#/components/schemas/Cat'}
                    - {$ref: '#/components/schemas/Dog'}
                    - {$ref: '#/components/schemas/Ant'}
                    - {$ref: '#/components/schemas/Ant'}
                  discriminator:
                    propertyName: kind
                    mapping: {tom: Cat, felix: '#/components/schemas/Cat', gone: Bee, tree: Loose}
                Loose: {type: object}
                """)
        #expect(
            reading.dump.contains(
                """
                union Pet tag "kind"
                  member Cat tagged "tom", "felix"
                  member Dog tagged "hund", "dog"
                  member Ant tagged "Ant"

                """))
        #expect(
            reading.diagnostics == [
                "11:11 warning duplicate-value: `oneOf` names \"#/components/schemas/Ant\" twice "
                    + "[it stands here already at 10:11] (remove one)",
                "14:70 warning unresolved-reference: there is no schema `Bee` "
                    + "(name a schema, or write a reference to one)",
                "14:81 warning ambiguous-union: `tree` is mapped to a schema that is no member; it is left out "
                    + "[the members at 7:7] (add the schema to the members, or remove this line)",
            ])
    }

    @Test func whatHasNoKnownTagIsTheDefaultMember() {
        let reading = SchemaReading(
            schemas: """
                Cat: {type: object, properties: {kind: {type: string}}}
                Dog: {type: object, properties: {kind: {type: string}}}
                Pet:
                  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
                  discriminator: {propertyName: kind, mapping: {c: Cat}, defaultMapping: Dog, other: 1}
                """, .openAPI32)
        #expect(
            reading.dump.contains(
                """
                union Pet tag "kind"
                  member Cat tagged "c"
                  member Dog tagged "Dog" by default

                """))
        #expect(
            reading.diagnostics == [
                "7:83 warning unknown-key: `discriminator` has no key `other` (remove it, or begin its name with `x-`)"
            ])
    }

    @Test func aMemberThatIsSuchAUnionHasTheTagsOfItsMembers() {
        let reading = SchemaReading(
            schemas: """
                Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
                Dog: {type: object, required: [kind], properties: {kind: {type: string}}}
                Ant: {type: object, required: [kind], properties: {kind: {type: string}}}
                Pet:
                  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
                  discriminator: {propertyName: kind, mapping: {tom: Cat, felix: Cat}}
                Animal:
                  oneOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/Ant'}]
                  discriminator: {propertyName: kind}
                """)
        #expect(
            reading.dump.hasSuffix(
                """
                union Animal tag "kind"
                  member Pet tagged "tom", "felix", "Dog"
                  member Ant tagged "Ant"

                """))
    }

    @Test func constantsTellMembersApart() {
        let reading = SchemaReading(
            schemas: """
                Shape:
                  oneOf:
                    - {type: object, required: [kind, r], properties: {kind: {const: circle}, r: {type: number}}}
                    - {type: object, required: [kind], properties: {kind: {enum: [square, box]}}}
                Event:
                  anyOf:
                    - {type: object, properties: {type: {type: integer, enum: [1]}}}
                    - {type: object, properties: {type: {type: integer, enum: [2]}}}
                    - {type: string}
                Either: {oneOf: [{$ref: '#/components/schemas/Shape'}, {type: object, properties: {kind: {const: x}}}]}
                """)
        #expect(
            reading.dump.hasPrefix(
                """
                union Shape tag "kind"
                  member Shape.member1 tagged "circle"
                  member Shape.member2 tagged "square", "box"
                union Event tag "type"
                  member Event.member1 tagged "1"
                  member Event.member2 tagged "2"
                  member string
                union Either tag "kind"
                  member Shape tagged "circle", "square", "box"
                  member Either.member2 tagged "x"

                """))
        #expect(reading.diagnostics == [])
    }

    @Test func nullAndChoicesOfOneAreNoUnion() {
        let reading = SchemaReading(
            schemas: """
                A: {type: object, properties: {a: {type: string}}}
                B:
                  type: object
                  required: [a, b, c, d, e]
                  properties:
                    a: {anyOf: [{$ref: '#/components/schemas/A'}, {type: 'null'}]}
                    b: {oneOf: [{type: string}, {const: null}]}
                    c: {oneOf: [{$ref: '#/components/schemas/A'}], description: One.}
                    d: {anyOf: [{type: integer}, {type: string, nullable: true}]}
                    e: {oneOf: [{type: 'null'}]}
                """, .openAPI32, options: .init(acceptsNullableIn31: true))
        #expect(
            reading.dump == """
                object A
                  field "a"? string
                object B
                  field "a" A?
                  field "b" string?
                  field "c" A
                    discussion "One."
                  field "d" B.d?
                  field "e" null?
                union B.d
                  member int
                  member string

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func conditionsOnWhatIsDescribedAreChecked() {
        let reading = SchemaReading(
            schemas: """
                Contact:
                  type: object
                  properties: {mail: {type: string}, phone: {type: string}}
                  anyOf: [{required: [mail]}, {required: [phone]}]
                Alike: {oneOf: [{type: string, pattern: ^a}, {type: string, maxLength: 0}]}
                """)
        #expect(
            reading.dump == """
                object Contact(check {any {required mail} {required phone}})
                  field "mail"? string
                  field "phone"? string
                alias Alike = string(check {one {kinds string, pattern "^a"} {kinds string, maxLength 0}})

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func propertiesBesideAChoiceBelongToEachMember() {
        let reading = SchemaReading(
            schemas: """
                Cat: {type: object, required: [kind], properties: {kind: {const: cat}, meow: {type: boolean}}}
                Dog: {type: object, required: [kind], properties: {kind: {const: dog}}}
                Pet:
                  type: object
                  required: [id]
                  properties: {id: {type: integer}}
                  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
                Known:
                  type: object
                  properties: {kind: {type: string}}
                  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
                """)
        #expect(
            reading.dump == """
                object Cat
                  field "kind" Cat.kind
                  field "meow"? bool
                object Dog
                  field "kind" Dog.kind
                union Pet tag "kind"
                  member Pet.Cat tagged "cat"
                  member Pet.Dog tagged "dog"
                union Known tag "kind"
                  member Cat tagged "cat"
                  member Dog tagged "dog"
                enum Cat.kind string
                  case - = "cat"
                enum Dog.kind string
                  case - = "dog"
                object Pet.Cat
                  field "id" int
                  field "kind" Cat.kind
                  field "meow"? bool
                object Pet.Dog
                  field "id" int
                  field "kind" Dog.kind

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func anEmptyChoiceIsReported() {
        let reading = SchemaReading(schemas: "Balance: {oneOf: [], discriminator: {propertyName: type}}")
        #expect(reading.dump == "alias Balance = json\n")
        #expect(
            reading.diagnostics == [
                "3:22 warning empty-union: `oneOf` of `Balance` has no members "
                    + "(list at least one schema; any JSON value is accepted here for now)"
            ])
    }

    @Test func aDiscriminatorAloneKeepsWhatSubtypesHave() {
        let reading = SchemaReading(
            schemas: """
                Pet: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}}}
                Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {meow: {type: boolean}}}]}
                """, .swagger2)
        #expect(
            reading.dump == """
                object Pet others json
                  field "kind" string
                object Cat
                  field "kind" string
                  field "meow"? bool

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func membersInPlaceAreCalledByTheirWords() {
        let reading = SchemaReading(
            schemas: """
                Payment:
                  anyOf:
                    - {title: bank_account, type: object, properties: {a: {type: string}}}
                    - {type: object, properties: {b: {type: string}}}
                    - {title: Bank-Card, type: object, properties: {c: {type: string}}}
                    - {title: bank card, type: object, properties: {d: {type: string}}}
                    - {title: 'A sentence, in short.', type: object, properties: {e: {type: string}}}
                    - {type: string, enum: [auto]}
                    - {type: string, enum: ['']}
                    - {type: integer, title: Amount}
                """)
        let members = reading.dump.split(separator: "\n").filter { $0.hasPrefix("  member ") }
        #expect(
            members.map { $0.dropFirst("  member ".count) } == [
                "Payment.bank_account", "Payment.member2", "Payment.member3", "Payment.member4", "Payment.member5",
                "Payment.auto", "Payment.Empty", "int",
            ])
    }
}
