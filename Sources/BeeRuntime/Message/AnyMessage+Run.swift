/// The life of a message after it is sent: one task, so that no two changes happen at once.
extension AnyMessage {
    func run(on client: Client) async {
        let settings = client.configuration
        do throws(MessageError) {
            let request = try await authorized(makeRequest(with: settings), by: settings.credentials)
            try await change(to: .sending)
            let response = try await exchange(request, on: client, with: settings)
            core.withLock {
                $0.response = response
                $0.timing.received = .now
            }
            try read(response, with: settings)
            try await change(to: .succeed)
        } catch {
            await end(with: error)
        }
    }

    /// Ends the life of a message that `cancel()` was called on; in a task of its own, since that of a message under way is
    /// cancelled, and executors and routine have a right to work.
    func endAsCancelled() async {
        forgetResponse()
        core.withLock { $0.error = .cancelled }
        await Task {
            try? await change(to: .cancelled)
        }.value
    }

    private func authorized(
        _ request: HTTPRequest, by credentials: (any Credentials)?
    ) async throws(MessageError) -> HTTPRequest {
        var request = request
        if let accepts = core.withLock({ $0.accepts }) { request.headers["Accept"] = accepts.joined(separator: ", ") }
        do {
            if !core.withLock({ $0.isCancelled }) {
                let before = request.headers
                try await credentials?.authorize(&request, for: Self.endpoint)
                request.secretHeaders += request.headers.names(differingFrom: before)
            }
        } catch {
            throw .own(error)
        }
        if let field = request.headers.firstInvalid {
            throw .params(["the header field “\(field.name)” has characters that it cannot have"])
        }
        return request
    }

    private func exchange(
        _ request: HTTPRequest, on client: Client, with settings: Client.Configuration
    ) async throws(MessageError) -> HTTPResponse {
        guard await client.slots.take() else { throw .cancelled }
        defer { client.slots.free() }
        let exchange = Exchange(request, to: Self.endpoint, with: settings)
        defer { exchange.stop() }
        try await change(to: .waiting)
        return try await exchange.response { await self.tell($0) }
    }

    /// Proposes a change, makes it, tells it.
    ///
    /// - Throws: what an executor or the routine threw, or that it was cancelled; the change is not made then.
    private func change(to state: MessageState) async throws(MessageError) {
        do {
            try await propose(state)
        } catch  where state != .cancelled {
            throw .own(error)
        } catch {
            // Nothing turns a cancellation.
        }
        guard let announcement = core.withLock({ $0.commit(state) }) else { throw .cancelled }
        await announce(announcement)
    }

    private func propose(_ state: MessageState) async throws {
        for executor in core.withLock({ $0.executors }) ?? Client.shared.executors {
            try checkCancellation(before: state)
            try await executor.message(self, willBecome: state)
        }
        try checkCancellation(before: state)
        try await routine(state)
        try checkCancellation(before: state)
        try await (self as? any MessageRoutine)?.routine(for: state)
    }

    private func checkCancellation(before state: MessageState) throws(MessageError) {
        if state != .cancelled, core.withLock({ $0.isCancelled }) { throw .cancelled }
    }

    private func end(with error: MessageError) async {
        forgetResponse()
        if core.withLock({ $0.isCancelled }) { return await endAsCancelled() }
        core.withLock { $0.error = error }
        do throws(MessageError) {
            try await change(to: .failed)
        } catch {
            let announcement = core.withLock { core -> Announcement? in
                core.error = error
                return core.commit(.failed)
            }
            guard let announcement else { return await endAsCancelled() }
            await announce(announcement)
        }
    }

    private func announce(_ announcement: Announcement) async {
        let state = announcement.state
        if state.isTerminal { leave() }
        for listener in announcement.listeners { await listener(self, state) }
        await announcement.responder?.message(self, didBecome: state)
        for stream in announcement.streams {
            stream.yield(state)
            if state.isTerminal { stream.finish() }
        }
        if state.isTerminal { wakeAwaiters() }
    }

    private func leave() {
        let (client, owner) = core.withLock { ($0.client, $0.owner) }
        client?.running.remove(self)
        owner?.remove(ObjectIdentifier(self))
    }

    private func wakeAwaiters() {
        let awaiters = core.withLock { core in
            core.isToldAll = true
            defer { core.awaiters = [] }
            return core.awaiters
        }
        for awaiter in awaiters { awaiter.resume() }
    }

    private func tell(_ progress: MessageProgress) async {
        for listener in core.withLock({ $0.progressListeners }) { await listener(self, progress) }
    }

    /// Waits until the last state has been told to everyone.
    func ended() async {
        await withCheckedContinuation { continuation in
            let isOver = core.withLock { core in
                if !core.isToldAll { core.awaiters.append(continuation) }
                return core.isToldAll
            }
            if isOver { continuation.resume() }
        }
    }
}
