/// The records of a tree, in memory of their own for the reason that `TextSlice` gives.
struct NodeRecords: ~Copyable, @unchecked Sendable {
    /// Where they lie, until the next `append`.
    private(set) var base: UnsafeMutablePointer<NodeRecord>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    subscript(slot: UInt32) -> NodeRecord { base[Int(slot)] }

    mutating func append(_ record: NodeRecord) {
        if count == capacity { grow() }
        (base + count).initialize(to: record)
        count += 1
    }

    private mutating func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<NodeRecord>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }
}

/// One node of a tree.
struct NodeRecord {
    /// No node: the end of a chain of siblings.
    static let none = UInt32.max

    /// Where the text of a node is.
    enum Form: UInt8 {
        /// It has none.
        case container
        /// The bytes of the file, as they stand.
        case verbatim
        /// The same, between two quotes.
        case quoted
        /// Text `link` of the tree's `DecodedText`.
        case decoded
        /// Another node stands for this one.
        case alias
    }

    var kind: NodeKind
    var form: Form
    /// The byte offset where the node begins.
    var start: UInt32
    /// Of a list or mapping: the first child. Of an alias: the node that it names. Of a decoded scalar: its text.
    var link: UInt32
    /// How many bytes of the file it takes.
    var length: UInt32
    /// The next child of the same parent; a mapping's children are key, value, key, value.
    var sibling: UInt32
}

/// Finds the texts of nodes: what of a tree, or of one that is being built, they are in.
struct NodeTexts {
    let file: UnsafePointer<UInt8>
    let decoded: UnsafePointer<UInt8>
    let records: UnsafePointer<NodeRecord>

    /// The text of a scalar, an alias resolved; empty for lists and mappings.
    func text(_ slot: UInt32) -> TextSlice {
        let record = records[Int(slot)]
        switch record.form {
        case .verbatim: return TextSlice(base: file + Int(record.start), count: Int(record.length))
        case .quoted: return TextSlice(base: file + Int(record.start) + 1, count: Int(record.length) - 2)
        case .decoded: return DecodedText.text(at: record.link, in: decoded)
        case .alias: return text(record.link)
        case .container: return TextSlice(base: file, count: 0)
        }
    }
}
