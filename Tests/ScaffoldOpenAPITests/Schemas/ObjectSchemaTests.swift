import Testing

@testable import ScaffoldOpenAPI

@Suite struct ObjectSchemaTests {
    @Test func fieldsHaveAllThatTheirSchemasSay() {
        let reading = SchemaReading(
            schemas: """
                Shot:
                  type: object
                  title: Shot
                  description: One picture.
                  externalDocs: {url: 'https://example.com', description: More}
                  x-order: 3
                  xml: {name: shot}
                  required: [id, title]
                  properties:
                    id: {type: integer, readOnly: true}
                    title: {type: string, title: Name, description: Shown., example: Moon}
                    secret: {type: string, writeOnly: true, deprecated: true}
                    page: {type: integer, default: 1, examples: [7, 8]}
                    size:
                      type: object
                      properties: {width: {type: integer, xml: {attribute: true}}}
                    tags: {type: array, items: {type: object, properties: {name: {type: string}}}}
                """)
        #expect(
            reading.dump == """
                object Shot xml shot x-order: 3
                  summary "Shot"
                  discussion "One picture."
                  link https://example.com text "More"
                  field "id" int response only
                  field "title" string
                    summary "Name"
                    discussion "Shown."
                    example "Moon"
                  field "secret"? string secret request only deprecated
                  field "page"? int = 1
                    example 7
                  field "size"? Shot.size
                  field "tags"? list<Shot.tags.item>
                object Shot.size
                  field "width"? int xml attribute
                object Shot.tags.item
                  field "name"? string

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func otherKeysAreIgnoredForbiddenOrKept() {
        let reading = SchemaReading(
            schemas: """
                Plain: {type: object, properties: {a: {type: string}}}
                Closed: {type: object, properties: {a: {type: string}}, additionalProperties: false}
                Open: {type: object, properties: {a: {type: string}}, additionalProperties: true}
                Typed: {type: object, properties: {a: {type: string}}, additionalProperties: {type: integer}}
                Free: {type: object}
                Map: {type: object, additionalProperties: {type: array, items: {type: string}}}
                Empty: {type: object, additionalProperties: false}
                Nested: {type: object, additionalProperties: {type: object, properties: {a: {type: string}}}}
                Patterned:
                  {type: object, patternProperties: {^x-: {type: integer}}, additionalProperties: false}
                """)
        #expect(
            reading.dump == """
                object Plain
                  field "a"? string
                object Closed closed
                  field "a"? string
                object Open others json
                  field "a"? string
                object Typed others int
                  field "a"? string
                alias Free = map<json>
                alias Map = map<list<string>>
                object Empty closed
                alias Nested = map<Nested.value>
                alias Patterned = map<int>(check {kinds object, patterns ^x- {kinds integer}, others {never}})
                object Nested.value
                  field "a"? string

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func requiredKeysWithoutPropertiesAreReported() {
        let reading = SchemaReading(
            schemas: """
                A: {type: object, required: [nmae, name, name], properties: {name: {type: string}}}
                B: {type: object, required: [id], additionalProperties: true}
                C: {type: object, properties: {a: {type: string, required: true}}}
                """)
        #expect(
            reading.dump == """
                object A
                  field "name" string
                alias B = map<json>(check {required id})
                object C
                  field "a"? string

                """)
        #expect(
            reading.diagnostics == [
                "3:34 warning undescribed-property: `required` names `nmae`, which `properties` does not have; "
                    + "it is left out (did you mean `name`?)",
                "3:46 warning duplicate-value: `required` names `name` twice "
                    + "[it stands here already at 3:40] (remove one)",
                "5:64 warning wrong-kind: `required` must be a list of property names "
                    + "(list this property in the `required` of its object)",
            ])
    }

    @Test func aReferenceInPlaceOfPropertiesIsFollowed() {
        let reading = SchemaReading(
            schemas: """
                A: {type: object, properties: {a: {type: string}}}
                B: {type: object, properties: {$ref: '#/components/schemas/A/properties'}}
                """)
        #expect(reading.dump == "object A\n  field \"a\"? string\nobject B\n  field \"a\"? string\n")
        #expect(
            reading.diagnostics == [
                "4:42 warning misplaced-reference: a `$ref` cannot stand for all properties; "
                    + "it is followed all the same (write `allOf` with a reference to the schema that has them)"
            ])
    }

    @Test func recursionNeedsNoOrder() {
        let reading = SchemaReading(
            schemas: """
                Node:
                  type: object
                  properties:
                    next: {$ref: '#/components/schemas/Node'}
                    children: {type: array, items: {$ref: '#/components/schemas/Node'}}
                    other: {$ref: '#/components/schemas/Tree'}
                Tree: {type: array, items: {$ref: '#/components/schemas/Tree'}}
                Inner:
                  type: object
                  properties:
                    value: {type: object, properties: {again: {$ref: '#/components/schemas/Inner/properties/value'}}}
                    list: {type: array, items: {$ref: '#/components/schemas/Inner/properties/list'}}
                """)
        #expect(
            reading.dump == """
                object Node
                  field "next"? Node
                  field "children"? list<Node>
                  field "other"? Tree
                alias Tree = list<json>
                object Inner
                  field "value"? Inner.value
                  field "list"? list<list<Inner.list>>
                object Inner.value
                  field "again"? Inner.value
                alias Inner.list = list<json>

                """)
        // A name for a list of itself cannot be written in Swift.
        #expect(
            reading.diagnostics == [
                "9:32 warning endless-type: `Tree` would have to be written inside of itself without end "
                    + "(any JSON value is taken for its elements)",
                "14:36 warning endless-type: the type written here would have to be written inside of itself without end "
                    + "(any JSON value is taken for its elements)",
            ])
    }

    @Test func whatStandsForItselfHoldsAnyValue() {
        let reading = SchemaReading(
            schemas: """
                A: {$ref: '#/components/schemas/A'}
                B: {$ref: '#/components/schemas/C'}
                C: {allOf: [{$ref: '#/components/schemas/B'}]}
                D: {oneOf: [{$ref: '#/components/schemas/D'}, {type: string}]}
                """)
        #expect(
            reading.dump == """
                alias A = json
                alias B = json
                alias C = B
                union D
                  member string

                """)
        #expect(
            reading.diagnostics == [
                "3:5 warning reference-cycle: `A` stands for itself; any JSON value is accepted (say what it is, "
                    + "such as `type: object`)",
                "4:5 warning reference-cycle: `B` stands for itself; any JSON value is accepted (say what it is, "
                    + "such as `type: object`)",
                "6:17 warning reference-cycle: `D` is a member of itself; this member is left out (remove it)",
            ])
    }
}
