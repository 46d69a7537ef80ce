/// A way for a client to say who it is, as a description has it (OpenAPI 3.1, section 4.8.27).
public struct SecurityScheme: Sendable, Hashable {
    /// Where a key goes.
    public enum Place: Sendable, Hashable {
        case header, query, cookie
    }

    /// What a client has to show.
    public enum Kind: Sendable, Hashable {
        /// A key, as a header field, a query parameter or a cookie of this name.
        case apiKey(name: String, in: Place)
        /// An HTTP authentication scheme in lower case: `basic`, `bearer` (RFC 9110, section 11).
        case http(String)
        /// A token that one of these flows gives.
        case oauth2([OAuthFlow])
        /// A token of the provider that this address describes.
        case openIDConnect(String)
        /// A certificate, which the transport shows.
        case mutualTLS
    }

    /// The name that messages know it by.
    public let name: String
    /// What a client has to show.
    public let kind: Kind

    /// A scheme.
    public init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// A way to get a token (OpenAPI 3.1, section 4.8.29).
public struct OAuthFlow: Sendable, Hashable {
    /// How it goes (RFC 6749, section 1.3; RFC 8628).
    public enum Kind: String, Sendable, Hashable {
        case implicit, password, clientCredentials, authorizationCode, deviceAuthorization
    }

    /// How it goes.
    public let kind: Kind
    /// Where the person agrees; nil where the flow has no such place.
    public let authorizationURL: String?
    /// Where tokens are given; nil where the flow has no such place.
    public let tokenURL: String?
    /// Where tokens are given anew; nil for the same place.
    public let refreshURL: String?
    /// What can be asked for.
    public let scopes: [String]

    /// A flow.
    public init(
        _ kind: Kind, authorizationURL: String? = nil, tokenURL: String? = nil, refreshURL: String? = nil,
        scopes: [String] = []
    ) {
        self.kind = kind
        self.authorizationURL = authorizationURL
        self.tokenURL = tokenURL
        self.refreshURL = refreshURL
        self.scopes = scopes
    }
}
