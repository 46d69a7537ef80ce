import BeeRuntime
import Foundation
import Testing

/// Streams that a transport of one's own makes.
struct ByteStreamTests {
    @Test func partsComeInOrderAndEnd() async throws {
        let (parts, feed) = AsyncThrowingStream<Data, any Error>.makeStream()
        let stream = ByteStream(parts, limit: 10)
        feed.yield(Data("ab".utf8))
        feed.yield(Data())
        feed.yield(Data("c".utf8))
        feed.finish()
        var received: [Data] = []
        for try await part in stream { received.append(part) }
        #expect(received == [Data("ab".utf8), Data("c".utf8)])
        for try await _ in stream { Issue.record("it has ended") }
    }

    @Test func errorsComeAfterTheParts() async throws {
        struct Broken: Error {}
        let (parts, feed) = AsyncThrowingStream<Data, any Error>.makeStream()
        let stream = ByteStream(parts, limit: 10)
        feed.yield(Data("ab".utf8))
        feed.finish(throwing: Broken())
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("ab".utf8))
        let error = await #expect(throws: MessageError.self) { _ = try await iterator.next() }
        #expect(error?.underlying is Broken)
    }

    @Test func whatIsUnreadIsLimited() async throws {
        let (ends, end) = AsyncStream<Void>.makeStream()
        let stream = ByteStream(Endless { end.finish() }, limit: 3)
        // Nobody reads, so it ends by itself.
        for await _ in ends {}
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("ab".utf8))
        await #expect(throws: MessageError.self) { _ = try await iterator.next() }
    }

    /// The same part for ever, until its iterator is let go.
    private struct Endless: AsyncSequence, Sendable {
        let end: @Sendable () -> Void

        func makeAsyncIterator() -> Iterator { Iterator(end) }

        final class Iterator: AsyncIteratorProtocol {
            private let end: @Sendable () -> Void

            init(_ end: @escaping @Sendable () -> Void) { self.end = end }

            deinit { end() }

            func next() async -> Data? { Data("ab".utf8) }
        }
    }

    @Test func lettingGoStopsTheTransport() async throws {
        let (parts, feed) = AsyncThrowingStream<Data, any Error>.makeStream()
        var stream: ByteStream? = ByteStream(parts, limit: 3)
        #expect(stream != nil)
        await withCheckedContinuation { continuation in
            feed.onTermination = { _ in continuation.resume() }
            stream = nil
        }
    }

    @Test func aWholeBodyIsAStreamToo() async throws {
        var received = Data()
        for try await part in ByteStream(Data("abc".utf8)) { received += part }
        #expect(received == Data("abc".utf8))
    }
}
