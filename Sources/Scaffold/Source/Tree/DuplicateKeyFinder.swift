/// Finds the keys of a mapping that stand more than once, by open addressing in a table that it keeps between
/// mappings.
struct DuplicateKeyFinder: ~Copyable {
    /// Up to so many keys a cheap hash will do: comparing each with each would take no time either.
    private static let fewKeys = 32

    private var table: UnsafeMutablePointer<UInt32>
    private var capacity = 64

    init() {
        table = .allocate(capacity: capacity)
    }

    deinit {
        table.deallocate()
    }

    /// Pairs of keys with the same text: one, and the next of that name. A key that stands three times is two pairs.
    mutating func repeatedKeys(first: UInt32, count: Int, _ texts: NodeTexts) -> [(first: UInt32, last: UInt32)] {
        let size = clear(for: count)
        var pairs: [(first: UInt32, last: UInt32)] = []
        var key = first
        while key != NodeRecord.none {
            let text = texts.text(key)
            var place = (count <= Self.fewKeys ? Self.cheapHash(text) : Self.hash(text)) & (size - 1)
            while table[place] != NodeRecord.none, !texts.text(table[place]).isEqual(to: text) {
                place = (place + 1) & (size - 1)
            }
            if table[place] != NodeRecord.none { pairs.append((table[place], key)) }
            table[place] = key
            key = texts.records[Int(texts.records[Int(key)].sibling)].sibling
        }
        return pairs
    }

    /// Empties at least twice as many places as there are keys.
    private mutating func clear(for count: Int) -> Int {
        var size = 16
        while size < count * 2 { size *= 2 }
        if size > capacity {
            table.deallocate()
            table = .allocate(capacity: size)
            capacity = size
        }
        var place = 0
        while place < size {
            table[place] = NodeRecord.none
            place += 1
        }
        return size
    }

    private static func cheapHash(_ text: TextSlice) -> Int {
        guard text.count > 0 else { return 0 }
        var sum = UInt64(text.count)
        var offset = 0
        while offset + 8 <= text.count {
            sum = (sum ^ loadWord(text.base + offset)) &* 0x9E37_79B9_7F4A_7C15
            offset += 8
        }
        while offset < text.count {
            sum = (sum ^ UInt64(text.base[offset])) &* 0x9E37_79B9_7F4A_7C15
            offset += 1
        }
        return Int(sum >> 40)
    }

    /// Seeded, so that no document can make all its keys collide.
    private static func hash(_ text: TextSlice) -> Int {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(text.bytes))
        return hasher.finalize()
    }
}
