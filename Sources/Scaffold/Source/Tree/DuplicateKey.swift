package import ScaffoldDiagnostics

/// A key that stands twice in one mapping. The tree holds the last entry only.
package struct DuplicateKey: Hashable, Sendable {
    package let name: String
    package let first: SourceSpan
    package let last: SourceSpan
}
