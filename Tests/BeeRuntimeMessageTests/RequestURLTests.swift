import Foundation
import LoopbackSupport
import Testing

@testable import BeeRuntime

/// Where a request goes, and that what arrives on the socket is what was meant.
@Suite struct RequestURLTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let path: String
        let target: String
        let write: @Sendable (inout HTTPRequestWriter) -> Void
        var testDescription: String { target }

        init(_ path: String, _ target: String, _ write: @escaping @Sendable (inout HTTPRequestWriter) -> Void) {
            self.path = path
            self.target = target
            self.write = write
        }
    }

    static let rgb = Colour(R: 100, G: 200, B: 150)
    static let colours = ["blue", "black", "brown"]
    static let nothing: @Sendable (inout HTTPRequestWriter) -> Void = { _ in }

    /// The tables of OpenAPI 3.1, section 4.8.12.4, then what values can hold.
    static let cases: [Case] = [
        Case("/e/{c}", "/e/blue") { $0.path("c", "blue") },
        Case("/e/{c}", "/e/blue,black,brown") { $0.path("c", colours) },
        Case("/e/{c}", "/e/R,100,G,200,B,150") { $0.path("c", rgb) },
        Case("/e/{c}", "/e/R=100,G=200,B=150") { $0.path("c", rgb, explode: true) },
        Case("/e/{c}", "/e/.blue") { $0.path("c", "blue", style: .label) },
        Case("/e/{c}", "/e/.blue,black,brown") { $0.path("c", colours, style: .label) },
        Case("/e/{c}", "/e/.blue.black.brown") { $0.path("c", colours, style: .label, explode: true) },
        Case("/e/{c}", "/e/.R=100.G=200.B=150") { $0.path("c", rgb, style: .label, explode: true) },
        Case("/e/{c}", "/e/;c=blue") { $0.path("c", "blue", style: .matrix) },
        Case("/e/{c}", "/e/;c=blue,black,brown") { $0.path("c", colours, style: .matrix) },
        Case("/e/{c}", "/e/;c=blue;c=black;c=brown") { $0.path("c", colours, style: .matrix, explode: true) },
        Case("/e/{c}", "/e/;c=R,100,G,200,B,150") { $0.path("c", rgb, style: .matrix) },
        Case("/e/{c}", "/e/blue%20black%20brown") { $0.path("c", colours, style: .spaceDelimited) },
        Case("/e/{c}", "/e/blue%09black%09brown") { $0.path("c", colours, style: .tabDelimited) },
        Case("/e/{c}", "/e/blue%7Cblack%7Cbrown") { $0.path("c", colours, style: .pipeDelimited) },
        Case("/e/{c}", "/e/;R=100;G=200;B=150") { $0.path("c", rgb, style: .matrix, explode: true) },
        Case("/e/{c}", "/e/%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D") { $0.path("c", rgb, style: .json) },

        Case("/e", "/e?c=blue") { $0.query("c", "blue") },
        Case("/e", "/e?c=") { $0.query("c", "") },
        Case("/e", "/e?c=blue&c=black&c=brown") { $0.query("c", colours) },
        Case("/e", "/e?c=blue,black,brown") { $0.query("c", colours, explode: false) },
        Case("/e", "/e?R=100&G=200&B=150") { $0.query("c", rgb) },
        Case("/e", "/e?c=R,100,G,200,B,150") { $0.query("c", rgb, explode: false) },
        Case("/e", "/e?c=blue%20black%20brown") { $0.query("c", colours, style: .spaceDelimited) },
        Case("/e", "/e?c=blue%09black%09brown") { $0.query("c", colours, style: .tabDelimited) },
        Case("/e", "/e?c=blue%7Cblack%7Cbrown") { $0.query("c", colours, style: .pipeDelimited) },
        Case("/e", "/e?c=blue&c=black&c=brown") { $0.query("c", colours, style: .pipeDelimited, explode: true) },
        Case("/e", "/e?c=a%2Cb,c") { $0.query("c", ["a,b", "c"], explode: false) },
        Case("/e", "/e?c=/a%2Cb,c") { $0.query("c", ["/a,b", "c"], explode: false, allowReserved: true) },
        Case("/e", "/e?c=a%20b&c=c") { $0.query("c", ["a b", "c"], style: .spaceDelimited, explode: true) },
        Case("/e/{c}", "/e/.a.b,c") { $0.path("c", ["a.b", "c"], style: .label) },
        Case("/e", "/e?c%5BR%5D=100&c%5BG%5D=200&c%5BB%5D=150") { $0.query("c", rgb, style: .deepObject) },
        Case("/e", "/e?c%5B%5D=blue&c%5B%5D=black&c%5B%5D=brown") { $0.query("c", colours, style: .deepObject) },
        Case("/e", "/e?c%5B0%5D%5BR%5D=100&c%5B0%5D%5BG%5D=200&c%5B0%5D%5BB%5D=150") {
            $0.query("c", [rgb], style: .deepObject)
        },
        Case("/e", "/e?c=%5B%22blue%22%5D") { $0.query("c", ["blue"], style: .json) },
        Case("/e", "/e") {
            $0.query("c", String?.none)
            $0.query("d", [String]())
            $0.query("e", JSONValue.null)
        },
        Case("/e", "/e?b=true&i=-1&d=0.5&u=6ba7b810-9dad-11d1-80b4-00c04fd430c8") {
            $0.query("b", true)
            $0.query("i", -1)
            $0.query("d", 0.5)
            $0.query("u", UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
        },

        // OpenAPI 3.2, "Parameter Object Examples": a selector, and JSON, as the whole query.
        Case("/e", "/e?%24.a.b%5B1%3A1%5D") { $0.queryString("selector", "$.a.b[1:1]") },
        Case("/e", "/e?%7B%22flag%22%3Anull%2C%22numbers%22%3A%5B1%2C2%5D%7D") {
            $0.queryString("json", JSONValue.object(["flag": nil, "numbers": [1, 2]]), style: .json)
        },
        Case("/e", "/e?a%26b%3Dc%2Bd%20%23%25") { $0.queryString("selector", "a&b=c+d #%") },
        Case("/e", "/e?%22%22") { $0.queryString("json", "", style: .json) },
        Case("/e", "/e") { $0.queryString("selector", String?.none) },
        Case("/e", "/e") { $0.queryString("selector", "") },

        Case("/e/{c}/f", "/e/a%2Fb%3Fc%23d%25e%20f%2Bg%26h%3Di/f") { $0.path("c", "a/b?c#d%e f+g&h=i") },
        Case("/e/{c}/f", "/e/%2E%2E/f") { $0.path("c", "..") },
        Case("/e/{c}/f", "/e/%2E/f") { $0.path("c", ".") },
        Case("/e/{a}{b}/f", "/e/%2E%2E/f") {
            $0.path("a", ".")
            $0.path("b", ".")
        },
        Case("/e/{c}", "/e/...") { $0.path("c", "...") },
        Case("/e/{c}", "/e/%E6%97%A5%F0%9F%8F%80") { $0.path("c", "日🏀") },
        Case("/e/{c}", "/e/%252F") { $0.path("c", "%2F") },
        Case("/e/{c}", "/e/%5C%22%0A%00") { $0.path("c", "\\\"\n\u{0}") },
        Case("/e/{c}", "/e/a%7Bb%7D") { $0.path("c", "a{b}") },
        Case("/e", "/e?q=1%2B1%20%3D%202%20%26%20%23%3F%2F%25%3B%2C") { $0.query("q", "1+1 = 2 & #?/%;,") },
        Case("/e", "/e?filter%5Bname%5D=x") { $0.query("filter[name]", "x") },
        Case("/e", "/e?c=a%2Cb,c") { $0.query("c", ["a,b", "c"], explode: false) },
        Case("/e", "/e?u=http://x/?a=b%26c%23d%5B%5D%20%2B%2F") {
            $0.query("u", "http://x/?a=b&c#d[] +%2F", allowReserved: true)
        },

        Case("/e e/ü%20|", "/e%20e/%C3%BC%20%7C", nothing),
        Case("/e/%zz", "/e/%25zz", nothing),
        Case("/e;v=1/a:b@c,d", "/e;v=1/a:b@c,d", nothing),
        Case("/e/a{b", "/e/a%7Bb", nothing),
        Case("/e/", "/e/", nothing),
        Case("/e//f", "/e//f", nothing),
        Case("/e?action=list", "/e?action=list&page=2") { $0.query("page", 2) },
        Case("/e?action={a}#part", "/e?action=a%26b") { $0.path("a", "a&b") },
    ]

    @Test(arguments: cases) func asWritten(_ test: Case) throws {
        #expect(try Self.url(test, base: "http://h") == "http://h" + test.target)
    }

    @Test func asItArrives() async throws {
        let service = try LoopbackService(["/*": .echo])
        let transport = URLSessionTransport()
        for test in Self.cases {
            let request = try Self.request(test, base: service.baseURL)
            let response = try await transport.send(request, options: .init()) { _ in }
            let received = try JSONDecoder().decode(ReceivedRequest.self, from: response.body)
            #expect(received.target == test.target)
        }
    }

    @Test(arguments: [
        ("http://h/v1", "/shots", "http://h/v1/shots"),
        ("http://h/v1/", "/shots", "http://h/v1/shots"),
        ("http://h/v1", "shots", "http://h/v1/shots"),
        ("http://h", "", "http://h"),
        ("http://h:8080/#top", "/shots", "http://h:8080/shots"),
        ("h.example/v1", "/shots", "https://h.example/v1/shots"),
        ("//h.example", "/shots", "https://h.example/shots"),
        ("http://h/ecmobile/?url=", "/user/signin", "http://h/ecmobile/?url=/user/signin"),
        ("http://h/ecmobile/?url=", "/a&b+c?x=1", "http://h/ecmobile/?url=/a%26b%2Bc&x=1"),
        ("http://h/?", "/user", "http://h/?/user"),
        ("http://h/v1?key=1", "/shots", "http://h/v1/shots?key=1"),
        ("http://h/v1", "https://other/a.json", "https://other/a.json"),
        ("", "https://other/a.json", "https://other/a.json"),
    ])
    func bases(_ base: String, _ path: String, _ url: String) throws {
        #expect(try Self.url(Case(path, "", Self.nothing), base: base) == url)
    }

    @Test func openQueryTakesParametersBehind() throws {
        let test = Case("/user/{id}", "") {
            $0.path("id", "a&b/c")
            $0.query("page", 2)
        }
        #expect(
            try Self.url(test, base: "http://h/ecmobile/?url=") == "http://h/ecmobile/?url=/user/a%26b%2Fc&page=2")
    }

    @Test func serversAndEnvironments() throws {
        let servers = ServerConfig([
            .init(name: "production", url: "https://api.test/v1"),
            .init(
                name: "regional", url: "https://{region}.api.test/{version}",
                variables: [
                    .init(name: "region", defaultValue: "eu", allowed: ["eu", "us"]),
                    .init(name: "version", defaultValue: "v2"),
                ]),
            .init(name: "relative", url: "/api/v3"),
            .init(name: "incomplete", url: "https://{host}/"),
        ])
        func url(_ change: (inout Client.Configuration) -> Void) throws(MessageError) -> String {
            var settings = Client.Configuration()
            change(&settings)
            let endpoint = Endpoint(name: "X", method: "GET", path: "/x", servers: servers)
            return try HTTPRequestWriter().request(to: endpoint, with: settings).url
        }
        #expect(try url { _ in } == "https://api.test/v1/x")
        #expect(try url { $0.environment = "regional" } == "https://eu.api.test/v2/x")
        #expect(
            try url {
                $0.environment = "regional"
                $0.serverVariables = ["region": "us"]
            } == "https://us.api.test/v2/x")
        #expect(try url { $0.baseURL = "http://localhost:1" } == "http://localhost:1/x")
        let faults: [(String, [String: String], String)] = [
            ("staging", [:], "no server named “staging”, only: production, regional"),
            ("regional", ["region": "mars"], "cannot be “mars”, only: eu, us"),
            ("relative", [:], "set the client's baseURL to the whole URL, such as “https://example.com/api/v3”"),
            ("incomplete", [:], "variable of the server “https://{host}/” has no value"),
        ]
        for (environment, variables, text) in faults {
            do throws(MessageError) {
                let url = try url {
                    $0.environment = environment
                    $0.serverVariables = variables
                }
                Issue.record("\(url) for \(environment)")
            } catch {
                #expect(error.code == .routes && error.domain == .client)
                #expect(error.message.contains(text), "\(error.message)")
            }
        }
    }

    @Test func clientParametersGiveWayToTheMessages() throws {
        var settings = Client.Configuration()
        settings.parameters = ["ver": "1 0", "lang": "en", "page": "9"]
        settings.headers = ["X-App": "test", "Accept": "text/plain"]
        var writer = HTTPRequestWriter()
        writer.query("page", 2)
        writer.header("accept", "application/json")
        let endpoint = Endpoint(name: "X", method: "GET", path: "/x", servers: TestAPI.servers)
        let request = try writer.request(to: endpoint, with: settings)
        #expect(request.url == "https://api.example.test/v1/x?page=2&lang=en&ver=1%200")
        #expect(request.headers["X-APP"] == "test")
        #expect(request.headers.values(of: "Accept") == ["application/json"])
    }

    @Test func clientParametersDoNotStandBesideAWholeQuery() throws {
        var settings = Client.Configuration()
        settings.parameters = ["lang": "en"]
        func url(_ write: (inout HTTPRequestWriter) -> Void) throws -> String {
            var writer = HTTPRequestWriter()
            write(&writer)
            let endpoint = Endpoint(name: "X", method: "GET", path: "/x", servers: TestAPI.servers)
            return try writer.request(to: endpoint, with: settings).url
        }
        #expect(try url { $0.queryString("q", "a b") } == "https://api.example.test/v1/x?a%20b")
        #expect(try url { $0.queryString("q", String?.none) } == "https://api.example.test/v1/x?lang=en")
    }

    @Test(arguments: [
        Case("/e/{c}", "the path parameter c has no value", nothing),
        Case("/e/{c}", "the path parameter c is empty") { $0.path("c", "") },
        Case("/e/{c}", "the path parameter c is empty") { $0.path("c", [String]()) },
        Case("/e/{c}", "the path parameter c is empty") { $0.path("c", "", style: .label) },
        Case("/e/{c}", "c: an item has a full stop in it") { $0.path("c", ["a.b"], style: .label, explode: true) },
        Case("/e", "q: an item has a space in it") { $0.query("q", ["a b", "c"], style: .spaceDelimited) },
        Case("/e", "q: an item has a space in it") {
            $0.query("q", ["a b"], style: .spaceDelimited, allowReserved: true)
        },
        Case("/e", "q: an item has a tab in it") { $0.query("q", ["a\tb"], style: .tabDelimited) },
        Case("/e", "q: an item has a “|” in it") { $0.query("q", ["x|y", "z"], style: .pipeDelimited) },
        Case("/e", "q: an item has a space in it") { $0.form("q", ["a b"], style: .spaceDelimited) },
        Case("/e", "q: an item has a comma in it") { $0.part("q", ["a,b"], style: .form) },
        Case("/e", "X-Q: an item has a comma in it") { $0.header("X-Q", ["a,b", "c"]) },
        Case("/e", "X-Q: an item has a comma in it") { $0.header("X-Q", ["k": "a,b"], explode: true) },
        Case("/e", "X-Q: an item has a comma in it") { $0.partHeader("X-Q", ["a,b"]) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", "a; d=e", style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", "a b", style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", "a\r\nX-Evil: 1", style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", "a\u{7F}", style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", "é", style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", "\"", style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", "\"a\"b\"", style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", ["a", "b\\"], style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", ["k=; d": "a"], style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", ["": "a"], style: .cookie) },
        Case("/e", "c: a cookie cannot have") { $0.cookie("c", ["k": "a;"], style: .cookie, explode: false) },
        Case("/e", "c: an item has a comma in it") { $0.cookie("c", ["a,b"], style: .cookie, explode: false) },
        Case("/e", "q: ") { $0.query("q", Double.nan) },
        Case("/e", "q: ") { $0.queryString("q", Double.nan, style: .json) },
        Case("/e", "the body, ") { $0.json.write(Double.infinity) },
    ])
    func impossibleInputs(_ test: Case) {
        do throws(MessageError) {
            _ = try Self.request(test, base: "http://h")
            Issue.record("it could be sent")
        } catch {
            #expect(error.code == .params)
            #expect(error.message.contains(test.target), "\(error.message)")
        }
    }

    private static func request(_ test: Case, base: String) throws(MessageError) -> HTTPRequest {
        var writer = HTTPRequestWriter()
        test.write(&writer)
        let endpoint = Endpoint(name: "X", method: "GET", path: test.path, servers: ServerConfig([]))
        var settings = Client.Configuration()
        settings.baseURL = base
        return try writer.request(to: endpoint, with: settings)
    }

    private static func url(_ test: Case, base: String) throws(MessageError) -> String {
        try request(test, base: base).url
    }
}

struct Colour: JSONType {
    let R: Int
    let G: Int
    let B: Int

    private static let keys = JSONKeys("R G B")

    init(R: Int, G: Int, B: Int) {
        self.R = R
        self.G = G
        self.B = B
    }

    init(from r: inout JSONReader) {
        r.begin(Self.keys)
        R = r.int(0)
        G = r.int(1)
        B = r.int(2)
        r.close()
    }

    func encode(to w: inout JSONWriter) {
        w.begin(Self.keys)
        w.int(0, R)
        w.int(1, G)
        w.int(2, B)
        w.close()
    }
}
