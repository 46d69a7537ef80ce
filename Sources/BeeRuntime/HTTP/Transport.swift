/// What carries requests: `URLSessionTransport`, a scripted one, or your own.
public protocol Transport: Sendable {
    /// Sends a request and gives the answer, whatever its status.
    ///
    /// When the task that it runs in is cancelled, it stops at once and throws.
    ///
    /// - Parameters:
    ///   - request: what to send.
    ///   - options: what the client allows.
    ///   - progress: to be called as bytes go out and come in; a transport that cannot tell never calls it.
    /// - Returns: the answer.
    /// - Throws: a ``MessageError``, or any error, which counts as one of the network.
    func send(
        _ request: HTTPRequest, options: TransportOptions, progress: @escaping @Sendable (MessageProgress) -> Void
    ) async throws -> HTTPResponse
}

/// What a client allows a transport to do.
public struct TransportOptions: Sendable, Hashable {
    /// What to do with an answer that points elsewhere (RFC 9110, section 15.4).
    public enum Redirects: Sendable, Hashable {
        /// Follow as browsers do (WHATWG Fetch): 307 and 308 repeat the request with its body, 303 makes it a GET, and so do
        /// 301 and 302 of a POST. One more than the maximum is an error that has the last answer. What says who the user is
        /// (`Authorization`, `Cookie`, ``HTTPRequest/secretHeaders``) does not leave its origin.
        case follow(maximum: Int)
        /// The answer that points elsewhere is the answer.
        case keep
    }

    /// What to do with redirects.
    public var redirects: Redirects
    /// The largest body, in bytes, that is taken.
    public var maximumResponseBytes: Int
    /// The media types, without parameters, of which a body of a status from 200 to 299 is wanted as
    /// ``HTTPResponse/stream``. A transport that cannot do that gives the whole body once it is there.
    public var streams: [String] = []
    /// How long nothing may happen; nil for as long as the system likes. The client watches the whole time itself.
    public var timeout: Duration?

    /// Options with the defaults of a client.
    public init(
        redirects: Redirects = .follow(maximum: 10), maximumResponseBytes: Int = 64 << 20, timeout: Duration? = nil
    ) {
        self.redirects = redirects
        self.maximumResponseBytes = maximumResponseBytes
        self.timeout = timeout
    }
}
