import Foundation
import Testing

@testable import BeeRuntime

/// Cancelling: in every state, by message, class, owner and task.
@Suite struct CancellationTests {
    /// Holds a message where a state is proposed until the gate opens.
    private func held(at held: MessageState, until gate: Gate, reached: Gate) -> Client {
        configured(with: {
            $0.executors = [
                ExecutorOf { _, state in
                    guard state == held else { return }
                    reached.open()
                    await gate.wait()
                }
            ]
        })
    }

    @Test(arguments: [MessageState.sending, .waiting, .succeed])
    func aCancelBeforeTheCommitWins(_ proposed: MessageState) async throws {
        let (gate, reached, log) = (Gate(), Gate(), Log<MessageState>())
        let message = GetShot().whenUpdate { _, state in log.add(state) }
        let client = held(at: proposed, until: gate, reached: reached)
        message.send(on: client)
        await reached.wait()
        #expect(message.cancel())
        #expect(message.cancel())
        gate.open()
        #expect(try await failure(of: message, on: client).code == .cancelled)
        #expect(message.state == .cancelled)
        #expect(message.resp == nil)
        #expect(log.entries.last == .cancelled)
        #expect(!log.entries.contains(proposed))
    }

    @Test func aFailureThatIsNotCommittedCanBeCancelled() async throws {
        let (gate, reached) = (Gate(), Gate())
        let client = held(at: .failed, until: gate, reached: reached)
        let message = GetShot(id: "")
        message.send(on: client)
        await reached.wait()
        #expect(message.cancel())
        gate.open()
        #expect(try await failure(of: message, on: client).code == .cancelled)
    }

    @Test func nothingIsSentAfterACancel() async throws {
        let client = scripted { _ in
            Issue.record("it was sent")
            return .json(shotJSON)
        }
        let log = Log<MessageState>()
        let message = GetShot().whenUpdate { _, state in log.add(state) }
        #expect(message.cancel())
        #expect(message.send(on: client) == .sentAlready)
        #expect(try await failure(of: message, on: client).code == .cancelled)
        #expect(log.entries == [.cancelled])
    }

    @Test func theTransportIsToldToStop() async throws {
        let (stopped, started) = (Gate(), Gate())
        let client = scripted { _ in
            await withTaskCancellationHandler {
                started.open()
                await stopped.wait()
            } onCancel: {
                stopped.open()
            }
            throw CancellationError()
        }
        let message = GetShot()
        message.send(on: client)
        await started.wait()
        message.cancel()
        await stopped.wait()
        #expect(try await failure(of: message, on: client).code == .cancelled)
    }

    @Test func aTransportThatDoesNotStopHoldsNothingUp() async throws {
        let (never, time) = (Gate(), Gate())
        defer { never.open() }
        let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse = { _ in
            await never.wait()
            return .json(shotJSON)
        }
        let client = configured(with: { $0.clock = GateClock(gate: time) }, answer: answer)
        let cancelled = GetShot()
        cancelled.whenWaiting { message in message.cancel() }
        #expect(try await failure(of: cancelled, on: client).code == .cancelled)
        let late = GetShot()
        late.whenWaiting { _ in time.open() }
        let error = try await failure(of: late, on: client)
        #expect(error.code == .timeout && error.domain == .network)
        #expect(late.state == .failed)
    }

    @Test func afterTheEndNothingChanges() async throws {
        let client = scripted()
        let message = GetShot()
        _ = try await message.value(on: client)
        #expect(!message.cancel())
        #expect(message.state == .succeed)
        let failed = GetShot(id: "")
        _ = try await failure(of: failed, on: client)
        #expect(!failed.cancel())
        #expect(failed.state == .failed)
    }

    @Test func cancellingTheTaskThatWaitsCancelsTheMessageForAll() async throws {
        let gate = Gate()
        defer { gate.open() }
        let client = scripted { _ in
            await gate.wait()
            return .json(shotJSON)
        }
        let message = GetShot()
        let one = Task { try await message.value(on: client) }
        let other = Task { try await message.value(on: client) }
        await until("it waits") { message.state == .waiting }
        one.cancel()
        for task in [one, other] {
            await #expect(throws: MessageError.self) { try await task.value }
        }
        #expect(message.state == .cancelled)
    }

