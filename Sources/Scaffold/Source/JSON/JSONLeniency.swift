package import ScaffoldDiagnostics

/// Something that the reader let pass although JSON has no such thing. Bee 1 allows it, no other family does.
package struct JSONLeniency: Hashable, Sendable {
    package enum Form: String, Sendable {
        case comment = "a comment"
        case trailingComma = "a comma after the last element"
        case textAfterValue = "text after the value"
    }

    package let form: Form
    package let span: SourceSpan
}
