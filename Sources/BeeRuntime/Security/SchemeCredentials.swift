import Foundation

/// Shows a service what its messages ask for, each the first of its alternatives that the client has secrets for.
///
/// ```swift
/// let client = Client(.init(credentials: SchemeCredentials(ShopAPI.securitySchemes, ["bearer": .token("…")])))
/// ```
public struct SchemeCredentials: Credentials {
    /// What a client has for one scheme.
    public enum Secret: Sendable, Hashable, Confidential {
        /// A key, or a token that somebody gave.
        case token(String)
        /// A name and a password, for `basic`.
        case login(user: String, password: String)
    }

    /// Gives what the client has for a scheme, to get something within the scopes; nil for nothing.
    public typealias Source = @Sendable (_ scheme: SecurityScheme, _ scopes: [String]) async throws -> Secret?

    private let schemes: [String: SecurityScheme]
    private let source: Source

    /// Credentials from a closure, which is asked before every message and can wait for a new token.
    public init(_ schemes: [SecurityScheme], _ source: @escaping Source) {
        self.schemes = Dictionary(schemes.map { ($0.name, $0) }) { first, _ in first }
        self.source = source
    }

    /// Credentials that stay the same, by the names of their schemes.
    public init(_ schemes: [SecurityScheme], _ secrets: [String: Secret]) {
        self.init(schemes) { scheme, _ in secrets[scheme.name] }
    }

    /// Adds the secrets that the message asks for.
    ///
    /// - Throws: code `params` where the client has no secrets for any of the alternatives, or one that cannot be shown.
    public func authorize(_ request: inout HTTPRequest, for endpoint: Endpoint) async throws {
        guard let alternatives = endpoint.security, !alternatives.isEmpty else { return }
        for alternative in alternatives where !alternative.isEmpty {
            guard let secrets = try await secrets(for: alternative) else { continue }
            for (scheme, secret) in secrets { try Self.show(secret, of: scheme, in: &request) }
            return
        }
        if alternatives.contains(where: \.isEmpty) { return }
        let needs = alternatives.map { $0.map(\.scheme).joined(separator: " and ") }.joined(separator: ", or ")
        throw MessageError.params(["it needs \(needs), and the client has no secrets for that"])
    }

    /// A secret for each; nil unless there is one for all.
    private func secrets(
        for requirements: [Endpoint.SecurityRequirement]
    ) async throws -> [(SecurityScheme, Secret)]? {
        var secrets: [(SecurityScheme, Secret)] = []
        for requirement in requirements {
            guard let scheme = schemes[requirement.scheme] else { return nil }
            if scheme.kind == .mutualTLS { continue }
            guard let secret = try await source(scheme, requirement.scopes) else { return nil }
            secrets.append((scheme, secret))
        }
        return secrets
    }

    private static func show(
        _ secret: Secret, of scheme: SecurityScheme, in request: inout HTTPRequest
    ) throws(MessageError) {
        switch (scheme.kind, secret) {
        case (.apiKey(let name, .header), .token(let key)): request.headers[name] = key
        case (.apiKey(let name, .query), .token(let key)):
            let pair = "\(PercentEncoding.value.encode(name))=\(PercentEncoding.value.encode(key))"
            request.url += (request.url.contains("?") ? "&" : "?") + pair
        case (.apiKey(let name, .cookie), .token(let key)):
            let cookie = "\(PercentEncoding.token.encode(name))=\(PercentEncoding.cookie.encode(key))"
            request.headers["Cookie"] = [request.headers["Cookie"], cookie].compactMap { $0 }.joined(separator: "; ")
        case (.http("basic"), .login(let user, let password)):
            request.headers["Authorization"] = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
        case (.http(let method), .token(let token)):
            request.headers["Authorization"] = method.prefix(1).uppercased() + method.dropFirst() + " " + token
        case (.oauth2, .token(let token)), (.openIDConnect, .token(let token)):
            request.headers["Authorization"] = "Bearer " + token
        case (.mutualTLS, _): break
        case (.apiKey, .login), (.http, .login), (.oauth2, .login), (.openIDConnect, .login):
            throw .params(["\(scheme.name) is shown by a token, and the client has a name and a password for it"])
        }
    }
}
