import Foundation
import LoopbackSupport
import Testing

@testable import BeeRuntime

/// Header fields, cookies and bodies, as the service receives them.
@Suite struct RequestBodyTests {
    static let service = Result { try LoopbackService(["/*": .echo]) }

    private func received(
        method: String = "POST", _ write: (inout HTTPRequestWriter) -> Void
    ) async throws -> ReceivedRequest {
        var writer = HTTPRequestWriter()
        write(&writer)
        let endpoint = Endpoint(name: "X", method: method, path: "/x", servers: ServerConfig([]))
        let settings = Client.Configuration(baseURL: try Self.service.get().baseURL)
        let request = try writer.request(to: endpoint, with: settings)
        let response = try await URLSessionTransport().send(request, options: .init()) { _ in }
        return try JSONDecoder().decode(ReceivedRequest.self, from: response.body)
    }

    @Test func headersAndCookies() async throws {
        let request = try await received(method: "GET") {
            $0.header("X-Text", "a/b c,d%")
            $0.header("X-List", ["a", "b"])
            $0.header("X-Pipes", ["a", "b"], style: .pipeDelimited)
            $0.header("X-Object", RequestURLTests.rgb, explode: true)
            $0.header("X-JSON", ["a"], style: .json)
            $0.header("X-None", Int?.none)
            $0.cookie("session", "a;b c=d\"é%")
            $0.cookie("list", ["x", "y"], explode: false)
            $0.cookie("json", ["x"], style: .json)
        }
        #expect(request.header("x-text") == "a/b c,d%")
        #expect(request.header("x-list") == "a,b")
        #expect(request.header("x-pipes") == "a|b")
        #expect(request.header("x-object") == "R=100,G=200,B=150")
        #expect(request.header("x-json") == #"["a"]"#)
        #expect(request.header("x-none") == nil)
        #expect(
            request.header("cookie")
                == "session=a%3Bb%20c=d%22%C3%A9%25; list=x,y; json=[%22x%22]")
        #expect(request.body.isEmpty)
    }

    /// The table of OpenAPI 3.2, "Style Examples", then what is escaped already.
    @Test func cookiesAsTheyAre() async throws {
        let request = try await received(method: "GET") {
            $0.cookie("e", "", style: .cookie)
            $0.cookie("s", "blue", style: .cookie)
            $0.cookie("a", RequestURLTests.colours, style: .cookie)
            $0.cookie("b", RequestURLTests.colours, style: .cookie, explode: false)
            $0.cookie("c", RequestURLTests.rgb, style: .cookie)
            $0.cookie("d", RequestURLTests.rgb, style: .cookie, explode: false)
            $0.cookie("f", "a%3Bb%", style: .cookie)
            $0.cookie("g", "\"q=1,2\"", style: .cookie)
            $0.cookie("h", String?.none, style: .cookie)
            $0.cookie("i", [String](), style: .cookie)
        }
        #expect(
            request.header("cookie")
                == "e=; s=blue; a=blue; a=black; a=brown; b=blue,black,brown; R=100; G=200; B=150"
                + "; d=R,100,G,200,B,150; f=a%3Bb%; g=\"q=1,2\"")
    }

    @Test(arguments: ["a\r\nX-Evil: 1", "a\nb", "a\u{0}b"])
    func headersCannotEndTheirLine(_ value: String) async throws {
        final class Injecting: GetShot, @unchecked Sendable {
            override class var endpoint: Endpoint {
                Endpoint(name: "Injecting", method: "GET", path: "/{id}", servers: TestAPI.servers)
            }
        }
        struct Careless: Credentials {
            let value: String
            func authorize(_ request: inout HTTPRequest, for endpoint: Endpoint) async throws {
                request.headers["Authorization"] = value
            }
        }
        let client = configured(with: { $0.credentials = Careless(value: value) }) { _ in
            Issue.record("it was sent")
            return .json(shotJSON)
        }
        let error = try await failure(of: Injecting(), on: client)
        #expect(error.code == .params && error.message.contains("Authorization"))
    }

    @Test func json() async throws {
        let request = try await received(method: "PUT") { $0.json.write(Shot(id: 1, title: "é", tags: ["a"])) }
        #expect(request.header("content-type") == "application/json")
        #expect(request.text == #"{"id":1,"title":"é","tags":["a"]}"#)
        let patch = try await received(method: "PATCH") {
            $0.contentType("application/merge-patch+json")
            $0.json.write(["a": 1])
        }
        #expect(patch.method == "PATCH")
        #expect(patch.header("content-type") == "application/merge-patch+json")
        #expect(patch.text == #"{"a":1}"#)
    }

    @Test func forms() async throws {
        let request = try await received {
            $0.form("name", "a b+c&d=é*-._~")
            $0.form("tags", ["x", "y"])
            $0.form("nothing", String?.none)
            $0.form("deep", RequestURLTests.rgb, style: .deepObject)
            $0.formJSON("json", Shot(id: 1, title: "t"))
        }
        #expect(request.header("content-type") == "application/x-www-form-urlencoded")
        #expect(
            request.text
                == "name=a+b%2Bc%26d%3D%C3%A9*-._%7E&tags=x&tags=y&deep%5BR%5D=100&deep%5BG%5D=200&deep%5BB%5D=150"
                + "&json=%7B%22id%22%3A1%2C%22title%22%3A%22t%22%2C%22tags%22%3A%5B%5D%7D")
    }

    @Test func textBytesAndNothing() async throws {
        let text = try await received { $0.text("héllo", contentType: "text/plain; charset=utf-8") }
        #expect(text.text == "héllo" && text.header("content-type") == "text/plain; charset=utf-8")
        let bytes = Data((0...255).map { UInt8($0) })
        let data = try await received { $0.data(bytes, contentType: "application/octet-stream") }
        #expect(data.body == bytes && data.header("content-length") == "256")
        for method in ["POST", "PUT", "DELETE", "GET", "OPTIONS"] {
            let nothing = try await received(method: method) { _ in }
            #expect(nothing.method == method && nothing.body.isEmpty)
            #expect(nothing.header("content-type") == nil, "\(method)")
        }
    }

    @Test func multipart() async throws {
        let bytes = Data("\u{0}\r\n--bee-boundary-0\r\n--bee-boundary-1--\r\n".utf8) + Data([0xFF, 0xFE])
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("bee-\(UUID().uuidString).txt")
        try Data("from disk".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let request = try await received {
            $0.part("title", "Dünk\r\nnext")
            $0.part("number", 12)
            $0.part("tags", ["a", "b"])
            $0.part("shot", Shot(id: 1, title: "t"))
            $0.part("typed", "x", contentType: "application/json")
            $0.part("nothing", String?.none)
            $0.file("picture", Upload(bytes, fileName: "a \"b\"\r\nc.png", mediaType: "image/png"))
            $0.file("disk", Upload(file: file, mediaType: "text/plain"))
            $0.file("many", [Upload(Data(), fileName: "1"), Upload(Data([1]), fileName: "2")])
        }
        #expect(request.header("content-type") == "multipart/form-data; boundary=bee-boundary-2")
        let parts = request.parts
        #expect(
            parts.map(\.name) == [
                "title", "number", "tags", "tags", "shot", "typed", "picture", "disk", "many", "many",
            ])
        #expect(
            parts.prefix(6).map { String(decoding: $0.body, as: UTF8.self) } == [
                "Dünk\r\nnext", "12", "a", "b", #"{"id":1,"title":"t","tags":[]}"#, #""x""#,
            ])
        #expect(parts[0].contentType == nil && parts[4].contentType == "application/json")
        #expect(parts[6].body == bytes && parts[6].contentType == "image/png")
        #expect(parts[6].fileName == "a %22b%22%0D%0Ac.png")
        #expect(parts[7].body == Data("from disk".utf8) && parts[7].fileName == file.lastPathComponent)
        #expect(parts[9].body == Data([1]))
    }

    @Test func headerFieldsOfAPart() async throws {
        let request = try await received {
            $0.partHeader("X-List", [1, 2])
            $0.partHeader("X-None", String?.none)
            $0.partHeader("X-Shot", Shot(id: 1, title: "t"), explode: true)
            $0.partHeader("X-JSON", ["a"], style: .json)
            $0.part("tags", ["a", "b"])
            $0.part("plain", "p")
            $0.partHeader("X-Lost", 1)
            $0.part("nothing", String?.none)
            $0.file("file", Upload(Data(), fileName: "f"))
        }
        #expect(request.parts.map(\.name) == ["tags", "tags", "plain", "file"])
        for part in request.parts.prefix(2) {
            #expect(part.header("X-List") == "1,2" && part.header("X-None") == nil)
            #expect(part.header("X-Shot") == "id=1,title=t,tags=[]" && part.header("X-JSON") == #"["a"]"#)
        }
        #expect(request.parts.dropFirst(2).allSatisfy { $0.header("X-List") == nil && $0.header("X-Lost") == nil })
    }

    @Test func filesOfOneNameHaveHeaderFieldsOfTheirOwn() async throws {
        var second = Upload(Data(), fileName: "b")
        second.headers = ["X-Size": "2", "X-Own": "o"]
        let request = try await received {
            $0.partHeader("X-Size", 1)
            $0.file("many", [Upload(Data(), fileName: "a"), second])
        }
        #expect(request.parts.map { $0.header("X-Size") } == ["1", "2"])
        #expect(request.parts.map { $0.header("X-Own") } == [nil, "o"])
    }

    @Test func aHeaderFieldOfAPartCannotEndItsLine() {
        var writer = HTTPRequestWriter()
        writer.partHeader("X-A", "1\r\nX-B: 2")
        writer.part("a", "b")
        let endpoint = Endpoint(name: "X", method: "POST", path: "/", servers: TestAPI.servers)
        let error = #expect(throws: MessageError.self) { try writer.request(to: endpoint, with: .init()) }
        #expect(error?.code == .params && error?.message.contains("X-A") == true)
    }

    @Test func aFileThatCannotBeReadStopsTheMessage() throws {
        var writer = HTTPRequestWriter()
        writer.file("f", Upload(file: URL(fileURLWithPath: "/nowhere/x.png")))
        let endpoint = Endpoint(name: "X", method: "POST", path: "/", servers: TestAPI.servers)
        #expect(throws: MessageError.self) { try writer.request(to: endpoint, with: .init()) }
    }

    @Test func uploadsAreChecked() {
        var validator = Validator()
        let upload = Upload(Data(count: 5), fileName: "a.png", mediaType: "image/png")
        validator.maxBytes(upload, at: "file", 5)
        validator.media(upload, at: "file", ["image/*"])
        #expect(validator.violations.isEmpty)
        validator.minBytes(upload, at: "file", 6)
        validator.media(upload, at: "file", ["image/jpeg", "text/*"])
        #expect(validator.violations.map(\.rule) == ["minBytes", "media"])
    }
}
