/// Sees every change of a client's messages before it is made: for logs, sessions, envelopes, rules of a whole program.
public protocol MessageExecutor: Sendable {
    /// A message is about to change.
    ///
    /// `message.response`, `message.error` and, on the message's own type, `resp` are what the new state will show;
    /// `message.state` is still the old one. Executors run one after another, then the message's routine.
    ///
    /// - Throws: to turn the change into a failure with this error, which executors and routine then see as `failed`. A
    ///   change to `cancelled` cannot be turned, and an error thrown at `failed` takes the place of the message's.
    func message(_ message: AnyMessage, willBecome state: MessageState) async throws
}

/// What says to a service who the user is.
public protocol Credentials: Sendable {
    /// Adds what the service asks for, to a request that is complete otherwise.
    ///
    /// - Throws: to make the message fail before anything is sent.
    func authorize(_ request: inout HTTPRequest, for endpoint: Endpoint) async throws
}
