/// One request on the wire, with its clock: what comes first of answer, timeout and cancellation is how it ends, even
/// where a transport does not stop when told to.
struct Exchange: Sendable {
    private enum Event: Sendable {
        case progress(MessageProgress)
        case ended(Result<HTTPResponse, MessageError>)
    }

    private let events: AsyncStream<Event>
    private let wire: Task<Void, Never>
    private let timer: Task<Void, Never>?
    private let limit: Int

    init(_ request: HTTPRequest, to endpoint: Endpoint, with settings: Client.Configuration) {
        let (events, continuation) = AsyncStream<Event>.makeStream()
        self.events = events
        limit = settings.limits.responseBytes
        let transport = settings.transport
        var options = settings.transportOptions
        options.streams = endpoint.streams
        wire = Task { [options] in
            do {
                let response = try await transport.send(request, options: options) { progress in
                    continuation.yield(.progress(progress))
                }
                continuation.yield(.ended(.success(response)))
            } catch {
                continuation.yield(.ended(.failure(.network(error))))
            }
            continuation.finish()
        }
        timer = settings.timeout.map { limit in
            let clock = settings.clock
            return Task {
                guard (try? await clock.sleep(for: limit)) != nil else { return }
                continuation.yield(.ended(.failure(.timeout(after: limit))))
                continuation.finish()
            }
        }
    }

    /// The answer.
    ///
    /// - Throws: what went wrong on the wire, that time ran out, or that the task was cancelled.
    func response(progress: (MessageProgress) async -> Void) async throws(MessageError) -> HTTPResponse {
        for await event in events {
            switch event {
            case .progress(let state): await progress(state)
            case .ended(let result):
                let response = try result.get()
                guard response.body.count <= limit else { throw .oversize(limit: limit) }
                return response
            }
        }
        throw .cancelled
    }

    /// Stops what still runs.
    func stop() {
        wire.cancel()
        timer?.cancel()
    }
}
