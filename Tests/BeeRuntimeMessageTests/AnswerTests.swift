import Foundation
import LoopbackSupport
import Testing

@testable import BeeRuntime

/// What real services answer, over real sockets.
@Suite struct AnswerTests {
    static let service = Result {
        try LoopbackService([
            "/shots/good": .json(shotJSON),
            "/shots/bom": .json("\u{FEFF}" + shotJSON),
            "/shots/missing": .json(#"{"id":1}"#),
            "/shots/wrong": .json(#"{"id":"1","title":["x"],"tags":[1]}"#),
            "/shots/long": .json(#"{"id":1,"title":"longer than ten","tags":["x",""]}"#),
            "/shots/malformed": .json(#"{"id":1,"title""#),
            "/shots/html": CannedAnswer(headers: [["Content-Type", "text/html; x=y"]], body: Data("<p>".utf8)),
            "/shots/empty": CannedAnswer(),
            "/shots/404": .json(#"{"reason":"gone"}"#, status: 404),
            "/shots/409": .json(#"{"reason":"twice"}"#, status: 409),
            "/shots/badProblem": .json(#"{"cause":"?"}"#, status: 404),
            "/shots/proxy": .text("back at 10", status: 404),
            "/shots/500": .text("oops", status: 500),
            "/shots/401": CannedAnswer(
                status: 401, headers: [["WWW-Authenticate", "Basic realm=\"x\""]], body: Data("who?".utf8)),
            "/shots/202": .text("later", status: 202),
            "/shots/close": .close,
            "/shots/truncate": CannedAnswer(
                headers: [["Content-Type", "application/json"]], body: Data(shotJSON.utf8), mode: .truncate),
            "/shots/garbage": CannedAnswer(body: Data("SSH-2.0-OpenSSH\r\n".utf8), mode: .raw),
            "/shots/hang": .hang,
            "/shots/large": CannedAnswer(body: Data(count: 200_000)),
            "/shots/endless": CannedAnswer(
                body: Data("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n".utf8) + Data(count: 200_000),
                mode: .raw),
            "/shots/moved": .redirect(to: "/shots/moved2"),
            "/shots/moved2": .redirect(to: "good", status: 307),
            "PUT /shots": CannedAnswer(status: 204),
        ])
    }

    private func error(_ id: String, _ change: (inout Client.Configuration) -> Void = { _ in }) async throws
        -> MessageError
    {
        let message = GetShot(id: id)
        let log = Log<MessageState>()
        message.whenUpdate { _, state in log.add(state) }
        let error = try await failure(of: message, on: client(of: Self.service.get(), change))
        #expect(log.entries == [.sending, .waiting, .failed])
        return error
    }

    @Test(arguments: ["good", "bom", "moved"]) func success(_ id: String) async throws {
        let message = GetShot(id: id)
        #expect(try await message.value(on: client(of: Self.service.get())) == Shot(id: 1, title: "Dunk"))
        #expect(message.response?.headers["content-TYPE"] == "application/json")
        if id == "moved" { #expect(message.response?.url?.hasSuffix("/shots/good") == true) }
    }

    @Test func declaredFailures() async throws {
        let message = GetShot(id: "404")
        let error = try await failure(of: message, on: client(of: Self.service.get()))
        #expect(error.status == 404 && error.code == 404 && error.domain == .server)
        #expect(error.message == "The service answered 404 Not Found.")
        #expect("\(error)" == "The service answered 404 Not Found.\n  {\"reason\":\"gone\"}")
        #expect(String(decoding: error.data, as: UTF8.self) == #"{"reason":"gone"}"#)
        guard case .notFound(let problem)? = message.failure else { throw Unexpected(description: "\(error)") }
        #expect(problem.reason == "gone")
        guard case .conflict(let other)? = try await self.error("409").body as? GetShot.Failure else {
            throw Unexpected(description: "no conflict")
        }
        #expect(other.reason == "twice")
        let bad = try await self.error("badProblem")
        #expect(bad.code.rawValue == 404 && bad.body == nil && bad.mismatches.map(\.path) == ["$.reason"])
        #expect(
            bad.message.hasPrefix("The service answered 404 Not Found, which is not as described: $.reason"), "\(bad)")
        let proxy = try await self.error("proxy")
        #expect(proxy.code.rawValue == 404 && proxy.domain == .server)
        #expect(
            "\(proxy)".hasPrefix(
                "The service answered 404 Not Found, which is not as described: the body, sent as text/plain, is not JSON"
            ))
        #expect("\(proxy)".hasSuffix("\n  back at 10"))
    }

    @Test func undeclaredStatusesKeepTheirBody() async throws {
        for (status, body) in [(500, "oops"), (401, "who?"), (202, "later")] {
            let error = try await error("\(status)")
            #expect(error.status == status && error.body == nil)
            #expect(String(decoding: error.data, as: UTF8.self) == body)
            #expect(error.message.contains("\(status)"), "\(error.message)")
        }
    }

    @Test func mismatchesNameTheirPath() async throws {
        let missing = try await error("missing")
        #expect(missing.domain == .server && missing.code == .unknown && missing.status == 200)
        #expect(missing.mismatches.map(\.path) == ["$.title"])
        #expect(missing.message.contains("$.title"))
        let wrong = try await error("wrong")
        #expect(wrong.mismatches.map(\.path) == ["$.id", "$.title", "$.tags[0]"])
        #expect(wrong.violations.isEmpty && wrong.message.contains("constraints not checked"))
    }

    @Test func violationsNameTheirPathAndRule() async throws {
        let error = try await error("long")
        #expect(error.violations.map(\.path) == ["$.title", "$.tags[1]"])
        #expect(error.violations.map(\.rule) == ["maxLength", "minLength"])
        #expect(error.message.contains("$.title: \"longer than ten\" breaks maxLength 10"), "\(error.message)")
        #expect(error.description.contains("$.tags[1]"))
        #expect(error.localizedDescription == error.message)
        let unchecked = try await GetShot(id: "long").value(on: client(of: Self.service.get()) { $0.decoding = .off })
        #expect(unchecked.title == "longer than ten")
    }

    @Test func whatIsNoJSON() async throws {
        let malformed = try await error("malformed")
        #expect(malformed.message.contains("is not JSON") && malformed.message.contains("line 1"))
        let html = try await error("html")
        #expect(html.message.contains("sent as text/html, is not JSON"), "\(html.message)")
        let empty = try await error("empty")
        #expect(empty.message.contains("the body is empty where JSON is due"))
    }

    @Test func noContent() async throws {
        final class Quiet: Message<PutShot.Request, Void>, @unchecked Sendable {
            override class var endpoint: Endpoint { PutShot.endpoint }
            override class func response(_ r: inout ResponseReader) throws { try PutShot.response(&r) }
        }
        let message = Quiet(.init(body: Shot(id: 1, title: "Dunk")))
        try await message.value(on: client(of: Self.service.get()))
        #expect(message.state == .succeed && message.response?.body.isEmpty == true)
    }

    @Test func faultsOfTheNetwork() async throws {
        for id in ["close", "truncate", "garbage"] {
            let error = try await error(id)
            #expect(error.domain == .network && error.code == .unknown, "\(id): \(error)")
            #expect(error.underlying != nil)
        }
    }

    @Test func connectionRefused() async throws {
        let service = try LoopbackService(["/": .echo])
        let client = client(of: service)
        service.stop()
        let message = GetShot()
        let error = try await failure(of: message, on: client)
        #expect(error.domain == .network && error.code == .unknown && error.response == nil)
        #expect(error.message.hasPrefix("The service could not be reached"))
        #expect(message.state == .failed)
    }

    @Test func hostUnknown() async throws {
        let client = configured(with: {
            $0.transport = URLSessionTransport()
            $0.baseURL = "http://no-such-host.invalid"
        })
        #expect(try await failure(of: GetShot(), on: client).domain == .network)
    }

    @Test func noURL() async throws {
        let client = configured(with: {
            $0.transport = URLSessionTransport()
            $0.baseURL = "http://"
        })
        #expect(try await failure(of: GetShot(), on: client).code == .routes)
    }

    @Test func timeout() async throws {
        let error = try await error("hang") { $0.timeout = .milliseconds(50) }
        #expect(error.domain == .network && error.code == .timeout && error.code.rawValue == -2)
    }

    @Test func theTransportsOwnTimeout() async throws {
        let request = HTTPRequest(url: try Self.service.get().baseURL + "/shots/hang")
        do {
            _ = try await URLSessionTransport().send(request, options: .init(timeout: .zero)) { _ in }
            Issue.record("it was answered")
        } catch {
            #expect((error as? MessageError)?.code == .timeout, "\(error)")
        }
    }

    @Test func cancelOnTheWire() async throws {
        let client = client(of: try Self.service.get())
        let message = GetShot(id: "hang")
        message.whenWaiting { message in
            // The request is on its way; whether it has arrived makes no difference.
            message.cancel()
        }
        #expect(try await failure(of: message, on: client).code == .cancelled)
    }

    @Test(.timeLimit(.minutes(1))) func cancelReachesTheSession() async throws {
        // A service of its own, which nothing else asks.
        let service = try LoopbackService(["/hang": .hang])
        let task = Task {
            try await URLSessionTransport().send(HTTPRequest(url: service.baseURL + "/hang"), options: .init()) { _ in }
        }
        while try await !service.requests().contains(where: { $0.target == "/hang" }) {}
        task.cancel()
        do {
            _ = try await task.value
            Issue.record("it was answered")
        } catch {
            #expect((error as? MessageError)?.code == .cancelled, "\(error)")
        }
    }

    @Test func aCancelledTaskSendsNothing() async throws {
        let url = try Self.service.get().baseURL + "/shots/hang"
        let gate = Gate()
        let task = Task {
            await gate.wait()
            return try await URLSessionTransport().send(HTTPRequest(url: url), options: .init()) { _ in }
        }
        task.cancel()
        gate.open()
        await #expect(throws: MessageError.self) { try await task.value }
    }

    @Test(arguments: ["large", "endless"]) func tooLarge(_ id: String) async throws {
        let error = try await error(id) { $0.limits.responseBytes = 100_000 }
        #expect(error.domain == .server && error.message.contains("larger than 100000 bytes"), "\(error)")
        #expect(try await self.error(id) { $0.limits.responseBytes = 200_000 }.message.contains("not JSON"))
    }

    @Test func aTransportOfYourOwnIsMeasuredToo() async throws {
        let client = configured(with: { $0.limits.responseBytes = 3 })
        #expect(try await failure(of: GetShot(), on: client).message.contains("larger than 3 bytes"))
    }

    @Test func manyAtOnceOverSockets() async throws {
        let client = client(of: try Self.service.get())
        let messages = (0..<300).map { _ in GetShot(id: "good") }
        for (index, message) in messages.enumerated() {
            message.send(on: client)
            if index % 3 == 0 { message.cancel() }
        }
        for (index, message) in messages.enumerated() {
            _ = try? await message.value(on: client)
            #expect(message.state == (index % 3 == 0 ? .cancelled : .succeed), "\(String(describing: message.error))")
        }
    }

    @Test func progressOverSockets() async throws {
        let log = Log<MessageProgress>()
        let message = GetShot(id: "large").whenProgress { _, progress in log.add(progress) }
        _ = try await failure(of: message, on: client(of: Self.service.get()))
        #expect(log.entries.last?.received == 200_000 && log.entries.last?.toReceive == 200_000)
        #expect(log.entries.map(\.received) == log.entries.map(\.received).sorted())
    }
}
