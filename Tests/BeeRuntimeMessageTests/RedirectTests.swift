import Foundation
import LoopbackSupport
import Testing

@testable import BeeRuntime

/// Where answers point elsewhere, over real sockets.
@Suite struct RedirectTests {
    private static let other = Result { try LoopbackService(["/echo": .echo]) }

    private static let service = Result {
        let elsewhere = try other.get().baseURL + "/echo"
        var answers: [String: CannedAnswer] = [
            "/echo": .echo, "/here": .redirect(to: "/echo"), "/away": .redirect(to: elsewhere),
            "/shots/away": .redirect(to: elsewhere), "/shots/loop": .redirect(to: "/shots/loop"),
            "/shots/moved": .redirect(to: "good", status: 307), "/shots/good": .json(shotJSON),
            "/mail": .redirect(to: "mailto:a@example.test"),
        ]
        for status in [301, 302, 303, 307, 308] { answers["/\(status)"] = .redirect(to: "echo?x=1", status: status) }
        return try LoopbackService(answers)
    }

    private func send(_ path: String, _ request: HTTPRequest = HTTPRequest(url: "")) async throws -> HTTPResponse {
        var request = request
        request.url = try Self.service.get().baseURL + path
        return try await URLSessionTransport().send(request, options: .init()) { _ in }
    }

    private func received(_ path: String, _ request: HTTPRequest) async throws -> ReceivedRequest {
        try await JSONDecoder().decode(ReceivedRequest.self, from: send(path, request).body)
    }

    @Test(arguments: [
        (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (307, "POST", "POST"), (308, "POST", "POST"),
        (301, "PUT", "PUT"), (302, "DELETE", "DELETE"), (303, "PUT", "GET"), (307, "PATCH", "PATCH"),
    ])
    func theBodyGoesWithItsMethod(_ status: Int, _ method: String, _ expected: String) async throws {
        let received = try await received(
            "/\(status)",
            HTTPRequest(
                method: method, url: "", headers: ["Content-Type": "text/x", "X-Other": "kept"], body: Data("hi".utf8)))
        #expect(received.method == expected && received.target == "/echo?x=1")
        #expect(received.text == (expected == "GET" ? "" : "hi"))
        #expect(received.header("Content-Type") == (expected == "GET" ? nil : "text/x"))
        #expect(received.header("X-Other") == "kept")
    }

    @Test func aHeadRequestStaysOne() async throws {
        let response = try await send("/303", HTTPRequest(method: "HEAD", url: ""))
        #expect(response.status == 200 && response.body.isEmpty)
    }

    @Test func whatIsNotHTTPIsNotFollowed() async throws {
        #expect(try await send("/mail").status == 302)
    }

    @Test(arguments: [("/away", nil), ("/here", "Bearer x")] as [(String, String?)])
    func secretsDoNotLeaveTheirOrigin(_ path: String, _ secret: String?) async throws {
        var request = HTTPRequest(
            url: "", headers: ["Authorization": "Bearer x", "Cookie": "a=b", "x-key": "k", "X-Other": "kept"])
        request.secretHeaders = ["X-Key"]
        let received = try await received(path, request)
        #expect(received.header("authorization") == secret)
        for name in ["cookie", "x-key"] { #expect((received.header(name) == nil) == (secret == nil), "\(name)") }
        #expect(received.header("x-other") == "kept")
    }

    @Test func whatCredentialsSetIsSecret() async throws {
        struct Key: Credentials {
            func authorize(_ request: inout HTTPRequest, for endpoint: Endpoint) {
                request.headers["X-Api-Key"] = "k"
                request.headers["X-Both"] = "secret"
            }
        }
        let client = client(of: try Self.service.get()) {
            $0.credentials = Key()
            $0.headers = ["X-Both": "default", "X-Other": "kept"]
        }
        let error = try await failure(of: GetShot(id: "away"), on: client)
        let received = try JSONDecoder().decode(ReceivedRequest.self, from: error.data)
        #expect(received.header("X-Api-Key") == nil && received.header("X-Both") == nil)
        #expect(received.header("X-Other") == "kept")
    }

    @Test func theyAreFollowedAsConfigured() async throws {
        func error(_ id: String, _ redirects: TransportOptions.Redirects) async throws -> MessageError {
            try await failure(
                of: GetShot(id: id), on: client(of: Self.service.get()) { $0.redirects = redirects })
        }
        let kept = try await error("moved", .keep)
        #expect(kept.status == 307 && String(decoding: kept.data, as: UTF8.self) == "moved")
        let loop = try await error("loop", .follow(maximum: 3))
        #expect(loop.status == 302 && loop.code.rawValue == 302 && loop.domain == .server)
        #expect(
            loop.message == "The service answered 302 Found, which is one redirect more than the 3 that are allowed.")
        #expect(try await error("moved", .follow(maximum: 0)).status == 307)
    }
}
