import Foundation
import Testing

@testable import BeeRuntime

/// Every order of what can happen to a message, against the table of changes.
@Suite struct InterleavingTests {
    enum Event: CaseIterable {
        case send, cancel, timeout, response, ownerDies
    }

    static let orders = permutations(Event.allCases)

    /// The states that the message may rest in after each event, by the table.
    struct Expectation {
        private(set) var states: Set<MessageState> = [.created]
        private var isAnswered = false
        private var isLate = false

        mutating func apply(_ event: Event) {
            switch event {
            case .response: isAnswered = true
            case .timeout: isLate = true
            case .cancel, .ownerDies: if !isOver { states = [.cancelled] }
            case .send: if states == [.created] { states = [.waiting] }
            }
            // An answer and a timeout that were both there first may win in either order.
            guard states == [.waiting] else { return }
            let ends: [MessageState] = (isAnswered ? [.succeed] : []) + (isLate ? [.failed] : [])
            if !ends.isEmpty { states = Set(ends) }
        }

        private var isOver: Bool { states.allSatisfy(\.isTerminal) }
    }

    /// A message with everything that can happen to it in reach.
    final class Scene {
        let message = GetShot()
        let told = Log<MessageState>()
        let proposed = Log<MessageState>()
        let overlaps = Log<MessageState>()
        let answer = Gate()
        let time = Gate()
        let client: Client
        var owner: MessageOwner? = MessageOwner()
        var cancelled: Bool?

        init() {
            let (answer, time, proposed) = (answer, time, proposed)
            client = configured(
                with: {
                    $0.clock = GateClock(gate: time)
                    $0.executors = [ExecutorOf { _, state in proposed.add(state) }]
                },
                answer: { _ in
                    await answer.wait()
                    return .json(shotJSON)
                })
            message.whenUpdate { [told] _, state in told.add(state) }
            if let owner { message.owned(by: owner) }
        }

        func apply(_ event: Event) {
            switch event {
            case .send: message.send(on: client)
            case .cancel: cancelled = message.cancel()
            case .timeout: time.open()
            case .response: answer.open()
            case .ownerDies: owner = nil
            }
        }

        /// What holds at the end, however it came about.
        func checkEnd(_ order: [Event]) async {
            _ = try? await message.value(on: client)
            let states = told.entries
            for (before, after) in zip([.created] + states, states) {
                #expect(before.canBecome(after), "\(order): \(before) to \(after)")
            }
            #expect(states.filter(\.isTerminal) == [message.state], "\(order)")
            #expect(states.last == message.state, "\(order)")
            // Everything that was told was proposed; what a cancellation overtook was only proposed. A message that is
            // cancelled before it is sent knows no client whose executors could see it.
            let seen = proposed.entries.filter(states.contains)
            #expect(seen == states || (seen.isEmpty && states == [.cancelled]), "\(order)")
            #expect((message.resp != nil) == (message.state == .succeed), "\(order)")
            #expect((message.error == nil) == (message.state == .succeed), "\(order)")
            #expect(!GetShot.isSending(on: client), "\(order)")
            if cancelled == true { #expect(message.state == .cancelled, "\(order)") }
        }
    }

    @Test(arguments: orders) func oneAfterTheOther(_ order: [Event]) async {
        let scene = Scene()
        var expectation = Expectation()
        for event in order {
            scene.apply(event)
            expectation.apply(event)
            await until("\(order) at \(event)") { expectation.states.contains(scene.message.state) }
        }
        await scene.checkEnd(order)
        #expect(expectation.states.contains(scene.message.state), "\(order)")
        scene.time.open()
    }

    @Test(arguments: orders) func withoutAPause(_ order: [Event]) async {
        let scene = Scene()
        for event in order { scene.apply(event) }
        await scene.checkEnd(order)
    }

    @Test func allAtOnce() async {
        for _ in 0..<200 {
            let scene = Scene()
            let (message, client, answer, time) = (scene.message, scene.client, scene.answer, scene.time)
            await withTaskGroup(of: Void.self) { group in
                group.addTask { message.send(on: client) }
                group.addTask { message.cancel() }
                group.addTask { answer.open() }
                group.addTask { time.open() }
            }
            await scene.checkEnd([])
        }
    }

    @Test func theTableIsWhatTheDocumentationSays() {
        let table = MessageState.transitions
        #expect(Set(table.keys) == Set(MessageState.allCases))
        for state in MessageState.allCases { #expect(table[state]?.isEmpty == state.isTerminal) }
        #expect(table[.created] == [.sending, .failed, .cancelled])
        #expect(table[.sending] == [.waiting, .failed, .cancelled])
        #expect(table[.waiting] == [.succeed, .failed, .cancelled])
    }

    static func permutations<Element>(_ items: [Element]) -> [[Element]] {
        guard !items.isEmpty else { return [[]] }
        return items.indices.flatMap { index in
            var rest = items
            let item = rest.remove(at: index)
            return permutations(rest).map { [item] + $0 }
        }
    }
}
