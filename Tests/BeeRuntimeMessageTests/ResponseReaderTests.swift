import Foundation
import Testing

@testable import BeeRuntime

/// Typed access to an answer.
@Suite struct ResponseReaderTests {
    private func reader(_ headers: HTTPHeaders, body: Data = Data()) -> ResponseReader {
        ResponseReader(HTTPResponse(headers: headers, body: body), options: .init())
    }

    @Test func headers() throws {
        let headers: HTTPHeaders = [
            "X-Count": "42", "X-Name": "42", "X-Flag": "true", "X-List": "1, 2,3", "X-Names": "a, b",
            "X-Date": "2024-01-02T03:04:05Z", "X-Bad": "many", "X-Empty": "", "X-Old": "Tue, 02 Jan 2024 03:04:05 GMT",
            "X-Mixed": "a, 1", "X-Spread": "a,1,b,2",
        ]
        var reader = HeaderReader(HTTPResponse(headers: headers), options: .init())
        #expect(try reader.required("x-count", Int.self) == 42)
        #expect(try reader.required("x-name", String.self) == "42")
        #expect(try reader.required("x-flag", Bool.self))
        #expect(try reader.required("x-list", [Int].self) == [1, 2, 3])
        #expect(try reader.required("x-names", [String].self) == ["a", "b"])
        #expect(try reader.required("x-date", Date.self) == Date(timeIntervalSince1970: 1_704_164_645))
        #expect(try reader.required("x-old", Date.self) == Date(timeIntervalSince1970: 1_704_164_645))
        #expect(try reader.required("x-old", String.self) == "Tue, 02 Jan 2024 03:04:05 GMT")
        #expect(try reader.required("x-empty", [Int].self) == [])
        #expect(try reader.required("x-empty", String.self) == "")
        #expect(try reader.required("x-mixed", [JSONValue].self) == ["a", "1"])
        #expect(try reader.required("x-spread", [String: Int].self) == ["a": 1, "b": 2])
        #expect(try reader.optional("x-none", Int.self) == nil)
        #expect(throws: MessageError.self) { try reader.required("x-none", Int.self) }
        #expect(throws: MessageError.self) { try reader.required("x-bad", Int.self) }
        #expect(try reader.optional("x-bad", Int.self) == nil)
    }

    /// The headers of an answer of which one has another's name in front of its own.
    private struct Limits: ResponseHeaders {
        let rate: Int
        let rateLimit: Int?

        init(_ h: inout HeaderReader) throws(MessageError) {
            rate = try h.required("Rate", Int.self)
            rateLimit = try h.optional("RateLimit", Int.self)
        }

        func validate(_ v: inout Validator) {
            v.maximum(rate, at: "Rate", 10)
            if let value = rateLimit { v.maximum(value, at: "RateLimit", 10) }
        }
    }

    @Test func onlyWhatMustBeThereIsCheckedTolerantly() throws {
        try reader(["Rate": "1", "RateLimit": "99"]).check(Limits.self)
        #expect(throws: MessageError.self) { try reader(["Rate": "99", "RateLimit": "1"]).check(Limits.self) }
    }

    @Test func text() throws {
        let latin = Data([0x63, 0x61, 0x66, 0xE9])
        #expect(try reader(["Content-Type": "text/plain; charset=ISO-8859-1"], body: latin).text() == "café")
        #expect(throws: MessageError.self) { try reader(["Content-Type": "text/plain"], body: latin).text() }
        #expect(try reader([:], body: Data("é".utf8)).text() == "é")
        #expect(reader([:], body: latin).data() == latin)
    }

    @Test func mediaType() {
        #expect(
            reader(["content-type": "Application/Problem+JSON ; charset=utf-8"]).mediaType
                == "application/problem+json")
        #expect(reader([:]).mediaType == nil)
    }

    @Test func headerFieldsKeepOrderAndRepeat() {
        var headers: HTTPHeaders = ["A": "1", "b": "2"]
        headers.add("a", "3")
        #expect(headers["A"] == "1, 3" && headers.values(of: "a") == ["1", "3"])
        headers["a"] = "4"
        #expect(headers.map(\.name) == ["a", "b"])
        headers["B"] = nil
        #expect(headers.map(\.value) == ["4"])
    }
}
