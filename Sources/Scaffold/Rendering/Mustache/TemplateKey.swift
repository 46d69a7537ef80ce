import ScaffoldDiagnostics

/// A key of a view, and a number by which it is told from most others at once: templates ask for keys far more often
/// than for anything else.
struct TemplateKey: Sendable {
    let text: String
    let hash: UInt64

    init(_ text: some StringProtocol) {
        self.text = String(text)
        hash = StableHash.value(of: self.text)
    }
}

/// The keys that all views of one kind have.
struct TemplateKeys: Sendable {
    private let texts: [String]
    private let hashes: [UInt64]

    init(_ texts: [String]) {
        self.texts = texts
        hashes = texts.map(StableHash.value)
    }

    /// Keys are few, so looking at each takes less than a hash table does.
    func index(of key: TemplateKey) -> Int? {
        guard let index = hashes.firstIndex(of: key.hash), texts[index] == key.text else { return nil }
        return index
    }
}
