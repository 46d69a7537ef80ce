import BeeRuntime
import Foundation
import GoldenKitchen
import LoopbackSupport
import Testing

/// How a generated message lives: its states, over real sockets.
struct LifeTests {
    private func states<Request, Response>(of message: Message<Request, Response>) async -> [MessageState] {
        var states: [MessageState] = []
        for await state in message.states { states.append(state) }
        return states
    }

    @Test func aSuccessGoesThroughEveryState() async throws {
        let service = try LoopbackService([dishPath: .json(dishJSON())])
        let message = GetDish(id: dishID)
        async let seen = states(of: message)
        _ = try await message.value(on: Client(.init(baseURL: service.baseURL)))
        #expect(await seen.suffix(3) == [.sending, .waiting, .succeed])
    }

    @Test func noAnswerInTimeIsATimeout() async throws {
        let service = try LoopbackService([dishPath: .hang])
        let message = GetDish(id: dishID)
        let client = Client(.init(baseURL: service.baseURL, timeout: .milliseconds(200)))
        await #expect(throws: MessageError.self) { try await message.value(on: client) }
        #expect(message.state == .failed)
        #expect(message.error?.code == .timeout)
        #expect(message.error?.domain == .network)
    }

    @Test func aRefusedConnectionIsTheNetworksFault() async throws {
        let service = try LoopbackService([dishPath: .hang])
        service.stop()
        let message = GetDish(id: dishID)
        await #expect(throws: MessageError.self) {
            try await message.value(on: Client(.init(baseURL: service.baseURL)))
        }
        #expect(message.state == .failed)
        #expect(message.error?.domain == .network)
    }

    @Test func aConnectionThatClosesIsTheNetworksFault() async throws {
        let error = try await failure(.close)
        #expect(error.domain == .network)
    }

    @Test func cancelBeforeSending() async throws {
        let message = GetDish(id: dishID)
        message.cancel()
        await #expect(throws: MessageError.self) { try await message.value(on: Client()) }
        #expect(message.state == .cancelled)
    }

    @Test(arguments: [MessageState.sending, .waiting])
    func cancelOnTheWay(_ moment: MessageState) async throws {
        let service = try LoopbackService([dishPath: .hang])
        let message = GetDish(id: dishID)
        message.whenUpdate { message, state in if state == moment { message.cancel() } }
        await #expect(throws: MessageError.self) {
            try await message.value(on: Client(.init(baseURL: service.baseURL)))
        }
        #expect(message.state == .cancelled)
        #expect(message.error?.code == .cancelled)
    }

    @Test func cancelAfterTheEndChangesNothing() async throws {
        let (message, result) = try await dish(answeredWith: .json(dishJSON()))
        message.cancel()
        #expect(message.state == .succeed)
        #expect(try message.resp == result.get())
    }

    @Test func cancellingTheTaskCancelsTheMessage() async throws {
        let service = try LoopbackService([dishPath: .hang])
        let message = GetDish(id: dishID)
        let client = Client(.init(baseURL: service.baseURL))
        let task = Task { try await message.value(on: client) }
        for await state in message.states where state == .waiting { break }
        task.cancel()
        await #expect(throws: MessageError.self) { try await task.value }
        #expect(message.state == .cancelled)
    }

    @Test func aSubclassHasARoutineOfItsOwn() async throws {
        let service = try LoopbackService([dishPath: .json(dishJSON())])
        let message = PickyGetDish(id: dishID)
        await #expect(throws: MessageError.self) {
            try await message.value(on: Client(.init(baseURL: service.baseURL)))
        }
        #expect(message.state == .failed)
        #expect(message.error?.underlying is TooExpensive)
    }
}

private struct TooExpensive: Error {}

/// Refuses what it can read, but does not like.
private final class PickyGetDish: GetDish, @unchecked Sendable {
    override func routine(_ state: MessageState) async throws {
        if state == .succeed { throw TooExpensive() }
    }
}
