import ScaffoldPipeline
import Testing

@Suite struct OverridesTests {
    private func faults(_ configuration: String) throws -> [String] {
        let project = try Project([
            "in/a.yaml": model("Shot", "id: int, at: datetime"), "in/scaffold.yaml": configuration,
        ])
        return project.generate().summary(in: project).map { $0.replacing("in/scaffold.yaml:", with: "") }
    }

    @Test func placesThatAreNotThereNameTheNearest() throws {
        #expect(
            try faults("names: { '#/model/Shot/idd': key, 'a.yaml#/model/Sot': Picture }") == [
                "1:10: invalid-configuration: no document has the place `#/model/Shot/idd`",
                "  did you mean `#/model/Shot/id`?",
                "1:35: invalid-configuration: no document has the place `a.yaml#/model/Sot`",
                "  did you mean `a.yaml#/model/Shot`?",
            ])
        #expect(try faults("names: { '#/model/Shot/id': key, 'a.yaml#/model/Shot': Picture }").isEmpty)
    }

    private func described(_ configuration: String) throws -> Project {
        try Project([
            "in/a.yaml": """
            openapi: 3.1.0
            info: {title: t, version: '1'}
            paths:
              /a:
                get:
                  parameters: [{$ref: '#/components/parameters/Limit'}]
                  responses: {'200': {description: ok}}
            components:
              parameters: {Limit: {name: limit, in: query, schema: {type: integer}}}
              schemas:
                Card: {type: object, properties: {URL: {type: string}}}
                Cash: {type: object, required: [sum], properties: {sum: {type: [string, integer]}}}
                Payment: {oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Cash'}]}
            """, "in/scaffold.yaml": configuration,
        ])
    }

    @Test func whatIsMeantByAPlaceThatIsNotThere() throws {
        let project = try described(
            """
            names:
              '#/components/schemas/Card/URL': link
              '#/paths/~1a/get/parameters/0': max
              '#/nowhere': x
            """)
        #expect(
            project.generate().summary(in: project).filter { $0.hasPrefix("  ") } == [
                "  did you mean `#/components/schemas/Card/properties/URL`?",
                "  if a `$ref` stands there, name what it refers to: `#/components/parameters/Limit`",
                "  write a place as `#/components/schemas/Card/properties/URL`",
            ])
    }

    @Test func membersOfUnionsCanBeNamed() throws {
        let project = try described(
            """
            names:
              '#/components/schemas/Payment/oneOf/0': plastic
              '#/components/schemas/Cash/properties/sum/type/1': whole
            """)
        let outcome = project.inspect(.names)
        #expect(outcome.summary(in: project) == [])
        #expect(outcome.text.contains("member plastic #/components/schemas/Payment/oneOf/0\n"))
        #expect(outcome.text.contains("member whole #/components/schemas/Cash/properties/sum/type/1\n"))
        let clashing = try described("names: {'#/components/schemas/Payment/oneOf/0': cash}")
        #expect(clashing.generate().summary(in: clashing).first?.contains("1:49: name-collision") == true)
    }

    @Test func formatsAndTypesAreKnown() throws {
        #expect(
            try faults("types: { date-tme: String, '#/model/Shot/id': Integer, '#/model/Shot/at': Moment }") == [
                "1:10: invalid-configuration: no document has the format `date-tme`", "  did you mean `date-time`?",
                "1:47: invalid-configuration: `Integer` is no type that values can be read as",
                "  write one of `String`, `Bool`, `Int`, `Int32`, `Int64`, `UInt`, `UInt32`, `UInt64`, `Float`, "
                    + "`Double`, `Decimal`, `CalendarDate`, `Date`, `UUID`, `URL`, `Data`, `JSONValue`",
                "1:75: invalid-configuration: `Moment` is no type that values can be read as",
                "  write one of `String`, `Bool`, `Int`, `Int32`, `Int64`, `UInt`, `UInt32`, `UInt64`, `Float`, "
                    + "`Double`, `Decimal`, `CalendarDate`, `Date`, `UUID`, `URL`, `Data`, `JSONValue`",
            ])
        #expect(try faults("types: { date-time: String, uri: URL, '#/model/Shot/id': Int64 }").isEmpty)
        #expect(try faults("types: { datetime: String, url: URL, bytes: String }").isEmpty)
    }

    @Test func bytesAsTheyAreHaveNoOtherType() throws {
        #expect(
            try faults("types: { binary: Data }") == [
                "1:10: invalid-configuration: the type of the format `binary` cannot be changed",
                "  take it out: it is `Data`, and `Upload` where a file is sent",
            ])
    }

    private func shot(_ fields: String, _ configuration: String) throws -> (text: String, faults: [String]) {
        let project = try Project(["in/a.yaml": model("Shot", fields), "in/scaffold.yaml": configuration])
        let faults = project.generate().summary(in: project).map { $0.replacing("in/scaffold.yaml:", with: "") }
        return (try project.generated.isEmpty ? "" : project.text("Models/Shot.swift"), faults)
    }

    @Test func typesOfFormatsAndPlaces() throws {
        let (text, faults) = try shot(
            "at: datetime, link: url, id: int64, other: int64",
            "types: { date-time: String, uri: String, '#/model/Shot/id': Int, 'a.yaml#/model/Shot/other': UInt }")
        #expect(faults.isEmpty)
        #expect(
            text.contains("let at: Swift.String\n    public let link: Swift.String\n    public let id: Swift.Int\n"))
        #expect(text.contains("let other: Swift.UInt\n"))
        #expect(text.contains("        v.format(at, at: \"at\", .dateTime)\n"))
        #expect(text.contains("        v.format(link, at: \"link\", .uri)\n"))
    }

    @Test func checksThatATypeDoesNotHaveAreToldOf() throws {
        let (text, faults) = try shot("n: string(1...5)", "types: { '#/model/Shot/n': Int }")
        #expect(text.contains("let n: Swift.Int"))
        #expect(
            faults.first
                == "1:28: misplaced-constraint: a length of at least 1 says nothing of a number, and is no longer checked"
        )
    }

    @Test func aDefaultMustStayAValue() throws {
        let (_, faults) = try shot("n: string = x", "types: { '#/model/Shot/n': Int }")
        #expect(
            faults == [
                "1:28: invalid-default: the default of `n` is no value of this type: `\"x\"` is no integer",
                "  choose a type that has it",
            ])
    }

    @Test func onlyFieldsHaveATypeToChoose() throws {
        let (_, faults) = try shot("n: int", "types: { '#/model/Shot': Int }")
        #expect(
            faults == [
                "1:10: invalid-configuration: no document has the field `#/model/Shot`",
                "  did you mean `#/model/Shot/n`?",
            ])
    }

    @Test func namesThatAreTakenAreRefusedWhereTheyStand() throws {
        #expect(
            try faults(
                "names: { '#/model/Shot': Self, '#/model/Shot/id': init }\ndocuments: { a.yaml: { namespace: class } }")
                == [
                    "1:26: impossible-name: Swift or the generated code has taken the name `Self`",
                    "  choose another one, as `Self_`",
                    "1:51: impossible-name: Swift or the generated code has taken the name `init`",
                    "  choose another one, as `init_`",
                    "2:35: impossible-name: Swift or the generated code has taken the name `class`",
                    "  choose another one, as `class_`",
                ])
        for name in ["self", "init", "Type"] {
            #expect(
                try faults("names: { '#/model/Shot': \(name) }\ndocuments: { a.yaml: { namespace: \(name) } }").count
                    == 4)
        }
    }

    /// A limit that the other type cannot reach is no literal of it.
    @Test func limitsFitTheTypeThatIsChosen() throws {
        let project = try Project([
            "in/a.yaml": model("Shot", "id: int64(-5000000000...5), size: int64(5000000000...)"),
            "in/scaffold.yaml": "types: { int64: Int32 }",
        ])
        #expect(
            project.generate().summary(in: project) == [
                "in/scaffold.yaml:1:17: misplaced-constraint: "
                    + "no value of `int32` has a minimum of 5000000000, and is no longer checked",
                "  choose a type that can keep it, or remove it there",
            ])
        let text = try project.text("Models/Shot.swift")
        #expect(text.contains(#"v.maximum(id, at: "id", 5)"#))
        #expect(!text.contains("5000000000"))
    }

    /// What is checked for nothing is not visited.
    @Test func aTypeWithVacuousLimitsIsNotChecked() throws {
        let project = try Project([
            "in/a.yaml": model("A", "b: B") + "  B: { c: string(0...), d: uint32(0...), e: list<int>(0...) }\n"
        ])
        #expect(project.generate().summary(in: project).isEmpty)
        for name in ["A", "B"] { #expect(!(try project.text("Models/\(name).swift").contains("validate"))) }
    }
}
