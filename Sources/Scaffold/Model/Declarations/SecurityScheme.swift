package import ScaffoldDiagnostics

/// A way for a client to say who it is.
package struct SecurityScheme: Sendable {
    package enum Kind: Sendable {
        case apiKey(name: String, place: Parameter.Place)
        /// An HTTP authentication scheme, in lower case: `basic`, `bearer`; and what a bearer token is: `JWT`.
        case http(scheme: String, bearerFormat: String? = nil)
        case oauth2([OAuthFlow])
        case openIDConnect(url: String)
        case mutualTLS
    }

    /// The name that requirements refer to.
    package var name: String
    package var kind: Kind
    package var documentation: Documentation
    package var span: SourceSpan

    package init(name: String, kind: Kind, documentation: Documentation = Documentation(), span: SourceSpan) {
        self.name = name
        self.kind = kind
        self.documentation = documentation
        self.span = span
    }
}

/// A way to get a token (OpenAPI 3.2, section 4.29).
package struct OAuthFlow: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case implicit, password, clientCredentials, authorizationCode, deviceAuthorization
    }

    package struct Scope: Sendable {
        package var name: String
        package var description: String

        package init(name: String, description: String) {
            self.name = name
            self.description = description
        }
    }

    package var kind: Kind
    package var authorizationURL: String?
    package var tokenURL: String?
    package var refreshURL: String?
    package var scopes: [Scope]

    package init(
        kind: Kind, authorizationURL: String? = nil, tokenURL: String? = nil, refreshURL: String? = nil,
        scopes: [Scope] = []
    ) {
        self.kind = kind
        self.authorizationURL = authorizationURL
        self.tokenURL = tokenURL
        self.refreshURL = refreshURL
        self.scopes = scopes
    }
}

/// One scheme that a message needs, with the scopes that it needs from it.
package struct SecurityRequirement: Hashable, Sendable {
    package var scheme: String
    package var scopes: [String]

    package init(scheme: String, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}
