/// Where a message stands.
public enum MessageState: String, Sendable, Hashable, CaseIterable {
    /// Made, not sent.
    case created
    /// The request has been checked and encoded and is about to go out.
    case sending
    /// The request is on its way; the answer is awaited.
    case waiting
    /// The answer was read and checked: `resp` holds it.
    case succeed
    /// It will not succeed: `error` says why.
    case failed
    /// It was cancelled.
    case cancelled

    /// Every change that there is: to the states on the right, and to no other.
    public static let transitions: [MessageState: Set<MessageState>] = [
        .created: [.sending, .failed, .cancelled],
        .sending: [.waiting, .failed, .cancelled],
        .waiting: [.succeed, .failed, .cancelled],
        .succeed: [],
        .failed: [],
        .cancelled: [],
    ]

    /// Whether the message has ended; no state follows.
    public var isTerminal: Bool {
        switch self {
        case .created, .sending, .waiting: false
        case .succeed, .failed, .cancelled: true
        }
    }

    /// Whether a message in this state may change to another.
    public func canBecome(_ next: MessageState) -> Bool {
        Self.transitions[self]?.contains(next) ?? false
    }
}
