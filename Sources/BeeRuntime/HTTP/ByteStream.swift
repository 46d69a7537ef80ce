public import Foundation

/// The bytes of an answer while they come: parts of any size, in order, each once.
///
/// It ends where the answer does, and throws a ``MessageError`` where the answer breaks off, or when more bytes wait to be
/// read than the client takes at once (``Client/Limits/responseBytes``). To stop early, cancel the task that reads or let go
/// of the stream; the connection is closed then. There is one reader: a second one gets what the first has left.
public struct ByteStream: AsyncSequence, Sendable, Hashable {
    /// Gives the parts.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let source: ByteSource

        /// The next part; nil at the end.
        public mutating func next() async throws -> Data? { try await source.next() }
    }

    let source: ByteSource

    /// A stream that a transport feeds.
    init(_ source: ByteSource) { self.source = source }

    /// A stream of bytes that are there already.
    public init(_ data: Data) {
        source = ByteSource(limit: .max) {}
        source.add(data)
        source.finish(nil)
    }

    /// A stream of what a transport of your own receives.
    ///
    /// - Parameters:
    ///   - parts: what comes. It is read from now on, in a task that is cancelled when nobody wants more.
    ///   - limit: how many bytes may wait to be read, ``TransportOptions/maximumResponseBytes``.
    public init<Parts: AsyncSequence & Sendable>(_ parts: Parts, limit: Int) where Parts.Element == Data {
        let task = Lock<Task<Void, Never>?>(nil)
        let source = ByteSource(limit: limit) { task.withLock { $0 }?.cancel() }
        self.source = source
        task.withLock {
            $0 = Task { [weak source] in
                do {
                    for try await part in parts {
                        guard source?.add(part) == true else { return }
                    }
                    source?.finish(nil)
                } catch {
                    source?.finish(.network(error))
                }
            }
        }
    }

    /// Begins, or goes on, to read.
    public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

    /// Whether two are one and the same.
    public static func == (one: ByteStream, other: ByteStream) -> Bool { one.source === other.source }

    /// Hashes which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// What a transport puts bytes into.
final class ByteSource: Sendable {
    private struct State {
        var parts: [Data] = []
        var waiting = 0
        var end: Result<Void, MessageError>?
        var reader: CheckedContinuation<Data?, any Error>?
    }

    private let state = Lock(State())
    private let limit: Int
    private let stop: @Sendable () -> Void

    /// - Parameters:
    ///   - limit: how many bytes may wait to be read.
    ///   - stop: called when nobody wants more.
    init(limit: Int, stop: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.stop = stop
    }

    deinit { stop() }

    /// Takes a part in; false, and the end, where too many bytes wait.
    @discardableResult
    func add(_ data: Data) -> Bool {
        if data.isEmpty { return true }
        let (reader, isTaken) = state.withLock { state -> (CheckedContinuation<Data?, any Error>?, Bool) in
            guard state.end == nil else { return (nil, false) }
            if let reader = state.reader {
                state.reader = nil
                return (reader, true)
            }
            guard state.waiting + data.count <= limit else {
                state.end = .failure(.oversize(limit: limit))
                return (nil, false)
            }
            state.parts.append(data)
            state.waiting += data.count
            return (nil, true)
        }
        reader?.resume(returning: data)
        return isTaken
    }

    /// Ends the stream, with an error or without.
    func finish(_ error: MessageError?) {
        let reader = state.withLock { state in
            if state.end == nil { state.end = error.map { .failure($0) } ?? .success(()) }
            defer { state.reader = nil }
            return state.reader
        }
        if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
    }

    func next() async throws -> Data? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer = state.withLock { state -> Result<Data?, any Error>? in
                    if !state.parts.isEmpty {
                        let part = state.parts.removeFirst()
                        state.waiting -= part.count
                        return .success(part)
                    }
                    if let end = state.end { return end.map { nil }.mapError { $0 } }
                    guard state.reader == nil else { return .success(nil) }
                    state.reader = continuation
                    return nil
                }
                if let answer { continuation.resume(with: answer) }
            }
        } onCancel: {
            finish(.cancelled)
            stop()
        }
    }
}
