/// When a message changed, on the system's monotonic clock.
public struct MessageTiming: Sendable, Hashable {
    /// When it was made.
    public let created: ContinuousClock.Instant
    /// When it became `sending`; nil before.
    public internal(set) var sent: ContinuousClock.Instant?
    /// When the whole answer was there; nil before, and if there was none.
    public internal(set) var received: ContinuousClock.Instant?
    /// When it ended; nil before.
    public internal(set) var ended: ContinuousClock.Instant?

    init() { created = .now }

    /// How long it waited to be sent; nil if it was not.
    public var pending: Duration? { sent.map { created.duration(to: $0) } }

    /// From sending to the whole answer; nil if there was none.
    public var onAir: Duration? {
        guard let sent, let received else { return nil }
        return sent.duration(to: received)
    }

    /// From making to the end; nil before the end.
    public var elapsed: Duration? { ended.map { created.duration(to: $0) } }

    mutating func note(_ state: MessageState) {
        if state == .sending { sent = .now }
        if state.isTerminal { ended = .now }
    }
}
