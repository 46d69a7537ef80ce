package import ScaffoldDiagnostics

/// What a message may be answered with one status, or a range of them.
package struct ResponseDeclaration: Sendable {
    package var status: StatusPattern
    /// One per media type, in the order of the document; empty for an answer without a body.
    package var contents: [BodyContent]
    /// Each with the place `header`.
    package var headers: [Parameter]
    package var documentation: Documentation
    package var span: SourceSpan

    package init(
        status: StatusPattern, contents: [BodyContent], headers: [Parameter] = [],
        documentation: Documentation = Documentation(), span: SourceSpan
    ) {
        self.status = status
        self.contents = contents
        self.headers = headers
        self.documentation = documentation
        self.span = span
    }
}

/// Which statuses a response is for.
package enum StatusPattern: Hashable, Comparable, Sendable {
    case code(Int)
    /// The hundreds digit: 4 for `4XX`.
    case range(Int)
    case `default`

    /// Whether every status that it matches is a success (RFC 9110, section 15.3).
    package var isSuccess: Bool {
        switch self {
        case .code(let code): (200..<300).contains(code)
        case .range(let hundreds): hundreds == 2
        case .default: false
        }
    }

    /// The pattern as documents write it: `201`, `4XX`, `default`.
    package var text: String {
        switch self {
        case .code(let code): "\(code)"
        case .range(let hundreds): "\(hundreds)XX"
        case .default: "default"
        }
    }
}
