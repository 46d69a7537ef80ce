/// All that changes in a message; behind its lock.
struct MessageCore {
    typealias Listener = @Sendable (AnyMessage, MessageState) async -> Void
    typealias ProgressListener = @Sendable (AnyMessage, MessageProgress) async -> Void

    var state = MessageState.created
    var timing = MessageTiming()
    /// Why it fails, from the moment that failure is proposed.
    var error: MessageError?
    var response: HTTPResponse?
    /// The media types to ask for, where they are not the description's.
    var accepts: [String]?
    /// Set by `cancel()`; from then on nothing but `cancelled` is committed.
    var isCancelled = false
    /// Whether the last state has been told to everyone.
    var isToldAll = false

    /// Nil until it is sent or cancelled.
    var driver: Task<Void, Never>?
    var client: Client?
    /// Those of the client when it was sent; until then, the global ones.
    var executors: [any MessageExecutor]?
    weak var owner: MessageOwner?
    weak var responder: (any Responder)?

    /// Listeners for one state, and for each where the state is nil.
    var listeners: [(state: MessageState?, body: Listener)] = []
    var progressListeners: [ProgressListener] = []
    var streams: [AsyncStream<MessageState>.Continuation] = []
    var awaiters: [CheckedContinuation<Void, Never>] = []

    /// Makes a change, if it may be made.
    ///
    /// - Returns: what is to be told of it; nil if the change is not in the table or a cancellation came before.
    mutating func commit(_ next: MessageState) -> Announcement? {
        guard state.canBecome(next), next == .cancelled || !isCancelled else { return nil }
        state = next
        timing.note(next)
        let announcement = Announcement(
            state: next,
            listeners: listeners.filter { $0.state == next }.map(\.body)
                + listeners.filter { $0.state == nil }.map(\.body),
            responder: responder, streams: streams)
        if next.isTerminal {
            listeners = []
            progressListeners = []
            streams = []
        }
        return announcement
    }
}

/// Who is to be told of a change that was made.
struct Announcement {
    let state: MessageState
    /// Those for this state, then those for every state.
    let listeners: [MessageCore.Listener]
    let responder: (any Responder)?
    let streams: [AsyncStream<MessageState>.Continuation]
}