    @Test func executorsCanWorkWhileItIsCancelled() async throws {
        let seen = Log<Bool>()
        let client = configured(with: {
            $0.executors = [
                ExecutorOf { _, state in if state == .cancelled { seen.add(Task.isCancelled) } }
            ]
        })
        let message = GetShot()
        message.whenSending { message in message.cancel() }
        _ = try await failure(of: message, on: client)
        #expect(seen.entries == [false])
    }

    @Test func classAndOwnerCancelTheirOwn() async throws {
        final class Special: GetShot, @unchecked Sendable {}
        let gate = Gate()
        defer { gate.open() }
        let client = scripted { _ in
            await gate.wait()
            return .json(shotJSON)
        }
        let (mine, yours) = (MessageOwner(), MessageOwner())
        let messages = [
            GetShot().owned(by: mine), GetShot().owned(by: yours), Special().owned(by: mine), GetShot(),
        ]
        for message in messages { message.send(on: client) }
        #expect(Special.isSending(on: client) && GetShot.isSending(on: client))
        #expect(!PutShot.isSending(on: client) && !GetShot.isSending(on: Client()))
        #expect(Special.cancel(on: client) == 1)
        #expect(GetShot.cancel(owner: mine, on: client) == 1)
        #expect(GetShot.cancel(owner: mine, on: client) == 0)
        yours.cancelAll()
        await until("three are cancelled") { messages.filter { $0.state == .cancelled }.count == 3 }
        #expect(messages[3].state != .cancelled)
        #expect(client.cancelAll() == 1)
        await until("all are cancelled") { messages.allSatisfy { $0.state == .cancelled } }
    }

    @Test func policies() async throws {
        let gate = Gate()
        let client = scripted { _ in
            await gate.wait()
            return .json(shotJSON)
        }
        let first = GetShot()
        #expect(first.send(on: client, policy: .ignoreIfRunning) == .sent(cancelled: 0))
        let ignored = GetShot()
        #expect(ignored.send(on: client, policy: .ignoreIfRunning) == .ignored)
        #expect(ignored.state == .created)
        do throws(MessageError) {
            _ = try await ignored.value(on: client, policy: .ignoreIfRunning)
            Issue.record("it was sent")
        } catch {
            #expect(error.code == .ignored)
        }
        #expect(GetShot().send(on: client) == .sent(cancelled: 0))
        let last = GetShot()
        #expect(last.send(on: client, policy: .cancelPrevious) == .sent(cancelled: 2))
        gate.open()
        #expect(try await failure(of: first, on: client).code == .cancelled)
        _ = try await last.value(on: client)
        #expect(ignored.send(on: client, policy: .ignoreIfRunning) == .sent(cancelled: 0))
        _ = try await ignored.value(on: client)
    }

    @Test func twoThousandAtOnce() async throws {
        let most = Lock((now: 0, most: 0))
        let client = configured(
            with: { $0.limits.concurrency = 50 },
            answer: { _ in
                most.withLock {
                    $0.now += 1
                    $0.most = max($0.most, $0.now)
                }
                await Task.yield()
                most.withLock { $0.now -= 1 }
                return .json(shotJSON)
            })
        let messages = (0..<2000).map { GetShot(id: "\($0 + 1)") }
        let told = Log<MessageState>()
        for (index, message) in messages.enumerated() {
            message.whenUpdate { _, state in if state.isTerminal { told.add(state) } }
            message.send(on: client)
            if index % 3 == 0 { message.cancel() }
        }
        for (index, message) in messages.enumerated() {
            _ = try? await message.value(on: client)
            #expect(message.state == (index % 3 == 0 ? .cancelled : .succeed))
        }
        #expect(told.entries.count == 2000)
        #expect(!GetShot.isSending(on: client))
        #expect(most.withLock { $0.most } <= 50 && most.withLock { $0.now } == 0)
    }
}
