#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// Carries requests with Foundation's `URLSession`.
public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let transfers: Transfers

    /// A transport with a session of its own.
    ///
    /// - Parameter configuration: by default without cookies, cache and stored credentials, so that a request is what the
    ///   message says and nothing else.
    public init(configuration: URLSessionConfiguration = URLSessionTransport.plainConfiguration) {
        transfers = Transfers()
        session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// A configuration without cookies, cache and stored credentials.
    public static var plainConfiguration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = 16
        return configuration
    }

    /// Sends a request, and again where an answer points elsewhere.
    ///
    /// - Throws: a ``MessageError``: of the network, `timeout` among them; `routes` for a URL that is none; the status of the
    ///   last answer where more of them point elsewhere than is allowed.
    public func send(
        _ request: HTTPRequest, options: TransportOptions, progress: @escaping @Sendable (MessageProgress) -> Void
    ) async throws -> HTTPResponse {
        var request = request
        var redirects = 0
        while true {
            let response = try await answer(to: request, options: options, progress: progress)
            guard case .follow(let maximum) = options.redirects, let next = request.redirected(by: response) else {
                return response
            }
            guard redirects < maximum else { throw MessageError.redirects(response, maximum: maximum) }
            redirects += 1
            request = next
        }
    }

    private func answer(
        to request: HTTPRequest, options: TransportOptions, progress: @escaping @Sendable (MessageProgress) -> Void
    ) async throws -> HTTPResponse {
        let task = session.dataTask(with: try Self.urlRequest(request, options: options))
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfers.begin(
                    task, Transfer(options: options, progress: progress, continuation: continuation))
                // A task that was cancelled before it was known here has no one left to tell.
                if Task.isCancelled { transfers.finish(task, error: URLError(.cancelled)) }
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }

    private static func urlRequest(
        _ request: HTTPRequest, options: TransportOptions
    ) throws(MessageError) -> URLRequest {
        guard let url = URL(string: request.url), url.host?.isEmpty == false,
            let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https"
        else { throw .routes("“\(request.url)” is not a URL that a message can be sent to.") }
        var result = URLRequest(url: url)
        result.httpMethod = request.method
        result.httpBody = request.body
        // The client's own clock watches the whole; this one only sees that nothing moves.
        let week = 7.0 * 24 * 60 * 60
        result.timeoutInterval = options.timeout.map { min(week, Double($0.components.seconds) + 1) } ?? week
        for field in request.headers { result.addValue(field.value, forHTTPHeaderField: field.name) }
        return result
    }
}
