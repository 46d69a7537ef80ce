/// What a description says of one operation, besides its types.
public struct Endpoint: Sendable, Hashable {
    /// A way of saying who one is that an operation needs.
    public struct SecurityRequirement: Sendable, Hashable {
        /// The name of the scheme in the description.
        public let scheme: String
        /// What the operation needs to be allowed.
        public let scopes: [String]

        /// A requirement.
        public init(_ scheme: String, scopes: [String] = []) {
            self.scheme = scheme
            self.scopes = scopes
        }
    }

    /// The name of the message.
    public let name: String
    /// The HTTP method, in capitals.
    public let method: String
    /// The path with its parameters, literal parts not encoded: `/shots/{id}`. A query in it stays in front of the
    /// message's own, a fragment is not sent, and a path that is a whole URL makes the servers not count.
    public let path: String
    /// Where it can be sent.
    public let servers: ServerConfig
    /// The media types that the answers are declared to have, for the `Accept` field; empty for none.
    public let accepts: [String]
    /// Of these media types, a body that says that all went well is handed over while it comes.
    public let streams: [String]
    /// Alternatives, each with all that it needs; nil where the description says nothing.
    public let security: [[SecurityRequirement]]?
    /// Whether the description advises against it.
    public let isDeprecated: Bool
    /// How strictly answers are read and checked where the client does not say.
    public let decoding: DecodingMode
    /// How strictly requests are checked where the client does not say.
    public let requests: DecodingMode

    /// An operation.
    public init(
        name: String, method: String, path: String, servers: ServerConfig, accepts: [String] = [],
        streams: [String] = [], security: [[SecurityRequirement]]? = nil, isDeprecated: Bool = false,
        decoding: DecodingMode = .tolerant, requests: DecodingMode = .strict
    ) {
        self.name = name
        self.method = method
        self.path = path
        self.servers = servers
        self.accepts = accepts
        self.streams = streams
        self.security = security
        self.isDeprecated = isDeprecated
        self.decoding = decoding
        self.requests = requests
    }
}
