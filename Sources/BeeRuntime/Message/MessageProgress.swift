/// How much of a message has gone over the wire.
public struct MessageProgress: Sendable, Hashable {
    /// Bytes of the request's body that were sent.
    public var sent: Int64
    /// Bytes of the request's body; nil if not known.
    public var toSend: Int64?
    /// Bytes of the answer's body that were received.
    public var received: Int64
    /// Bytes of the answer's body; nil if the service did not say.
    public var toReceive: Int64?

    /// Progress with what is known so far.
    public init(sent: Int64 = 0, toSend: Int64? = nil, received: Int64 = 0, toReceive: Int64? = nil) {
        self.sent = sent
        self.toSend = toSend
        self.received = received
        self.toReceive = toReceive
    }
}
