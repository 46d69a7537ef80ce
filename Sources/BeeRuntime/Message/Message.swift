/// What a message sends.
public protocol MessageRequest: Sendable, Validatable {
    /// Writes each input to its place.
    func encode(to request: inout HTTPRequestWriter)
}

/// One request and its answer: made, sent once, ended once.
///
/// ```swift
/// let page = try await ListShots(list: .popular).value()
///
/// ListShots(list: .popular)
///     .whenSucceed { message in show(message.resp) }
///     .whenFailed { message in show(message.error) }
///     .send()
/// ```
///
/// Generated classes derive from it; a class of your own restates `@unchecked Sendable` and adds no stored `var`.
/// ``MessageState`` says which states there are. At each change, one after another: the executors of the client, the
/// routine, then the change is made, then the callbacks, the responder and the streams hear of it.
open class Message<Request: MessageRequest, Response: Sendable>: AnyMessage, MessageCallbacks, @unchecked Sendable {
    /// What it sends.
    public let request: Request

    /// Behind the lock of the message.
    private var received: Response?

    /// A message that is not sent yet.
    public required init(_ request: Request) {
        self.request = request
        super.init()
    }

    /// Reads the answer.
    ///
    /// - Throws: a ``MessageError`` for an answer that is a failure or cannot be read.
    open class func response(_ reader: inout ResponseReader) throws -> Response {
        throw reader.undeclared()
    }

    /// What the service answered, read and checked; nil unless it succeeds.
    public var resp: Response? { core.withLock { _ in received } }

    /// The answer. Sends the message if it was not sent; asked again, gives the same again.
    ///
    /// Cancelling the task that waits cancels the message, for everyone who waits.
    ///
    /// - Parameters:
    ///   - client: what it is sent through, if it was not sent yet.
    ///   - policy: what happens when one of its class is running there.
    /// - Returns: what the service answered, read and checked.
    /// - Throws: why it did not succeed, or code `ignored` if the policy forbids to send it now.
    public func value(
        on client: Client = .shared, policy: SendingPolicy = .allow
    ) async throws(MessageError) -> Response {
        let isIgnored = await withTaskCancellationHandler {
            guard send(on: client, policy: policy) != .ignored else { return true }
            await ended()
            return false
        } onCancel: {
            cancel()
        }
        if isIgnored { throw .ignored(Self.endpoint.name) }
        let (response, error) = core.withLock { (received, $0.error) }
        guard let response else { throw error ?? .cancelled }
        return response
    }

    /// A new message with the same request, and nothing else of this one.
    public func again() -> Self { Self(request) }

    override func makeRequest(with settings: Client.Configuration) throws(MessageError) -> HTTPRequest {
        var validator = Validator(mode: settings.requests ?? Self.endpoint.requests)
        validator.check(request)
        guard validator.violations.isEmpty else { throw .params([], violations: validator.violations) }
        var writer = HTTPRequestWriter()
        request.encode(to: &writer)
        return try writer.request(to: Self.endpoint, with: settings)
    }

    override func read(_ response: HTTPResponse, with settings: Client.Configuration) throws(MessageError) {
        var reader = ResponseReader(response, options: settings.readerOptions(for: Self.endpoint))
        do {
            let value = try Self.response(&reader)
            core.withLock { _ in received = value }
        } catch {
            throw .own(error)
        }
    }

    override func forgetResponse() {
        core.withLock { _ in received = nil }
    }
}
