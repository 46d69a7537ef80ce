/// Where a service can be reached: one server for each environment.
public struct ServerConfig: Sendable, Hashable {
    /// One server.
    public struct Server: Sendable, Hashable {
        /// The environment: `production`.
        public let name: String
        /// The base URL, with `{variable}`s.
        public let url: String
        /// The variables of the URL.
        public let variables: [Variable]

        /// A server.
        public init(name: String, url: String, variables: [Variable] = []) {
            self.name = name
            self.url = url
            self.variables = variables
        }
    }

    /// A part of a base URL that a client can choose (OpenAPI 3.1, section 4.8.6).
    public struct Variable: Sendable, Hashable {
        /// The name in the URL.
        public let name: String
        /// What stands there unless the client chooses.
        public let defaultValue: String
        /// What a client can choose from; empty for anything.
        public let allowed: [String]

        /// A variable.
        public init(name: String, defaultValue: String, allowed: [String] = []) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowed = allowed
        }
    }

    /// The servers in the order of the description; the first is the default.
    public let servers: [Server]

    /// Servers, the default first.
    public init(_ servers: [Server]) { self.servers = servers }

    /// The base URL of an environment.
    ///
    /// - Throws: code `routes` if there is no server, none of that name, or a variable has a value that is not allowed.
    func url(environment: String?, variables chosen: [String: String]) throws(MessageError) -> String {
        guard let first = servers.first else {
            throw .routes("The description names no server: set the client's baseURL.")
        }
        guard let environment else { return try Self.url(of: first, variables: chosen) }
        guard let server = servers.first(where: { $0.name == environment }) else {
            let names = servers.map(\.name).joined(separator: ", ")
            throw .routes("The description has no server named “\(environment)”, only: \(names).")
        }
        return try Self.url(of: server, variables: chosen)
    }

    private static func url(of server: Server, variables chosen: [String: String]) throws(MessageError) -> String {
        var url = server.url
        for variable in server.variables {
            let value = chosen[variable.name] ?? variable.defaultValue
            guard variable.allowed.isEmpty || variable.allowed.contains(value) else {
                let allowed = variable.allowed.joined(separator: ", ")
                throw .routes("The server's variable \(variable.name) cannot be “\(value)”, only: \(allowed).")
            }
            url = url.split(separator: "{\(variable.name)}", omittingEmptySubsequences: false).joined(separator: value)
        }
        return url
    }
}
