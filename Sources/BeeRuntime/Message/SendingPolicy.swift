/// What sending does when a message of the same class is running on the same client.
public enum SendingPolicy: Sendable, Hashable {
    /// Both run.
    case allow
    /// The new one is not sent.
    case ignoreIfRunning
    /// The running ones are cancelled: what a field that searches as one types needs.
    case cancelPrevious
}

/// What sending did.
public enum SendingResult: Sendable, Hashable {
    /// It goes out, and so many of its class were cancelled for it.
    case sent(cancelled: Int)
    /// It was sent or cancelled before; a message is sent once.
    case sentAlready
    /// It stays as it is, because one of its class is running and the policy was `ignoreIfRunning`.
    case ignored
}
