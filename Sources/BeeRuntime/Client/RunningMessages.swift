/// The messages of a client that were sent and have not ended.
final class RunningMessages: Sendable {
    private let messages = Lock<[ObjectIdentifier: AnyMessage]>([:])

    var all: [AnyMessage] { messages.withLock { Array($0.values) } }

    /// Takes a message in, as its policy allows.
    ///
    /// - Returns: the running ones of its class, which `cancelPrevious` is to cancel; nil if it was not taken in.
    func admit(_ message: AnyMessage, policy: SendingPolicy) -> [AnyMessage]? {
        messages.withLock { messages in
            let twins = policy == .allow ? [] : messages.values.filter { type(of: $0) == type(of: message) }
            if policy == .ignoreIfRunning && !twins.isEmpty { return nil }
            messages[ObjectIdentifier(message)] = message
            return twins
        }
    }

    func remove(_ message: AnyMessage) {
        messages.withLock { $0[ObjectIdentifier(message)] = nil }
    }
}
