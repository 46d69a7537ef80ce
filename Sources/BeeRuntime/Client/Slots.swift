/// Lets a limited number of messages onto the wire; the others queue in their order.
final class Slots: Sendable {
    private struct Queue {
        var limit: Int?
        var taken = 0
        var nextTicket = 0
        var waiting: [(ticket: Int, continuation: CheckedContinuation<Bool, Never>)] = []

        /// Those that have a slot now.
        mutating func admit() -> [CheckedContinuation<Bool, Never>] {
            let free = limit.map { max(0, $0 - taken) } ?? waiting.count
            let admitted = waiting.prefix(free).map(\.continuation)
            waiting.removeFirst(admitted.count)
            taken += admitted.count
            return admitted
        }
    }

    private let queue: Lock<Queue>

    init(_ limit: Int?) { queue = Lock(Queue(limit: limit.map { max(1, $0) })) }

    /// Waits for a slot.
    ///
    /// - Returns: false if the task was cancelled; there is no slot to give back then.
    func take() async -> Bool {
        let ticket = queue.withLock {
            $0.nextTicket += 1
            return $0.nextTicket
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume(returning: false) }
                change { $0.waiting.append((ticket, continuation)) }
                // A cancellation between the look and the queue found nobody to wake.
                if Task.isCancelled { leave(ticket) }
            }
        } onCancel: {
            leave(ticket)
        }
    }

    /// Gives a slot back.
    func free() { change { $0.taken -= 1 } }

    func limit(to limit: Int?) { change { $0.limit = limit.map { max(1, $0) } } }

    private func leave(_ ticket: Int) {
        let left = queue.withLock { queue in
            queue.waiting.firstIndex { $0.ticket == ticket }.map { queue.waiting.remove(at: $0).continuation }
        }
        left?.resume(returning: false)
    }

    private func change(_ body: (inout Queue) -> Void) {
        let admitted = queue.withLock {
            body(&$0)
            return $0.admit()
        }
        for continuation in admitted { continuation.resume(returning: true) }
    }
}
