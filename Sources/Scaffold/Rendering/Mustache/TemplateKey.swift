import ScaffoldDiagnostics

/// A key of a view as a number, since templates ask for keys far more often than for anything else: the hash of its text,
/// by which sixty-four bits tell it from every other.
struct TemplateKey: Equatable, Sendable {
    private let hash: UInt64

    init(_ text: some StringProtocol) {
        hash = StableHash.value(of: String(text))
    }
}
