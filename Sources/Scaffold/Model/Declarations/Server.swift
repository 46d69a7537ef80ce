package import ScaffoldDiagnostics

/// Where a service can be reached.
package struct Server: Sendable {
    package struct Variable: Sendable {
        package var name: String
        package var defaultValue: String
        package var allowed: [String]
        package var documentation: Documentation

        package init(
            name: String, defaultValue: String, allowed: [String] = [], documentation: Documentation = Documentation()
        ) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowed = allowed
            self.documentation = documentation
        }
    }

    /// The environment that people choose it by: `production`; nil where the document gives none.
    package var name: String?
    /// The base URL, with `{variable}`s.
    package var url: String
    package var variables: [Variable]
    package var documentation: Documentation
    package var span: SourceSpan

    package init(
        name: String? = nil, url: String, variables: [Variable] = [], documentation: Documentation = Documentation(),
        span: SourceSpan
    ) {
        self.name = name
        self.url = url
        self.variables = variables
        self.documentation = documentation
        self.span = span
    }
}
