import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that `URLSession` works on.
struct Transfer {
    let options: TransportOptions
    let progress: @Sendable (MessageProgress) -> Void
    /// Who waits for the answer; nil once it was given, while its body still comes.
    var continuation: CheckedContinuation<HTTPResponse, any Error>?
    var state = MessageProgress()
    var response: HTTPURLResponse?
    var body = Data()
    /// Where the body goes as it comes.
    var source: Weak<ByteSource>?
    /// Why we stopped it ourselves.
    var error: MessageError?
}

/// Hears from a session what becomes of its tasks.
final class Transfers: NSObject, URLSessionDataDelegate, Sendable {
    private let transfers = Lock<[Int: Transfer]>([:])

    func begin(_ task: URLSessionTask, _ transfer: Transfer) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    /// The transport follows by itself: Foundation on Linux repeats no body, and none knows which header fields are secret.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    #if canImport(FoundationNetworking)
        /// Foundation on Linux asks this of every 401 after its whole body came, and waits for ever unless it gets
        /// credentials: the answer is complete as it is. Apple's systems give it without being asked.
        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            finish(task, error: nil)
            completionHandler(.cancelAuthenticationChallenge, nil)
        }
    #endif

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        report(task) { state in
            state.sent = totalBytesSent
            state.toSend = totalBytesExpectedToSend >= 0 ? totalBytesExpectedToSend : nil
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let expected = response.expectedContentLength
        let isTaken = change(dataTask) { transfer in
            transfer.response = response as? HTTPURLResponse
            transfer.state.toReceive = expected >= 0 ? expected : nil
            if transfer.opensStream(of: dataTask) { return true }
            return transfer.allows(expected)
        }
        completionHandler(isTaken == true ? .allow : .cancel)
        // Foundation on Linux does not heed the disposition.
        if isTaken != true { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTaken = change(dataTask) { transfer in
            if let source = transfer.source { return source.value?.add(data) ?? false }
            guard transfer.allows(Int64(transfer.body.count + data.count)) else { return false }
            transfer.body.append(data)
            return true
        }
        guard isTaken == true else { return dataTask.cancel() }
        report(dataTask) { $0.received += Int64(data.count) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        finish(task, error: error)
    }

    func finish(_ task: URLSessionTask, error: (any Error)?) {
        guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        let result = transfer.result(of: task, error: error)
        guard let continuation = transfer.continuation else {
            transfer.source?.value?.finish(result.failure)
            return
        }
        continuation.resume(with: result)
    }

    private func change<Result>(_ task: URLSessionTask, _ body: (inout Transfer) -> Result) -> Result? {
        transfers.withLock { transfers in
            guard var transfer = transfers.removeValue(forKey: task.taskIdentifier) else { return nil }
            defer { transfers[task.taskIdentifier] = transfer }
            return body(&transfer)
        }
    }

    private func report(_ task: URLSessionTask, _ body: (inout MessageProgress) -> Void) {
        let report = change(task) { transfer in
            body(&transfer.state)
            return (transfer.progress, transfer.state)
        }
        if let (progress, state) = report { progress(state) }
    }
}

extension Transfer {
    /// Whether a body of a size is taken; if not, notes why.
    mutating func allows(_ size: Int64) -> Bool {
        guard size > Int64(options.maximumResponseBytes) else { return true }
        error = .oversize(limit: options.maximumResponseBytes)
        return false
    }

    func result(of task: URLSessionTask, error: (any Error)?) -> Result<HTTPResponse, any Error> {
        if let own = self.error { return .failure(own) }
        if let error { return .failure(Self.meaning(of: error, options: options)) }
        guard let response = response ?? task.response as? HTTPURLResponse else {
            return .failure(MessageError(domain: .network, message: "The service did not answer in HTTP."))
        }
        return .success(Self.answer(response, body: body))
    }

    /// Gives the answer away where its body is wanted while it comes; false where it is not.
    fileprivate mutating func opensStream(of task: URLSessionTask) -> Bool {
        guard let response, (200..<300).contains(response.statusCode), let continuation else { return false }
        var answer = Self.answer(response, body: Data())
        guard let type = answer.mediaType, options.streams.contains(type) else { return false }
        let source = ByteSource(limit: options.maximumResponseBytes) { task.cancel() }
        answer.stream = ByteStream(source)
        self.source = Weak(source)
        self.continuation = nil
        continuation.resume(returning: answer)
        return true
    }

    private static func answer(_ response: HTTPURLResponse, body: Data) -> HTTPResponse {
        var headers = HTTPHeaders()
        let fields = response.allHeaderFields.map { (name: "\($0.key)", value: "\($0.value)") }
        for field in fields.sorted(by: { $0.name < $1.name }) { headers.add(field.name, field.value) }
        return HTTPResponse(
            status: response.statusCode, headers: headers, body: body, url: response.url?.absoluteString)
    }

    private static func meaning(of error: any Error, options: TransportOptions) -> MessageError {
        switch (error as? URLError)?.code {
        case .cancelled?: .cancelled
        case .timedOut?: .timeout(after: options.timeout)
        default: .network(error)
        }
    }
}

/// A reference that does not keep what it refers to.
struct Weak<Value: AnyObject & Sendable>: Sendable {
    private let reference: @Sendable () -> Value?

    var value: Value? { reference() }

    init(_ value: Value) { reference = { [weak value] in value } }
}

extension Result where Failure == any Error {
    fileprivate var failure: MessageError? {
        guard case .failure(let error) = self else { return nil }
        return error as? MessageError ?? .network(error)
    }
}
