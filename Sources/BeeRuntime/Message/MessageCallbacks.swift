/// Callbacks with the type of the message that they are set on; every ``Message`` has them.
///
/// Each runs on the actor where it is written. They hear of changes from then on, in the order in which they were set:
/// those for the new state first, then those for every change. The next change waits for them.
public protocol MessageCallbacks: AnyMessage {}

extension MessageCallbacks {
    /// Called at every change.
    @discardableResult
    public func whenUpdate(
        @_inheritActorContext _ body: @escaping @isolated(any) @Sendable (Self, MessageState) -> Void
    ) -> Self {
        core.withLock {
            $0.listeners.append(
                (
                    nil,
                    { message, state in
                        if let message = message as? Self { await body(message, state) }
                    }
                ))
        }
        return self
    }

    /// Called when the request is about to go out.
    @discardableResult
    public func whenSending(@_inheritActorContext _ body: @escaping @isolated(any) @Sendable (Self) -> Void) -> Self {
        when(.sending, body)
    }

    /// Called when the answer is awaited.
    @discardableResult
    public func whenWaiting(@_inheritActorContext _ body: @escaping @isolated(any) @Sendable (Self) -> Void) -> Self {
        when(.waiting, body)
    }

    /// Called when the answer was read and checked.
    @discardableResult
    public func whenSucceed(@_inheritActorContext _ body: @escaping @isolated(any) @Sendable (Self) -> Void) -> Self {
        when(.succeed, body)
    }

    /// Called when it has failed.
    @discardableResult
    public func whenFailed(@_inheritActorContext _ body: @escaping @isolated(any) @Sendable (Self) -> Void) -> Self {
        when(.failed, body)
    }

    /// Called when it was cancelled.
    @discardableResult
    public func whenCancelled(@_inheritActorContext _ body: @escaping @isolated(any) @Sendable (Self) -> Void) -> Self {
        when(.cancelled, body)
    }

    /// Called as bytes go out and come in, while the message is `waiting`.
    @discardableResult
    public func whenProgress(
        @_inheritActorContext _ body: @escaping @isolated(any) @Sendable (Self, MessageProgress) -> Void
    ) -> Self {
        core.withLock {
            $0.progressListeners.append { message, progress in
                if let message = message as? Self { await body(message, progress) }
            }
        }
        return self
    }

    /// Tells a responder of every change, after the callbacks. It is not kept alive.
    @discardableResult
    public func respond(to responder: any Responder) -> Self {
        core.withLock { $0.responder = responder }
        return self
    }

    /// Asks for an answer of certain media types, in place of all that the description has: `text/event-stream`.
    ///
    /// Has no effect on a message that was sent.
    @discardableResult
    public func accepting(_ mediaTypes: String...) -> Self {
        core.withLock { $0.accepts = mediaTypes }
        return self
    }

    /// Cancels the message when the owner goes away. A message has one owner.
    @discardableResult
    public func owned(by owner: MessageOwner) -> Self {
        let previous = core.withLock { core in
            defer { core.owner = owner }
            return core.owner
        }
        previous?.remove(ObjectIdentifier(self))
        owner.add(self)
        return self
    }

    private func when(_ state: MessageState, _ body: @escaping @isolated(any) @Sendable (Self) -> Void) -> Self {
        core.withLock {
            $0.listeners.append(
                (
                    state,
                    { message, _ in
                        if let message = message as? Self { await body(message) }
                    }
                ))
        }
        return self
    }
}
