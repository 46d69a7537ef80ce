import Foundation
import LoopbackSupport
import Testing

@testable import BeeRuntime

/// A door that stays open once it was opened.
final class Gate: Sendable {
    private let waiters = Lock<[CheckedContinuation<Void, Never>]?>([])

    /// Waits until it is open, whatever happens to the task.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = waiters.withLock { waiters in
                waiters?.append(continuation)
                return waiters == nil
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = waiters.withLock { waiters in
            defer { waiters = nil }
            return waiters
        }
        for waiter in waiting ?? [] { waiter.resume() }
    }
}

/// A clock on which all time passes when its gate is opened.
struct GateClock: Clock {
    typealias Duration = Swift.Duration
    let gate: Gate
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        await gate.wait()
        try Task.checkCancellation()
    }
}

/// What happened, in its order.
final class Log<Entry: Sendable>: Sendable {
    private let lock = Lock<[Entry]>([])
    var entries: [Entry] { lock.withLock { $0 } }
    func add(_ entry: Entry) { lock.withLock { $0.append(entry) } }
}

struct ExecutorOf: MessageExecutor {
    let body: @Sendable (AnyMessage, MessageState) async throws -> Void

    func message(_ message: AnyMessage, willBecome state: MessageState) async throws {
        try await body(message, state)
    }
}

let shotJSON = #"{"id":1,"title":"Dunk"}"#

/// A client without a network that answers from a closure.
func configured(
    with change: (inout Client.Configuration) -> Void,
    answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse = { _ in .json(shotJSON) }
) -> Client {
    var configuration = Client.Configuration(transport: ScriptedTransport(answer))
    change(&configuration)
    return Client(configuration)
}

func scripted(
    answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse = { _ in .json(shotJSON) }
) -> Client {
    Client(.init(transport: ScriptedTransport(answer)))
}

func client(of service: LoopbackService, _ change: (inout Client.Configuration) -> Void = { _ in }) -> Client {
    var configuration = Client.Configuration(baseURL: service.baseURL, timeout: .seconds(600))
    change(&configuration)
    return Client(configuration)
}

/// Waits until something is so; ten minutes are the bound of patience, not a measure.
func until(_ what: String = "the condition", _ condition: () -> Bool) async {
    let start = ContinuousClock.now
    while !condition() {
        if start.duration(to: .now) > .seconds(600) {
            Issue.record("\(what) never held")
            return
        }
        try? await Task.sleep(for: .milliseconds(1))
    }
}

/// The error that a message ends with.
func failure<Request, Response>(
    of message: Message<Request, Response>, on client: Client
) async throws -> MessageError {
    do throws(MessageError) {
        _ = try await message.value(on: client)
    } catch {
        return error
    }
    throw Unexpected(description: "\(type(of: message)) succeeded")
}

struct Unexpected: Error, CustomStringConvertible {
    let description: String
}
