extension Client {
    /// What the messages of a client go by.
    public struct Configuration: Sendable {
        /// The base URL, in place of the servers of every description: `https://staging.example.com/v1`.
        public var baseURL: String?
        /// The name of the server that each description is to have: `staging`; nil for the first.
        public var environment: String?
        /// What to put for the variables of a server's URL, by their names.
        public var serverVariables: [String: String]
        /// Header fields for messages that do not set them.
        public var headers: HTTPHeaders
        /// Query parameters for messages that do not set them, but for those whose whole query is one text.
        public var parameters: [String: String]
        /// What sees every change before it is made.
        public var executors: [any MessageExecutor]
        /// What says to the service who the user is.
        public var credentials: (any Credentials)?
        /// What carries the requests.
        public var transport: any Transport
        /// How long an answer may take, from the moment the request goes out; nil for ever.
        public var timeout: Duration?
        /// What the timeout is measured by.
        public var clock: any Clock<Duration>
        /// What to do with redirects.
        public var redirects: TransportOptions.Redirects
        /// How strictly answers are read and checked; nil for what each description's configuration says.
        public var decoding: DecodingMode?
        /// How strictly requests are checked before they go out; nil for what each description's configuration says.
        public var requests: DecodingMode?
        /// What a service cannot make this program exceed.
        public var limits: Limits

        /// A configuration; everything has a default.
        public init(
            baseURL: String? = nil, environment: String? = nil, serverVariables: [String: String] = [:],
            headers: HTTPHeaders = [:], parameters: [String: String] = [:], executors: [any MessageExecutor] = [],
            credentials: (any Credentials)? = nil, transport: any Transport = URLSessionTransport(),
            timeout: Duration? = .seconds(30), clock: any Clock<Duration> = ContinuousClock(),
            redirects: TransportOptions.Redirects = .follow(maximum: 10), decoding: DecodingMode? = nil,
            requests: DecodingMode? = nil, limits: Limits = Limits()
        ) {
            self.baseURL = baseURL
            self.environment = environment
            self.serverVariables = serverVariables
            self.headers = headers
            self.parameters = parameters
            self.executors = executors
            self.credentials = credentials
            self.transport = transport
            self.timeout = timeout
            self.clock = clock
            self.redirects = redirects
            self.decoding = decoding
            self.requests = requests
            self.limits = limits
        }
    }

    /// What a service cannot make a program exceed.
    public struct Limits: Sendable, Hashable {
        /// The largest body of an answer, in bytes.
        public var responseBytes: Int
        /// How deeply JSON may be nested.
        public var nesting: Int
        /// How many messages are on the wire at once; others wait their turn in state `sending`, and their timeout does
        /// not run. Nil for any number.
        public var concurrency: Int?

        /// Limits; 64 MiB, 512 levels and 16 messages by default.
        public init(responseBytes: Int = 64 << 20, nesting: Int = 512, concurrency: Int? = 16) {
            self.responseBytes = responseBytes
            self.nesting = nesting
            self.concurrency = concurrency
        }
    }
}

extension Client.Configuration {
    var transportOptions: TransportOptions {
        TransportOptions(redirects: redirects, maximumResponseBytes: limits.responseBytes, timeout: timeout)
    }

    func readerOptions(for endpoint: Endpoint) -> JSONReader.Options {
        JSONReader.Options(mode: decoding ?? endpoint.decoding, maximumDepth: limits.nesting)
    }
}
