import Testing

@testable import ScaffoldOpenAPI

/// What only some versions have is turned into one form, or reported.
@Suite struct VersionTests {
    @Test func nullableIsAWordOf30() {
        let text = "A: {type: object, required: [a], properties: {a: {type: string, nullable: true}}}"
        let old = SchemaReading(schemas: text, .openAPI30)
        #expect(old.dump.contains("field \"a\" string?\n"))
        #expect(old.diagnostics == [])
        let new = SchemaReading(schemas: text, .openAPI31)
        #expect(new.dump.contains("field \"a\" string\n"))
        #expect(
            new.diagnostics == [
                "3:69 warning other-version: `nullable` means nothing in OpenAPI 3.1 "
                    + "(add \"null\" to `type`: `type: [string, \"null\"]`; or set `acceptNullable: true` in scaffold.yaml)"
            ])
        let lenient = SchemaReading(schemas: text, .openAPI31, options: .init(acceptsNullableIn31: true))
        #expect(lenient.dump.contains("field \"a\" string?\n"))
        #expect(lenient.diagnostics == [])
    }

    @Test func nullableIsTrueOrFalseWhereItMeansNothingToo() {
        let reading = SchemaReading(schemas: "A: {type: string, nullable: 5}", .openAPI31)
        #expect(
            reading.diagnostics == [
                "3:33 warning wrong-kind: `nullable` must be true or false; it is left out (write `true` or `false`)"
            ])
    }

    @Test func aDiscriminatorIsAnObjectSince30() {
        let text = "A: {type: object, discriminator: kind, properties: {kind: {type: string}}}"
        #expect(SchemaReading(schemas: text, .swagger2).diagnostics == [])
        let new = SchemaReading(schemas: text, .openAPI30)
        #expect(
            new.diagnostics == [
                "3:38 warning other-version: `discriminator` is an object in OpenAPI 3.0; it is read as Swagger 2.0 has it "
                    + "(write `discriminator: {propertyName: kind}`)"
            ])
        #expect(new.dump == SchemaReading(schemas: text, .swagger2).dump)
    }

    /// YAML takes the word without quotes for no value.
    @Test(arguments: ["null", "~", "[string, null]", "[string, 'null']", "'null'"])
    func theTypeOfNullIsWrittenInQuotes(_ type: String) {
        let reading = SchemaReading(
            schemas: "A: {type: object, properties: {a: {type: \(type)}}}", .openAPI31)
        #expect(reading.diagnostics.count == (type.contains("'") ? 0 : 1))
        #expect(reading.diagnostics.allSatisfy { $0.contains(#"write `"null"` in quotes if it is meant"#) })
    }

    @Test func exclusiveLimitsChangedTheirForm() {
        let text = """
            A: {type: integer, minimum: 1, exclusiveMinimum: true}
            B: {type: integer, exclusiveMaximum: 9}
            """
        let old = SchemaReading(schemas: text, .openAPI30)
        #expect(old.dump == "alias A = int(> 1)\nalias B = int(< 9)\n")
        #expect(
            old.diagnostics == [
                "4:42 warning other-version: `exclusiveMaximum` is true or false in OpenAPI 3.0; it is read as a limit (write the limit in `maximum`, and `true` here)"
            ])
        let new = SchemaReading(schemas: text, .openAPI31)
        #expect(new.dump == "alias A = int(> 1)\nalias B = int(< 9)\n")
        #expect(
            new.diagnostics == [
                "3:54 warning other-version: `exclusiveMinimum` is a number in OpenAPI 3.1 "
                    + "(write the limit itself, and leave `minimum` out)"
            ])
    }

    @Test func keywordsOfOtherVersionsAreReadAndReported() {
        let reading = SchemaReading(
            schemas: """
                A: {const: a}
                B: {type: [string, 'null']}
                C: {type: file}
                D: {type: array}
                """, .openAPI30)
        #expect(
            reading.dump == """
                enum A string
                  case - = "a"
                alias B = string
                alias C = json
                alias D = list<json>

                """)
        #expect(
            reading.diagnostics == [
                "3:9 warning other-version: `const` is no keyword of OpenAPI 3.0; it is read as other versions "
                    + "have it (remove it, or change the version of the document)",
                "4:15 warning other-version: a list of types is no OpenAPI 3.0; it is read as other versions have "
                    + "it (write `nullable: true` for null, and `anyOf` for several types)",
                "5:15 warning unknown-type: there is no type `file`; any JSON value is accepted "
                    + "(write `type: string` and `format: binary`)",
                "6:15 warning missing-key: `D` is an array without `items` "
                    + "(any JSON value is accepted as an element; write `items: {}` to say so)",
            ])
    }

    @Test func swagger() {
        let reading = SchemaReading(
            schemas: """
                A: {type: file}
                B: {type: string, x-nullable: true}
                C: {type: object, properties: {b: {$ref: '#/components/schemas/B'}}}
                """, .swagger2)
        #expect(
            reading.dump == """
                alias A = binary
                alias B = string
                object C
                  field "b"? B?

                """)
        #expect(reading.diagnostics == [])
    }
}
