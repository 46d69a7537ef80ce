import BeeRuntime
import Testing

/// What checks over JSON values report. What they accept is the business of the official suite (`script/suite`).
@Suite struct ValueCheckTests {
    private func violations(_ table: StaticString, _ json: String) throws -> [String] {
        let value = try JSONDecoding.read(JSONValue.self, from: Array(json.utf8))
        var validator = Validator()
        validator.check(value, ValueCheckTable(table)[0])
        return validator.violations.map(\.description)
    }

    @Test func everyFailureHasItsPathAndItsRule() throws {
        let table: StaticString = #"""
            {"checks": [
            {"type": ["object"], "required": ["id", "at"], "properties": {"id": 1, "tags": 2, "at": 5}, "additionalProperties": 3},
            {"type": ["integer"], "minimum": 1},
            {"items": 4, "uniqueItems": true},
            {"never": true},
            {"pattern": ["^\\d+$", "^[0-9]+\\z"], "maxLength": 2},
            {}
            ], "scopes": []}
            """#
        #expect(
            try violations(table, #"{"id": 0.5, "tags": ["1", "x", "123", "1"], "b": 1}"#) == [
                #"$: {"b":1,"id":0.5,"tags":["1","x","123","1"]} breaks required "at""#,
                "$.b: 1 breaks additionalProperties false",
                "$.id: 0.5 breaks type integer", "$.id: 0.5 breaks minimum 1",
                #"$.tags: ["1","x","123","1"] breaks uniqueItems true"#,
                #"$.tags[1]: "x" breaks pattern ^\d+$"#, #"$.tags[2]: "123" breaks maxLength 2"#,
            ])
        #expect(try violations(table, "[]") == ["$: [] breaks type object"])
        #expect(try violations(table, #"{"id": 1.0, "at": null}"#) == [])
    }

    /// What a type has checked is not told again by a check over the whole, nor what two parts of a schema demand alike.
    @Test func everyFailureIsReportedOnce() throws {
        let table: StaticString = #"""
            {"checks": [
            {"allOf": [1, 2], "unevaluatedProperties": 3},
            {"properties": {"name": 4, "size": 5, "kind": 6}, "required": ["a", "b"]},
            {"properties": {"name": 4}, "required": ["b"]},
            {"never": true},
            {"minLength": 3, "allOf": [7]},
            {"minimum": 1e1},
            {"enum": ["x", null]},
            {"minLength": 3}
            ], "scopes": []}
            """#
        let value: JSONValue = ["name": "é", "size": 1.5, "kind": "y"]
        var validator = Validator(mode: .strict)
        validator.minLength("é", at: "name", 3)
        validator.minimum(1.5, at: "size", 10)
        validator.oneOf("y" as JSONValue, at: "kind", ["x"])
        validator.check(value, ValueCheckTable(table)[0])
        #expect(
            validator.violations.map { "\($0.path) \($0.rule) \($0.limit)" } == [
                "$.name minLength 3", "$.size minimum 10", #"$.kind enum ["x"]"#,
                #"$ required "a""#, #"$ required "b""#,
                "$.kind unevaluatedProperties false", "$.name unevaluatedProperties false",
                "$.size unevaluatedProperties false",
            ])
    }

    @Test func alternativesAreReportedAsOne() throws {
        let table: StaticString = #"""
            {"checks": [{"anyOf": [1, 2], "oneOf": [2, 3], "not": 4}, {"minimum": 5}, {"type": ["string"]}, {"type":
            ["string", "null"]}, {"enum": ["a", 1.0, "b"]}], "scopes": []}
            """#
        #expect(
            try violations(table, "1") == [
                "$: 1 breaks anyOf 2 schemas", "$: 1 breaks oneOf 2 schemas, of which none fits", "$: 1 breaks not",
            ])
        #expect(try violations(table, #""c""#) == [#"$: "c" breaks oneOf 2 schemas, of which several fit"#])
    }

    @Test func conditionsReportWhatTheyLeadTo() throws {
        let table: StaticString = #"""
            {"checks": [{"if": [1, 2, null], "dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": 3}},
            {"required": ["a"]}, {"maxProperties": 1}, {"minProperties": 9}], "scopes": []}
            """#
        #expect(
            try violations(table, #"{"a": 1, "c": 2}"#) == [
                #"$: {"a":1,"c":2} breaks dependentRequired "b""#, #"$: {"a":1,"c":2} breaks maxProperties 1"#,
                #"$: {"a":1,"c":2} breaks minProperties 9"#,
            ])
    }

    @Test func whatNothingLookedAtIsReportedInPlace() throws {
        let table: StaticString = #"""
            {"checks": [{"allOf": [1], "unevaluatedProperties": 2, "unevaluatedItems": 2},
            {"properties": {"a": 3}, "prefixItems": [3], "contains": [4, 0, null]}, {"never": true}, {}, {"type":
            ["string"]}], "scopes": []}
            """#
        #expect(try violations(table, #"{"a": 1, "b": 2}"#) == ["$.b: 2 breaks unevaluatedProperties false"])
        #expect(try violations(table, #"[1, "x", 2]"#) == ["$[2]: 2 breaks unevaluatedItems false"])
    }

    @Test func numbersAreExactHoweverLarge() throws {
        let table: StaticString = #"""
            {"checks": [{"multipleOf": 1234567890123456789012, "maximum": 1e400}], "scopes": []}
            """#
        #expect(try violations(table, "2469135780246913578024") == [])
        #expect(try violations(table, "2469135780246913578025").count == 1)
        #expect(try violations(table, "1e401").first == "$: 1e401 breaks maximum 1e400")
        #expect(try violations(table, "-0") == [])
    }

    /// Strings are the same by their code points, which Swift's `==` does not tell apart.
    @Test func stringsAreComparedByCodePoints() throws {
        let table: StaticString = #"""
            {"checks": [{"uniqueItems": true, "items": 1}, {"enum": ["\u00e9", "e\u0301", 1]}], "scopes": []}
            """#
        #expect(try violations(table, #"["\u00e9", "e\u0301"]"#) == [])
        #expect(try violations(table, "[1, 1.0]").count == 1)
    }

    /// References that lead back without going further inside end; deep values end with the stack.
    @Test func circlesEnd() throws {
        let circle: StaticString = #"{"checks": [{"allOf": [1]}, {"$ref": 0, "minimum": 2}], "scopes": []}"#
        #expect(try violations(circle, "1") == ["$: 1 breaks minimum 2"])
        let deep: StaticString = #"{"checks": [{"items": 0, "type": ["array"]}], "scopes": []}"#
        let text = String(repeating: "[", count: 400) + "1" + String(repeating: "]", count: 400)
        #expect(try violations(deep, text).count == 1)
    }

    @Test func dynamicReferencesLookOutwards() throws {
        let table: StaticString = #"""
            {"checks": [{"$scope": 0, "$ref": 1}, {"$scope": 1, "items": 2}, {"$dynamicRef": ["item", 3]}, {}, {"type":
            ["string"]}], "scopes": [{"item": 4}, {"item": 3}]}
            """#
        #expect(try violations(table, "[1]") == ["$[0]: 1 breaks type string"])
    }

    @Test func offChecksNothing() {
        let table: StaticString = #"{"checks": [{"never": true}], "scopes": []}"#
        var validator = Validator()
        validator.check(1, at: "a", ValueCheckTable(table)[0])
        #expect(validator.violations.map(\.description) == ["$.a: 1 breaks false"])
        var off = Validator(mode: .off)
        off.check(1, at: "a", ValueCheckTable(table)[0])
        #expect(off.violations.isEmpty)
    }
}
