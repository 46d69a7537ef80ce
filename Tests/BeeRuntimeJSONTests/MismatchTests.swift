import BeeRuntime
import Testing

@Suite struct MismatchTests {
    @Test func eachIsReportedAtItsPath() {
        let text = """
            {"page": "1", "shots": [
              {"id": 1, "title": 5, "description": null, "width": true, "height": 1, "likes_count": 1.5, "score": "x",
               "url": "", "image_url": "", "created_at": "", "animated": 0, "tags": ["a", 1, {}], "player": []},
              7
            ]}
            """
        #expect(
            mismatches(Page.self, text) == [
                "$.page: expected an integer, found the string \"1\"",
                "$.shots[0].title: expected a string, found the number 5",
                "$.shots[0].width: expected an integer, found true",
                "$.shots[0].likes_count: expected an integer from -9223372036854775808 to 9223372036854775807, found the number 1.5",
                "$.shots[0].score: expected a number, found the string \"x\"",
                "$.shots[0].animated: expected a Boolean, found the number 0",
                "$.shots[0].tags[1]: expected a string, found the number 1",
                "$.shots[0].tags[2]: expected a string, found an object",
                "$.shots[0].player: expected an object, found an array",
                "$.shots[1]: expected an object, found the number 7",
            ])
    }

    @Test func aMissingFieldIsReportedOnce() {
        let text = #"{"page":1,"shots":[{"id":1,"title":"","description":"","width":1,"height":1}]}"#
        #expect(
            mismatches(Page.self, text)
                == [
                    "likes_count", "score", "url", "image_url", "created_at", "animated", "tags", "player",
                ].map { "$.shots[0].\($0): missing required field" })
        #expect(mismatches(Page.self, "{}") == ["$.page: missing required field", "$.shots: missing required field"])
        #expect(mismatches(Sum.self, #"{"left":{"number":1}}"#) == ["$.right: missing required field"])
    }

    @Test func missingAndOutOfOrderAtOnce() {
        let text = #"{"kind":"a","x":{"side":1}}"#
        #expect(mismatches(Square.self, text).sorted() == ["$.side: missing required field", "$.x: unexpected key"])
    }

    @Test func readingStopsAtTheHundredth() {
        let text = "[" + Array(repeating: "{}", count: 1000).joined(separator: ",") + "]"
        let found = mismatches([Int].self, text)
        #expect(found.count == 100)
        #expect(found.last == "$[99]: expected an integer, found an object")
        #expect(mismatches([Int].self, text, .init(maximumMismatches: 3)).count == 3)
        #expect(mismatches([Shot].self, text).count == 100)
    }

    @Test func aFaultOfTheTextWins() {
        #expect(throws: JSONDecodingError.self) { try read(Page.self, #"{"page":"x","shots":[}"#) }
        do {
            _ = try read(Page.self, "{\"page\":\"x\",\n\"shots\":[{\"id\":1,\"title\" 5}]}")
            Issue.record("read")
        } catch {
            #expect(error.description == "line 2, column 26 (byte 38), in $.shots[0].title: expected :")
        }
    }

    @Test func mismatchesOfAnObjectThatIsReadTwiceAreReportedOnce() {
        // "total" is taken as absent, then found after "shots".
        #expect(
            mismatches(Page.self, #"{"page":"x","shots":[],"total":"y"}"#) == [
                "$.page: expected an integer, found the string \"x\"",
                "$.total: expected an integer, found the string \"y\"",
            ])
    }

    @Test func closedEnumerationsNameTheirValues() {
        #expect(
            mismatches([Size].self, #"["small","medium",1]"#) == [
                #"$[1]: expected one of "small", "large", found the string "medium""#,
                "$[2]: expected a string, found the number 1",
            ])
    }

    @Test func keysThatSwiftTakesForEqualAreNotLost() throws {
        let text = #"{"\u00e9":1,"e\u0301":2}"#
        let fault = "expected a key that is canonically equivalent to no other one, found the number 2"
        #expect(mismatches([String: Int].self, text).map { $0.hasSuffix(fault) } == [true])
        #expect(mismatches(JSONValue.self, text).map { $0.hasSuffix(fault) } == [true])
        #expect(try read([String: Int].self, #"{"a":1,"\u0061":2}"#) == ["a": 1])
    }

    @Test func longValuesAreCut() {
        let found = mismatches(Int.self, "\"" + String(repeating: "é", count: 1000) + "\"")
        #expect(found[0].count < 150)
    }

    @Test func aTypeOfOnesOwnRefusesText() throws {
        struct Code: JSONType {
            let letters: String
            init(from r: inout JSONReader) { letters = r.text("three letters") { $0.count == 3 ? $0 : nil } ?? "" }
            func encode(to w: inout JSONWriter) { letters.encode(to: &w) }
        }
        #expect(try read([Code].self, #"["abc","a\u0062c"]"#).map(\.letters) == ["abc", "abc"])
        #expect(
            mismatches([Code].self, #"["ab",1]"#) == [
                #"$[0]: expected three letters, found the string "ab""#,
                "$[1]: expected three letters, found the number 1",
            ])
    }
}
