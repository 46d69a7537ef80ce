import Foundation
import Testing

@testable import BeeRuntime

/// The states of a message and what happens around each change.
@Suite struct LifeTests {
    @Test func statesComeInOrder() async throws {
        let message = GetShot()
        let log = Log<MessageState>()
        message.whenUpdate { _, state in log.add(state) }
        let states = message.states
        let shot = try await message.value(on: scripted())
        #expect(shot == Shot(id: 1, title: "Dunk"))
        #expect(log.entries == [.sending, .waiting, .succeed])
        var streamed: [MessageState] = []
        for await state in states { streamed.append(state) }
        #expect(streamed == [.created, .sending, .waiting, .succeed])
        #expect(message.resp == shot)
        #expect(message.error == nil)
        #expect(message.response?.status == 200)
        #expect(message.timing.onAir != nil && message.timing.elapsed != nil)
    }

    @Test func executorsThenRoutineThenCommitThenCallbacksThenResponder() async throws {
        final class Listener: Responder {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            func message(_ message: AnyMessage, didBecome state: MessageState) async { log.add("responder \(state)") }
        }
        let log = Log<String>()
        let listener = Listener(log)
        let client = configured(with: {
            $0.executors = ["first", "second"].map { name in
                ExecutorOf { message, state in log.add("\(name) \(message.state)>\(state)") }
            }
        })
        let message = Noisy(.init(id: "1", page: nil))
        message.log = log
        message.whenUpdate { message, state in log.add("update \(message.state)") }
            .whenSucceed { message in log.add("succeed \(message.resp?.title ?? "")") }
            .respond(to: listener)
        _ = try await message.value(on: client)
        #expect(
            log.entries == [
                "first created>sending", "second created>sending", "routine created>sending", "update sending",
                "responder sending",
                "first sending>waiting", "second sending>waiting", "routine sending>waiting", "update waiting",
                "responder waiting",
                "first waiting>succeed", "second waiting>succeed", "routine waiting>succeed Dunk", "succeed Dunk",
                "update succeed", "responder succeed",
            ])
        withExtendedLifetime(listener) {}
    }

    @Test func globalExecutorsComeFirst() async throws {
        let log = Log<String>()
        final class Marked: GetShot, @unchecked Sendable {}
        Client.shared.configure {
            $0.executors.append(ExecutorOf { message, state in if message is Marked { log.add("global \(state)") } })
        }
        defer { Client.shared.configure { $0.executors.removeAll() } }
        let own = configured(with: { $0.executors = [ExecutorOf { _, state in log.add("own \(state)") }] })
        _ = try await Marked().value(on: own)
        #expect(log.entries.prefix(2) == ["global sending", "own sending"])
    }

    @Test(arguments: [MessageState.sending, .waiting, .succeed])
    func executorTurnsAChangeIntoFailure(at vetoed: MessageState) async throws {
        let log = Log<MessageState>()
        let proposed = Log<MessageState>()
        let client = configured(with: {
            $0.executors = [
                ExecutorOf { message, state in
                    proposed.add(state)
                    if state == vetoed { throw MessageError(code: .init(rawValue: 7), message: "No.") }
                }
            ]
        })
        let message = GetShot().whenUpdate { _, state in log.add(state) }
        let error = try await failure(of: message, on: client)
        #expect(error.code.rawValue == 7)
        #expect(message.state == .failed)
        #expect(message.resp == nil)
        #expect(log.entries.last == .failed)
        #expect(!log.entries.contains(vetoed))
        #expect(proposed.entries.suffix(2) == [vetoed, .failed])
    }

    @Test func anErrorAtFailedTakesThePlaceOfTheFirst() async throws {
        let client = configured(with: {
            $0.executors = [
                ExecutorOf { message, state in
                    if state == .failed { throw MessageError(message: "After \(message.error?.status ?? 0).") }
                }
            ]
        }) { _ in HTTPResponse(status: 500) }
        let error = try await failure(of: GetShot(), on: client)
        #expect(error.message == "After 500.")
    }

    @Test func nothingTurnsACancellation() async throws {
        let client = configured(with: {
            $0.executors = [
                ExecutorOf { _, state in if state == .cancelled { throw MessageError(message: "No.") } }
            ]
        })
        let message = GetShot()
        let gate = Gate()
        message.whenWaiting { message in
            message.cancel(); gate.open()
        }
        let error = try await failure(of: message, on: client)
        #expect(error.code == .cancelled)
        #expect(message.state == .cancelled)
    }

    @Test func routineOfASubclassTurnsSuccess() async throws {
        final class Picky: GetShot, @unchecked Sendable {
            override func routine(_ state: MessageState) async throws {
                if state == .succeed { throw MessageError(message: "\(resp?.title ?? "") will not do.") }
            }
        }
        let log = Log<MessageState>()
        let message = Picky().whenUpdate { _, state in log.add(state) }
        #expect(try await failure(of: message, on: scripted()).message == "Dunk will not do.")
        #expect(log.entries == [.sending, .waiting, .failed])
    }

    @Test func routineOfAnExtensionIsFound() async throws {
        let message = PutShot(body: Shot(id: 1, title: "Dunk"))
        let client = scripted { _ in HTTPResponse(status: 204) }
        #expect(try await failure(of: message, on: client).message == "PutShot may not end.")
    }

    @Test @MainActor func callbacksRunWhereTheyAreWritten() async throws {
        @MainActor final class Board {
            var titles: [String] = []
            func load(on client: Client) async throws {
                let message = GetShot()
                    .whenSucceed { message in self.titles.append(message.resp?.title ?? "") }
                    .whenUpdate { _, state in
                        MainActor.assertIsolated()
                        self.titles.append(state.rawValue)
                    }
                _ = try await message.value(on: client)
            }
        }
        let board = Board()
        try await board.load(on: scripted())
        #expect(board.titles == ["sending", "waiting", "Dunk", "succeed"])
    }

    @Test func anInvalidRequestNeverGoesOut() async throws {
        let log = Log<MessageState>()
        let client = scripted { _ in
            Issue.record("it was sent")
            return HTTPResponse()
        }
        let message = GetShot(id: "1", page: 0).whenUpdate { _, state in log.add(state) }
        let error = try await failure(of: message, on: client)
        #expect(error.domain == .client && error.code == .params)
        #expect(error.violations.map(\.path) == ["$.page"])
        #expect(error.message.contains("$.page: 0 breaks minimum 1"))
        #expect(log.entries == [.failed])
        #expect(try await failure(of: GetShot(id: ""), on: client).code == .params)
    }

    @Test func aMessageIsSentOnceAndAgainIsAnother() async throws {
        let count = Log<Void>()
        let client = scripted { _ in
            count.add(())
            return .json(shotJSON)
        }
        let message = GetShot()
        async let one = message.value(on: client)
        async let other = message.value(on: client)
        #expect(try await one == other)
        #expect(message.send(on: client) == .sentAlready)
        _ = try await message.value(on: client)
        #expect(count.entries.count == 1)
        let again = message.again()
        #expect(again.state == .created)
        _ = try await again.value(on: client)
        #expect(count.entries.count == 2)
    }

    @Test func progressIsToldWhileWaiting() async throws {
        struct Slow: Transport {
            func send(
                _ request: HTTPRequest, options: TransportOptions,
                progress: @escaping @Sendable (MessageProgress) -> Void
            ) async throws -> HTTPResponse {
                progress(MessageProgress(received: 1, toReceive: 2))
                progress(MessageProgress(received: 2, toReceive: 2))
                return .json(shotJSON)
            }
        }
        let log = Log<String>()
        let message = GetShot()
            .whenProgress { message, progress in log.add("\(message.state) \(progress.received)") }
            .whenUpdate { _, state in log.add("\(state)") }
        _ = try await message.value(on: configured(with: { $0.transport = Slow() }))
        #expect(log.entries == ["sending", "waiting", "waiting 1", "waiting 2", "succeed"])
    }

    @Test func deeplyNestedJSONIsReadOrRefused() async throws {
        let limit = 512
        for depth in [limit, limit + 1, 100_000] {
            let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            let client = scripted { _ in .json(text) }
            let message = GetAnything(.init())
            if depth <= limit {
                _ = try await message.value(on: client)
            } else {
                #expect(try await failure(of: message, on: client).domain == .server)
            }
        }
    }

    @Test func aMessageThatIsNeverSentGoesAway() async throws {
        weak var weakMessage: GetShot?
        let owner = MessageOwner()
        let states: AsyncStream<MessageState>
        do {
            let message = GetShot().whenUpdate { message, _ in _ = message.state }.owned(by: owner)
            weakMessage = message
            states = message.states
        }
        #expect(weakMessage == nil)
        var streamed: [MessageState] = []
        for await state in states { streamed.append(state) }
        #expect(streamed == [.created])
    }

    @Test func aMessageThatHasEndedGoesAway() async throws {
        weak var weakMessage: GetShot?
        let client = scripted()
        do {
            let message = GetShot()
            message.whenUpdate { _, _ in _ = message.state }
            weakMessage = message
            _ = try await message.value(on: client)
        }
        await until("the message is gone") { weakMessage == nil }
        #expect(!GetShot.isSending(on: client))
    }
}

private final class Noisy: GetShot, @unchecked Sendable {
    nonisolated(unsafe) var log: Log<String>?

    override func routine(_ state: MessageState) async throws {
        log?.add(["routine \(self.state)>\(state)", resp?.title].compactMap { $0 }.joined(separator: " "))
    }
}

extension PutShot: MessageRoutine {
    func routine(for state: MessageState) async throws {
        if state == .succeed { throw MessageError(message: "PutShot may not end.") }
    }
}

private final class GetAnything: Message<GetAnything.Request, JSONValue>, @unchecked Sendable {
    struct Request: MessageRequest {
        func encode(to r: inout HTTPRequestWriter) {}
    }

    override class var endpoint: Endpoint {
        Endpoint(name: "GetAnything", method: "GET", path: "/", servers: TestAPI.servers)
    }

    override class func response(_ r: inout ResponseReader) throws -> JSONValue { try r.json(JSONValue.self) }
}
