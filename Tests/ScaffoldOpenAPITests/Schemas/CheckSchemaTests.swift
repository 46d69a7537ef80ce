import ScaffoldModel
import Testing

@testable import ScaffoldOpenAPI

/// What has no typed form is carried as checks over the raw value.
@Suite struct CheckSchemaTests {
    @Test func keywordsWithoutATypedForm() {
        let reading = SchemaReading(
            schemas: """
                Not: {type: string, not: {const: x}}
                If: {type: object, properties: {a: {type: integer}}, if: {required: [a]}, then: {minProperties: 2}, else: false}
                Needs: {type: object, properties: {a: {type: integer}}, dependentRequired: {a: [b, c]}}
                Then: {type: object, dependentSchemas: {a: {required: [b]}}, propertyNames: {maxLength: 3}}
                Pair: {type: array, prefixItems: [{type: string}, {type: integer}], items: false}
                Some: {type: array, items: {}, contains: {type: string}, minContains: 2, maxContains: 3}
                """)
        #expect(
            reading.dump == """
                alias Not = string(check {not {oneOf ["x"]}})
                object If(check {if {required a} then {minProperties 2} else {never}}) others json
                  field "a"? int
                object Needs(check {dependentRequired a: b c}) others json
                  field "a"? int
                alias Then = map<json>(check {dependent a {required b}, names {maxLength 3}})
                alias Pair = list<json>(check {prefix {kinds string} {kinds integer}, items {never}})
                alias Some = list<json>(check {contains 2...3 {kinds string}})

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func recursionIsTiedByReference() {
        let reading = SchemaReading(
            schemas: """
                Tree:
                  type: object
                  properties: {next: {$ref: '#/components/schemas/Tree'}}
                  unevaluatedProperties: {type: integer}
                  not: {required: [x]}
                """)
        #expect(
            reading.dump == """
                object Tree(check {kinds object, properties next {ref {#/components/schemas/Tree}}, not {required x}, \
                unevaluatedProperties {kinds integer}}) others json
                  field "next"? Tree

                """)
    }

    @Test func jsonSchemaIsReadByTheLetter() {
        let reading = SchemaReading(
            [
                (
                    "a.json",
                    """
                    {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {
                      "A": {"properties": {"a": {"type": "number"}}, "const2": 1},
                      "B": {"$ref": "#/$defs/A", "maxLength": 2},
                      "C": {"$dynamicAnchor": "node", "items": {"$dynamicRef": "#node"}}
                    }}
                    """
                )
            ], dialect: .draft2020)
        #expect(
            reading.dump == """
                alias A = json(check {properties a {kinds integer|fraction}})
                alias B = json(check {ref {properties a {kinds integer|fraction}}, maxLength 2})
                alias C = json(check {items {dynamic node {#/$defs/C}}})

                """)
        #expect(reading.diagnostics == [])
        #expect(reading.model.checkScopes.count == 1)
    }

    @Test func olderDraftsMeanTheSame() {
        let reading = SchemaReading(
            [
                (
                    "a.json",
                    """
                    {"definitions": {
                      "A": {"items": [{"type": "string"}], "additionalItems": false},
                      "B": {"dependencies": {"a": ["b"], "c": {"required": ["d"]}}},
                      "C": {"minimum": 1, "exclusiveMinimum": true, "const": 3}
                    }}
                    """
                )
            ], dialect: .draft4)
        #expect(
            reading.dump == """
                alias A = json(check {prefix {kinds string}, items {never}})
                alias B = json(check {dependentRequired a: b, dependent c {required d}})
                alias C = json(check {> 1})

                """)
        #expect(reading.diagnostics == [])
    }
}
