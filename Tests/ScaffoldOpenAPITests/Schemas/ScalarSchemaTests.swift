import Testing

@testable import ScaffoldOpenAPI

@Suite struct ScalarSchemaTests {
    @Test func formatsThatMustBeASlip() {
        let reading = SchemaReading(
            schemas: """
                A: {type: string, format: date-tiem}
                B: {type: string, format: zip-code}
                C: {type: string, format: uuid4}
                """)
        #expect(
            reading.diagnostics == [
                "3:31 note unknown-type: the format `date-tiem` changes nothing: did you mean `date-time`?"
            ])
    }

    @Test func formatsBecomeTypes() {
        let reading = SchemaReading(
            schemas: """
                All:
                  type: object
                  properties:
                    a: {type: string, format: date}
                    b: {type: string, format: date-time}
                    c: {type: string, format: uuid}
                    d: {type: string, format: byte}
                    e: {type: string, format: binary}
                    f: {type: string, format: uri}
                    g: {type: string, format: something-of-ours}
                    h: {type: integer}
                    i: {type: integer, format: int32}
                    j: {type: integer, format: uint64}
                    k: {type: integer, format: int16}
                    l: {type: number}
                    m: {type: number, format: float}
                    n: {type: number, format: decimal}
                    o: {type: boolean}
                    p: {type: string, contentEncoding: base64}
                    q: {type: string, contentMediaType: application/octet-stream}
                    r: {}
                    s: {type: 'null'}
                """)
        #expect(
            reading.dump == """
                object All
                  field "a"? date
                  field "b"? dateTime
                  field "c"? uuid
                  field "d"? bytes
                  field "e"? binary
                  field "f"? string(format uri)
                  field "g"? string
                  field "h"? int
                  field "i"? int32
                  field "j"? uint64
                  field "k"? int32(>= -32768, <= 32767)
                  field "l"? double
                  field "m"? float
                  field "n"? decimal
                  field "o"? bool
                  field "p"? bytes
                  field "q"? binary
                  field "r"? json
                  field "s"? null?

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func everyConstraintIsCarried() {
        let reading = SchemaReading(
            schemas: """
                Text: {type: string, minLength: 1, maxLength: 9, pattern: ^a, format: email}
                Count: {type: integer, minimum: 1, maximum: 9, multipleOf: 2}
                Size: {type: number, exclusiveMinimum: 0.10, exclusiveMaximum: 1e30}
                List: {type: array, items: {type: string}, minItems: 1, maxItems: 9, uniqueItems: true}
                Map: {type: object, minProperties: 1, maxProperties: 9}
                """)
        #expect(
            reading.dump == """
                alias Text = string(minLength 1, maxLength 9, pattern "^a", format email)
                alias Count = int(>= 1, <= 9, multipleOf 2)
                alias Size = double(> 0.10, < 1e30)
                alias List = list<string>(minItems 1, maxItems 9, unique)
                alias Map = map<json>(minProperties 1, maxProperties 9)

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func textThatBecomesATypeIsCheckedAsItCame() {
        let reading = SchemaReading(
            schemas: """
                Day: {type: string, format: date, minLength: 1, pattern: ^20}
                Stamp: {type: string, format: date-time, maxLength: 64}
                """)
        #expect(
            reading.dump == """
                alias Day = date(check {pattern "^20"})
                alias Stamp = dateTime

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func severalTypesAreAUnionOfThem() {
        let reading = SchemaReading(
            schemas: """
                Count: {type: [integer, string], format: int32, pattern: "^[0-9]+$"}
                Maybe: {type: [string, "null"]}
                Any: {type: [array, object, boolean], items: {type: string}}
                User:
                  type: object
                  properties: {count: {$ref: '#/components/schemas/Maybe'}}
                """)
        #expect(
            reading.dump == """
                union Count
                  member string(pattern "^[0-9]+$")
                  member int32
                alias Maybe = string
                union Any
                  member map<json>
                  member list<string>
                  member bool
                object User
                  field "count"? Maybe?

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func aSchemaWithoutTypeIsWhatItsKeywordsSpeakOf() {
        let reading = SchemaReading(
            schemas: """
                Object: {properties: {a: {type: string}}}
                List: {items: {type: string}}
                Text: {minLength: 3}
                Number: {maximum: 3}
                Mixed: {minLength: 3, maximum: 3}
                Never: false
                Always: true
                """)
        #expect(
            reading.dump == """
                object Object
                  field "a"? string
                alias List = list<string>
                alias Text = string(minLength 3)
                alias Number = double(<= 3)
                alias Mixed = json(check {minLength 3, <= 3})
                alias Never = json(check {never})
                alias Always = json

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func whatIsNoSchemaOrTypeIsReportedAtItsPlace() {
        let reading = SchemaReading(
            schemas: """
                A: text
                B: {type: strnig}
                C: {type: array, items: []}
                D: {type: string, minLength: "1"}
                E: {type: string, minimum: 1}
                F: {type: string, deprecated: "yes", titel: x, x-own: 1}
                G: {type: integer, multipleOf: 0}
                """)
        #expect(
            reading.dump == """
                alias B = json
                alias C = list<json>
                alias D = string
                alias E = string
                alias F = string x-own: 1
                alias G = int

                """)
        #expect(
            reading.diagnostics == [
                "3:8 warning wrong-kind: `A` must be a schema "
                    + "(write a mapping, such as `{type: string}`; any JSON value is accepted here for now)",
                "4:15 warning unknown-type: there is no type `strnig`; any JSON value is accepted "
                    + "(did you mean `string`?)",
                "5:29 warning wrong-kind: `items` must be a schema "
                    + "(any JSON value is accepted as an element; write `items: {}` to say so)",
                "6:34 warning wrong-kind: `minLength` must be a whole number that is not negative; it is left out "
                    + "(write a whole number that is not negative)",
                "7:32 warning misplaced-constraint: a minimum of 1 says nothing of a string "
                    + "(a string can have a length, a pattern and a format)",
                "8:35 warning wrong-kind: `deprecated` must be true or false; it is left out (write `true` or `false`)",
                "8:42 warning unknown-key: a schema has no `titel` (did you mean `title`?)",
                "9:36 warning impossible-range: `multipleOf` must be greater than 0; it is left out (write the "
                    + "step between values, or remove it)",
            ])
    }
}
