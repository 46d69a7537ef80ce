/// Hears of the changes of its messages, which do not keep it alive.
///
/// ```swift
/// func message(_ message: AnyMessage, didBecome state: MessageState) async {
///     switch (message, state) {
///     case (let message as ListShots, .succeed): show(message.resp)
///     default: break
///     }
/// }
/// ```
public protocol Responder: AnyObject, Sendable {
    /// A message changed. The next change waits until this returns. On a type of the main actor this runs there.
    func message(_ message: AnyMessage, didBecome state: MessageState) async
}

/// What messages belong to: when it goes away, those that have not ended are cancelled.
///
/// Keep it as a property of a view, a controller, a session.
public final class MessageOwner: Sendable {
    private struct Owned {
        weak var message: AnyMessage?
    }

    private let messages = Lock<[ObjectIdentifier: Owned]>([:])

    /// An owner of nothing yet.
    public init() {}

    deinit { cancelAll() }

    /// Cancels all messages that belong to it and have not ended.
    public func cancelAll() {
        let owned = messages.withLock { $0.values.compactMap(\.message) }
        for message in owned { message.cancel() }
    }

    func add(_ message: AnyMessage) {
        messages.withLock { $0[ObjectIdentifier(message)] = Owned(message: message) }
    }

    func remove(_ message: ObjectIdentifier) {
        messages.withLock { $0[message] = nil }
    }
}
