/// A transport that answers from a closure: for tests and previews, without a network.
///
/// ```swift
/// let client = Client(.init(baseURL: "http://example.test", transport: ScriptedTransport { request in
///     .json(#"{"title": "Dunk"}"#)
/// }))
/// ```
public struct ScriptedTransport: Transport {
    private let answer: @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// A transport that gives what the closure gives, and fails as it throws.
    public init(_ answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
        self.answer = answer
    }

    /// Asks the closure.
    public func send(
        _ request: HTTPRequest, options: TransportOptions, progress: @escaping @Sendable (MessageProgress) -> Void
    ) async throws -> HTTPResponse {
        try await answer(request)
    }
}
