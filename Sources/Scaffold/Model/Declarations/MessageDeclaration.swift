package import ScaffoldDiagnostics

/// One operation: what is asked, and what may be answered.
package struct MessageDeclaration: Sendable {
    /// Who sends it, and where to.
    package enum Kind: Hashable, Sendable {
        /// The client sends it to the service.
        case call
        /// The service sends it to an address that it was told beforehand. Its path is empty.
        case webhook(String)
        /// The service sends it to an address that an earlier message gave it: `expression` says where in that message
        /// (OpenAPI 3.1, section 4.8.20.4). Its path is empty.
        case callback(String, expression: String, of: MessageID)
    }

    package var kind: Kind = .call
    /// Whether the client sends it.
    package var isCall: Bool { kind == .call }
    /// The HTTP method, in capitals.
    package var method: String
    package var path: PathTemplate
    /// Where the parameters of the path stand, in its order; empty where the document has no place for each.
    package var pathParameterSpans: [SourceSpan] = []
    /// The name that the document gives (`$name`, `operationId`); nil where it has none.
    package var name: String?
    package var parameters: [Parameter]
    package var body: RequestBody?
    /// In the order of the document, each pattern once.
    package var responses: [ResponseDeclaration]
    package var documentation: Documentation
    package var tags: [String]
    package var isDeprecated: Bool
    /// Alternatives, each a set of schemes that are all needed; nil where the document says nothing.
    package var security: [[SecurityRequirement]]?
    /// Servers of its own, which replace the document's.
    package var servers: [Server]
    /// What the document says in words of its own (`x-…`), by name.
    package var extensions: [ModelValue.Entry] = []
    package var document: DocumentID
    /// Where overrides find it: `#/controller/GET ~1shots~1:list`.
    package var pointer: String
    package var span: SourceSpan

    package init(
        method: String, path: PathTemplate, name: String? = nil, parameters: [Parameter] = [],
        body: RequestBody? = nil, responses: [ResponseDeclaration] = [],
        documentation: Documentation = Documentation(), tags: [String] = [], isDeprecated: Bool = false,
        security: [[SecurityRequirement]]? = nil, servers: [Server] = [], document: DocumentID, pointer: String,
        span: SourceSpan
    ) {
        self.method = method
        self.path = path
        self.name = name
        self.parameters = parameters
        self.body = body
        self.responses = responses
        self.documentation = documentation
        self.tags = tags
        self.isDeprecated = isDeprecated
        self.security = security
        self.servers = servers
        self.document = document
        self.pointer = pointer
        self.span = span
    }
}
