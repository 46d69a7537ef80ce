package import ScaffoldDiagnostics

/// A way for a client to say who it is.
package struct SecurityScheme: Sendable {
    package enum Kind: Sendable {
        case apiKey(name: String, place: Parameter.Place)
        /// An HTTP authentication scheme, in lower case: `basic`, `bearer`.
        case http(scheme: String)
        case oauth2
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

/// One scheme that a message needs, with the scopes that it needs from it.
package struct SecurityRequirement: Hashable, Sendable {
    package var scheme: String
    package var scopes: [String]

    package init(scheme: String, scopes: [String] = []) {
        self.scheme = scheme
        self.scopes = scopes
    }
}
