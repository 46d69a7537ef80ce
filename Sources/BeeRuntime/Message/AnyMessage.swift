/// What every message is, whatever it asks and answers; ``Message`` is the class to derive from.
///
/// A message can be used from any thread. A subclass must not add a stored `var`, which nothing would protect.
open class AnyMessage: @unchecked Sendable {
    let core = Lock(MessageCore())

    init() {}

    deinit {
        core.withLock { core in
            for stream in core.streams { stream.finish() }
            core.owner?.remove(ObjectIdentifier(self))
        }
    }

    /// What the description says of it.
    open class var endpoint: Endpoint {
        Endpoint(name: "\(self)", method: "GET", path: "", servers: ServerConfig([]))
    }

    /// The place for code of your own at each change, before it is made: override it in a subclass, or see
    /// ``MessageRoutine``. Runs after the executors, never twice at once for one message, on no particular actor.
    ///
    /// The message shows what it will show in the new state (`resp`, `error`), except for `state` itself. To await
    /// the message's own value in here is to wait for ever.
    ///
    /// - Parameter state: the state that is about to be taken on.
    /// - Throws: to turn the change into a failure with this error. `cancelled` cannot be turned; at `failed`, the error
    ///   takes the place of the message's.
    open func routine(_ state: MessageState) async throws {}

    /// The state that it is in.
    public var state: MessageState { core.withLock { $0.state } }

    /// Why it failed or was cancelled; nil otherwise.
    public var error: MessageError? { core.withLock { $0.error } }

    /// What the service answered, as it came; nil before, and where there was no answer.
    public var response: HTTPResponse? { core.withLock { $0.response } }

    /// When it changed.
    public var timing: MessageTiming { core.withLock { $0.timing } }

    /// The state now, then each that it takes on. Ends with the last one, or when the message goes away unsent.
    public var states: AsyncStream<MessageState> {
        let (stream, continuation) = AsyncStream<MessageState>.makeStream()
        core.withLock { core in
            continuation.yield(core.state)
            if core.state.isTerminal {
                continuation.finish()
            } else {
                core.streams.append(continuation)
            }
        }
        return stream
    }

    /// Sends it and does not wait.
    ///
    /// - Parameters:
    ///   - client: what it is sent through.
    ///   - policy: what happens when one of its class is running there.
    /// - Returns: whether it goes out.
    @discardableResult
    public func send(on client: Client = .shared, policy: SendingPolicy = .allow) -> SendingResult {
        var previous: [AnyMessage] = []
        let result = core.withLock { core -> SendingResult in
            guard core.driver == nil else { return .sentAlready }
            guard let twins = client.running.admit(self, policy: policy) else { return .ignored }
            previous = twins
            core.client = client
            core.executors = client.executors
            core.driver = Task { await run(on: client) }
            return .sent(cancelled: twins.count)
        }
        for message in previous { message.cancel() }
        return result
    }

    /// Cancels it, in whatever state it is.
    ///
    /// - Returns: whether it will end as `cancelled`; false if it has ended otherwise.
    @discardableResult
    public func cancel() -> Bool {
        let (isCancelled, driver, client) = core.withLock { core -> (Bool, Task<Void, Never>?, Client?) in
            guard !core.state.isTerminal, !core.isCancelled else { return (core.isCancelled, nil, nil) }
            core.isCancelled = true
            guard let driver = core.driver else {
                core.driver = Task { await endAsCancelled() }
                return (true, nil, nil)
            }
            return (true, driver, core.client)
        }
        // From here on it does not count as running, though executors, routine and callbacks are still to hear of it.
        client?.running.remove(self)
        driver?.cancel()
        return isCancelled
    }

    /// Cancels all messages of this class and its subclasses that are running on a client.
    ///
    /// - Parameters:
    ///   - owner: if given, only those that belong to it.
    ///   - client: where they are running.
    /// - Returns: how many were cancelled.
    @discardableResult
    public class func cancel(owner: MessageOwner? = nil, on client: Client = .shared) -> Int {
        client.running.all.filter { message in
            guard message is Self else { return false }
            return (owner == nil || message.core.withLock { $0.owner } === owner) && message.cancel()
        }.count
    }

    /// Whether a message of this class or a subclass is running on a client.
    public class func isSending(on client: Client = .shared) -> Bool {
        client.running.all.contains { $0 is Self }
    }

    /// The request, checked and encoded.
    func makeRequest(with settings: Client.Configuration) throws(MessageError) -> HTTPRequest {
        try HTTPRequestWriter().request(to: Self.endpoint, with: settings)
    }

    /// Takes the answer in.
    func read(_ response: HTTPResponse, with settings: Client.Configuration) throws(MessageError) {}

    /// Drops what ``read(_:with:)`` kept.
    func forgetResponse() {}
}
