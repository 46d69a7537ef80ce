import BeeRuntime
import Foundation
import Testing

@Suite struct ScalarTypeTests {
    @Test func uuidsAreWrittenInLowerCase() throws {
        let text = "123e4567-e89b-12d3-a456-426614174000"
        let id = try read(UUID.self, "\"\(text.uppercased())\"")
        #expect(id == UUID(uuidString: text))
        #expect(written(id) == "\"\(text)\"")
        for text in [
            "", "123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400g",
            "{123e4567-e89b-12d3-a456-426614174000}", "123e4567-e89b-12d3-a4564-26614174000",
        ] {
            #expect(mismatches(UUID.self, "\"\(text)\"").count == 1)
        }
    }

    @Test(arguments: [
        ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zg", "f"), ("Zm8", "fo"),
    ])
    func base64(text: String, plain: String) throws {
        #expect(try read(Data.self, "\"\(text)\"") == Data(plain.utf8))
        #expect(try read(Data.self, written(Data(plain.utf8))) == Data(plain.utf8))
    }

    @Test(arguments: ["Z", "Zg=", "Zh==", "Zg==Zg==", "Zm9v=", "Zm 9v", "Zm9v\\n", "Z-__", "===="])
    func whatIsNoBase64IsAMismatch(text: String) {
        #expect(mismatches(Data.self, "\"\(text)\"").count == 1)
    }

    @Test func urls() throws {
        #expect(try read(URL.self, "\"https://a.b/c?d=e#f\"").host == "a.b")
        #expect(written(try read(URL.self, "\"/a/b\"")) == "\"/a/b\"")
        #expect(mismatches(URL.self, "\"http://a b\"").count == 1)
        #expect(mismatches(URL.self, "5").count == 1)
    }

    @Test func containersOfEverything() throws {
        let text = #"[{"a":[null,true]},{"b":[]}]"#
        #expect(try read([[String: [Bool?]]].self, text) == [["a": [nil, true]], ["b": []]])
        #expect(written([["a": [nil, true]], ["b": []]] as [[String: [Bool?]]]) == text)
        #expect(try read(JSONNull?.self, "null") == nil)
        #expect(written(try read([JSONNull].self, "[null]")) == "[null]")
        #expect(mismatches([JSONNull].self, "[0]") == ["$[0]: expected null, found the number 0"])
        #expect(try read(Box<[Int]>.self, "[1]") == Box([1]))
    }

    @Test func enumerationsCompareByRawValue() throws {
        #expect(List.unknown("debuts") == .debuts)
        #expect(Set([List.unknown("debuts"), .debuts]).count == 1)
        #expect(try read([List].self, #"["debuts","new"]"#) == [.debuts, .unknown("new")])
        #expect(written([Level.two, .unknown(9)]) == "[2,9]")
        #expect(try read(Level.self, "2.0") == .two)
    }

    @Test func formatsAreEscapedInTextToo() throws {
        #expect(try read(CalendarDate.self, #""2024\u002d02-29""#).day == 29)
    }
}
