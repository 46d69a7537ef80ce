/// Which tables met objects whose keys stand in another order.
///
/// Such objects are read by an index at once. What one text taught is kept for the next; it changes no result. A text
/// takes what is known when its reading begins and never forgets a mark before it ends: if it did, each level of nesting
/// could be read twice, and a nested text 2^depth times.
struct KeyOrder: Sendable {
    private var words: [UInt64] = []

    /// Marked tables that were not marked when reading began.
    private(set) var isNews = false

    @inline(__always)
    func isMarked(_ keys: JSONKeys) -> Bool {
        let word = keys.identity >> 6
        return word < words.count && words[word] & (1 << UInt64(keys.identity & 63)) != 0
    }

    mutating func mark(_ keys: JSONKeys) {
        let word = keys.identity >> 6
        while words.count <= word { words.append(0) }
        words[word] |= 1 << UInt64(keys.identity & 63)
        isNews = true
    }

    private mutating func formUnion(_ other: KeyOrder) {
        while words.count < other.words.count { words.append(0) }
        for index in other.words.indices { words[index] |= other.words[index] }
    }
}

extension KeyOrder {
    private static let memory = Lock(Memory())

    /// What is known by now.
    static func known() -> KeyOrder { memory.withLock { $0.known } }

    /// Keeps what a text taught.
    static func learn(_ order: KeyOrder) {
        guard order.isNews else { return }
        memory.withLock { $0.known.formUnion(order) }
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
