import Testing

@testable import ScaffoldOpenAPI

@Suite struct EnumerationSchemaTests {
    @Test func stringsAndIntegersAreEnumerations() {
        let reading = SchemaReading(
            schemas: """
                Text: {type: string, enum: [a, '', b]}
                Number: {type: integer, enum: [-1, 1.0, 2]}
                Bare: {enum: [x, y]}
                One: {const: z}
                Named: {type: integer, enum: [0, 1], x-enum-varnames: [Off, On], x-enum-descriptions: [Dark., Bright.]}
                ByValue: {type: string, enum: [a, b], x-enumNames: {b: Beta}}
                """)
        #expect(
            reading.dump == """
                enum Text string
                  case - = "a"
                  case - = ""
                  case - = "b"
                enum Number integer
                  case - = -1
                  case - = 1
                  case - = 2
                enum Bare string
                  case - = "x"
                  case - = "y"
                enum One string
                  case - = "z"
                enum Named integer
                  case Off = 0
                    summary "Dark."
                  case On = 1
                    summary "Bright."
                enum ByValue string
                  case - = "a"
                  case Beta = "b"

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func numbersWithoutAType() {
        let reading = SchemaReading(
            schemas: """
                All:
                  type: object
                  properties:
                    a: {enum: [1.5, 2.5]}
                    b: {const: 1.5}
                    c: {enum: [1, 2.5, null]}
                    d: {enum: [1e9999999, 1e-99999999]}
                    e: {const: 99999999999999999999}
                    f: {type: number, enum: [1.5e1]}
                """)
        #expect(
            reading.dump == """
                object All
                  field "a"? double(oneOf [1.5, 2.5])
                  field "b"? double(oneOf [1.5])
                  field "c"? double(oneOf [1, 2.5, null])?
                  field "d"? json(oneOf [1e9999999, 1e-99999999])
                  field "e"? json(oneOf [99999999999999999999])
                  field "f"? double(oneOf [15])

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func nullAndOtherValues() {
        let reading = SchemaReading(
            schemas: """
                All:
                  type: object
                  required: [a, b, c, d, e]
                  properties:
                    a: {type: [string, 'null'], enum: [x, null]}
                    b: {type: string, enum: [x]}
                    c: {enum: [1, two]}
                    d: {type: number, enum: [0.5, 1]}
                    e: {type: boolean, enum: [true]}
                    f: {enum: [null]}
                """)
        #expect(
            reading.dump == """
                object All
                  field "a" All.a?
                  field "b" All.b
                  field "c" json(oneOf [1, "two"])
                  field "d" double(oneOf [0.5, 1])
                  field "e" bool(oneOf [true])
                  field "f"? null?
                enum All.a string
                  case - = "x"
                enum All.b string
                  case - = "x"

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func valuesOfTheWrongKindAndRepeatedOnes() {
        let reading = SchemaReading(
            schemas: """
                A: {type: string, enum: [red, 1, red, "red"]}
                B: {type: integer, enum: ["1", two, 3]}
                C: {type: boolean, enum: [1]}
                D: {type: string, enum: []}
                """)
        #expect(
            reading.dump == """
                enum A string
                  case - = "red"
                  case - = "1"
                enum B integer
                  case - = 1
                  case - = 3
                alias C = bool
                alias D = string

                """)
        #expect(
            reading.diagnostics == [
                "3:35 warning invalid-enumeration: `enum` lists 1, which is no string; its text is taken "
                    + "(write it in quotes)",
                "3:38 warning duplicate-value: `enum` lists \"red\" 3 times [it stands here already at 3:30] "
                    + "[and here at 3:43] (remove all but one)",
                "4:31 warning invalid-enumeration: `enum` lists \"1\", which is no integer; it is taken as one "
                    + "(write it without quotes)",
                "4:36 warning invalid-enumeration: `enum` lists \"two\", which is no integer; it is left out "
                    + "(remove it, or change `type`)",
                "5:31 warning invalid-enumeration: `enum` lists 1, which is not `boolean`; it is left out (remove "
                    + "it, or change `type`)",
                "6:29 warning invalid-enumeration: `enum` lists no value; it is left out (list its values, or "
                    + "remove it)",
            ])
    }

    @Test func choicesOfConstantsAreEnumerations() {
        let reading = SchemaReading(
            schemas: """
                Severity:
                  oneOf:
                    - {const: 2, title: High, description: Urgent.}
                    - {const: 0, title: Low, deprecated: true}
                Model: {anyOf: [{type: string}, {type: string, enum: [small, large]}]}
                Size: {type: string, enum: [s, l]}
                Open: {anyOf: [{$ref: '#/components/schemas/Size'}, {type: string}, {type: 'null'}]}
                """)
        #expect(
            reading.dump == """
                enum Severity integer
                  case High = 2
                    discussion "Urgent."
                  case Low = 0 deprecated
                enum Model string open
                  case - = "small"
                  case - = "large"
                enum Size string
                  case - = "s"
                  case - = "l"
                enum Open string open
                  case - = "s"
                  case - = "l"

                """)
        #expect(reading.diagnostics == [])
    }
}
