/// Where messages are sent through: what they share, and which of them are running.
public final class Client: Sendable {
    /// The one client that is there without being made, for scripts and small programs: messages go through it unless
    /// they are told another. It is the only global state of this library.
    ///
    /// Its executors see the messages of every client, before that client's own.
    public static let shared = Client()

    /// What messages that are sent from now on go by.
    public var configuration: Configuration { settings.withLock { $0 } }

    let running = RunningMessages()
    let slots: Slots
    private let settings: Lock<Configuration>

    /// A client.
    public init(_ configuration: Configuration = .init()) {
        settings = Lock(configuration)
        slots = Slots(configuration.limits.concurrency)
    }

    /// Changes the configuration for messages that are sent from now on.
    public func configure(_ change: (inout Configuration) -> Void) {
        let concurrency = settings.withLock {
            change(&$0)
            return $0.limits.concurrency
        }
        slots.limit(to: concurrency)
    }

    /// Cancels every message that is running on this client.
    ///
    /// - Returns: how many.
    @discardableResult
    public func cancelAll() -> Int { running.all.filter { $0.cancel() }.count }

    /// Executors for messages on this client, in their order.
    var executors: [any MessageExecutor] {
        self === Client.shared
            ? configuration.executors : Client.shared.configuration.executors + configuration.executors
    }
}
