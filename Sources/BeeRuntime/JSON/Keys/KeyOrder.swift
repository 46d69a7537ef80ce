/// Which tables met objects whose keys stand in another order.
///
/// Such objects are read by an index at once. What one text taught is kept for the next; it changes no result. A text
/// takes what is known when its reading begins and never forgets a mark before it ends: if it did, each level of nesting
/// could be read twice, and a nested text 2^depth times. Where all objects of a marked table stood in order after all,
/// the next text is told so: one odd answer does not slow down all that follow.
struct KeyOrder: Sendable {
    private var marked = TableSet()

    /// Tables that met an object in another order in this text, and those whose objects were read by an index.
    private var disordered = TableSet()
    private var indexed = TableSet()

    @inline(__always)
    func isMarked(_ keys: JSONKeys) -> Bool { marked.contains(keys.identity) }

    mutating func mark(_ keys: JSONKeys) {
        marked.insert(keys.identity)
        disordered.insert(keys.identity)
    }

    /// An object of a table is read by an index.
    mutating func noteIndexed(_ keys: JSONKeys) {
        if !indexed.contains(keys.identity) { indexed.insert(keys.identity) }
    }

    /// An object that is read by an index has its keys in another order.
    mutating func noteDisordered(_ keys: JSONKeys) {
        if !disordered.contains(keys.identity) { disordered.insert(keys.identity) }
    }
}

/// Tables by their numbers.
private struct TableSet: Sendable {
    private var words: [UInt64] = []

    var isEmpty: Bool { words.isEmpty }

    @inline(__always)
    func contains(_ number: Int) -> Bool {
        let word = number >> 6
        return word < words.count && words[word] & (1 << UInt64(number & 63)) != 0
    }

    mutating func insert(_ number: Int) {
        while words.count <= number >> 6 { words.append(0) }
        words[number >> 6] |= 1 << UInt64(number & 63)
    }

    mutating func formUnion(_ other: TableSet) {
        while words.count < other.words.count { words.append(0) }
        for index in other.words.indices { words[index] |= other.words[index] }
    }

    mutating func subtract(_ other: TableSet) {
        for index in other.words.indices where index < words.count { words[index] &= ~other.words[index] }
    }
}

extension KeyOrder {
    private static let memory = Lock(Memory())

    /// What is known by now.
    static func known() -> KeyOrder { memory.withLock { $0.known } }

    /// Keeps what a text taught.
    static func learn(_ order: KeyOrder) {
        if order.disordered.isEmpty, order.indexed.isEmpty { return }
        memory.withLock {
            $0.known.marked.subtract(order.indexed)
            $0.known.marked.formUnion(order.disordered)
        }
    }

    /// A number for a new table.
    static func newIdentity() -> Int {
        memory.withLock { state in
            state.tables += 1
            return state.tables - 1
        }
    }

    /// A cache for the whole process: one short lock for each text.
    private struct Memory {
        var known = KeyOrder()
        var tables = 0
    }
}
