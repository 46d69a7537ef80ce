public import BeeRuntime
import Foundation
public import GoldenSchemas
import LoopbackSupport
import Testing

/// The code of Documentation/Runtime.md, so that it compiles and does what the text says.
@Suite struct GuideTests {
    private func show(_ what: Any?) {}

    private func sending(on client: Client) async throws {
        let page = try await ListShots(list: .popular).value(on: client)
        show(page)

        let message = ListShots(list: .popular, page: 2)
            .whenSucceed { message in show(message.resp) }  // on the actor where this is written
            .whenFailed { message in show(message.error) }
        message.send(on: client, policy: .cancelPrevious)  // at most one of its class runs
        message.cancel()  // from anywhere, at any time
    }

    private func signing(_ client: Client, _ token: String) {
        client.configure {
            $0.credentials = SchemeCredentials(Shop.ShopAPI.securitySchemes, ["bearer": .token(token)])
        }
    }

    private func failing(on client: Client) async {
        let order = Shop.GetOrder(number: 7)
        do {
            show(try await order.value(on: client))
        } catch {
            switch order.failure {
            case .notFound(let problem): show(problem.message)
            default: show("\(error)")  // a sentence, and the beginning of what the service said
            }
        }
    }

    struct Bearer: Credentials {
        let token: String
        func authorize(_ request: inout HTTPRequest, for endpoint: Endpoint) async throws {
            request.headers["Authorization"] = "Bearer \(token)"
        }
    }

    @Test func theRoutineFailsAnEmptyPageAndCredentialsGoOut() async throws {
        let token = "t"
        let sent = Sent()
        let client = Client(.init(baseURL: "https://staging.example.com/v1", timeout: .seconds(20)))
        client.configure { $0.headers["User-Agent"] = "Shots/1.2" }
        client.configure { $0.credentials = Bearer(token: token) }
        client.configure {
            $0.transport = ScriptedTransport { request in
                sent.request = request
                return .json(#"{"page": 1, "pages": 1, "per_page": 10, "total": 0, "shots": []}"#)
            }
        }
        let message = ListShots(list: .popular)
        await #expect(throws: MessageError.self) { try await message.value(on: client) }
        #expect(message.error?.message == "No shots.")
        #expect(sent.request?.headers["Authorization"] == "Bearer t")
        #expect(sent.request?.headers["User-Agent"] == "Shots/1.2")
        #expect(sent.request?.url == "https://staging.example.com/v1/shots/popular?page=1&per_page=10")
    }

    actor Session {
        private(set) var token = "old"
        func renew() { token = "new" }  // ask the service for it
    }

    @Test func aTokenThatWasRefusedIsRenewed() async throws {
        let service = try LoopbackService([
            "/orders/7": [.text("who?", status: 401), .text("no such order", status: 410)]
        ])
        let client = Client(.init(baseURL: service.baseURL))
        let session = Session()
        client.configure {
            $0.credentials = SchemeCredentials(Shop.ShopAPI.securitySchemes) { _, _ in .token(await session.token) }
        }

        func value<Request, Response>(of message: Message<Request, Response>) async throws -> Response {
            do {
                return try await message.value(on: client)
            } catch  where error.code == 401 {
                await session.renew()
                return try await message.again().value(on: client)
            }
        }

        await #expect(throws: MessageError.self) { try await value(of: Shop.GetOrder(number: 7)) }
        #expect(try await service.requests().map { $0.header("Authorization") } == ["Bearer old", "Bearer new"])
    }

    @Test func everyLineOfTheGuideIsHere() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let here = Self.lines(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
        let guide = try String(contentsOf: root.appending(path: "Documentation/Runtime.md"), encoding: .utf8)
        let blocks = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count > 4)
        for line in blocks.flatMap(Self.lines) { #expect(here.contains(line), "\(line)") }
    }

    /// Without indentation, and without the spaces before a comment.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
}

private final class Sent: @unchecked Sendable {
    var request: HTTPRequest?
}

extension ListShots: MessageRoutine {
    /// An empty page is a failure.
    public func routine(for state: MessageState) async throws {
        if state == .succeed, resp?.shots.isEmpty == true { throw MessageError(message: "No shots.") }
    }
}
