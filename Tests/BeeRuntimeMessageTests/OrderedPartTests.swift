import Foundation
import Testing

@testable import BeeRuntime

/// Parts of a multipart body that are told apart by their order, as the service receives them.
@Suite struct OrderedPartTests {
    private func request(_ write: (inout HTTPRequestWriter) -> Void) throws(MessageError) -> HTTPRequest {
        var writer = HTTPRequestWriter()
        write(&writer)
        let endpoint = Endpoint(name: "X", method: "POST", path: "/x", servers: ServerConfig([]))
        return try writer.request(to: endpoint, with: .init(baseURL: "https://x.test"))
    }

    private func text(_ request: HTTPRequest) -> String { String(decoding: request.body ?? Data(), as: UTF8.self) }

    @Test func bytes() throws {
        let request = try request {
            $0.multipart("multipart/mixed; boundary=theirs; charset=utf-8")
            $0.partHeader("X-A", 1)
            $0.nextPart("a", "é")
            $0.nextFile("b", Upload(Data("b".utf8), fileName: "b.txt"))
        }
        #expect(request.headers["Content-Type"] == "multipart/mixed; charset=utf-8; boundary=bee-boundary-0")
        #expect(
            text(request) == """
                --bee-boundary-0\r
                Content-Type: text/plain; charset=utf-8\r
                X-A: 1\r
                \r
                é\r
                --bee-boundary-0\r
                Content-Type: application/octet-stream\r
                \r
                b\r
                --bee-boundary-0--\r

                """)
    }

    /// The table of OpenAPI 3.2, Encoding Object, as far as values tell their types.
    @Test func defaultMediaTypes() throws {
        let request = try request {
            $0.multipart("multipart/mixed")
            $0.nextPart("text", "a")
            $0.nextPart("number", 1.5)
            $0.nextPart("bool", true)
            $0.nextPart("object", Shot(id: 1, title: "t"))
            $0.nextPart("list", ["a", "b"])
            $0.nextPart("typed", "x", contentType: "application/json")
            $0.nextParts("each", [1, 2])
        }
        let types = text(request).split(separator: "\r\n").filter { $0.hasPrefix("Content-Type: ") }.map {
            String($0.dropFirst(14))
        }
        let plain = "text/plain; charset=utf-8"
        let json = "application/json"
        #expect(types == [plain, plain, plain, json, json, json, plain, plain])
        #expect(text(request).contains("\r\n\r\n[\"a\",\"b\"]\r\n") && text(request).contains("\r\n\r\n\"x\"\r\n"))
    }

    @Test func headerFieldsAreOfOnePartOrOfAllThatOneCallWrites() throws {
        let request = try request {
            $0.multipart("multipart/mixed")
            $0.nextPart("a", "a")
            $0.partHeader("X-All", 1)
            $0.nextParts("rest", ["b", "c"])
        }
        #expect(text(request).components(separatedBy: "X-All: 1").count == 3)
    }

    @Test func noPartCanFollowOneThatIsMissing() {
        let error = #expect(throws: MessageError.self) {
            try request {
                $0.multipart("multipart/mixed")
                $0.nextPart("first", "a")
                $0.nextFile("second", nil)
                $0.nextPart("third", Int?.none)
                $0.nextParts("rest", ["b"])
            }
        }
        #expect(error?.code == .params)
        #expect(error?.message.contains("rest: it cannot be sent without second, which comes before it") == true)
    }

    @Test func thereIsNoBodyWithoutAPart() throws {
        let request = try request {
            $0.multipart("multipart/mixed")
            $0.partHeader("X-A", 1)
            $0.nextPart("first", String?.none)
            $0.nextFiles("rest", [])
        }
        #expect(request.body == nil && request.headers["Content-Type"] == nil)
    }
}
