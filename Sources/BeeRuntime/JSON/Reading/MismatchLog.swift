/// The mismatches of one reading, by their offsets; paths are found at the end, if at all.
struct MismatchLog {
    struct Entry {
        /// Where the value begins; of a missing key, where its object does.
        let offset: Int
        let reason: Reason
        /// Whether the value is shown to nobody.
        let isSecret: Bool
    }

    enum Reason {
        /// What should be there.
        case expected(String)
        case missing(key: String)
        /// The value of a key that is not allowed.
        case unlisted
        /// The value fits no member of a union.
        case noMember(UnionChoice)
    }

    /// At how many entries reading stops.
    var limit: Int
    private(set) var entries: [Entry] = []

    var isFull: Bool { entries.count >= limit }

    mutating func append(_ entry: Entry) { entries.append(entry) }

    mutating func truncate(to count: Int) { entries.removeLast(entries.count - count) }
}

extension JSONReader {
    /// Records what the value at an offset is not.
    @inline(never)
    mutating func record(_ reason: MismatchLog.Reason, at offset: Int) {
        guard !frame.isSilent, scanner.fault == nil, !log.isFull else { return }
        log.append(.init(offset: offset, reason: reason, isSecret: isSecret))
        if log.isFull { becomeSilent() }
    }

    /// Reads a value that is a secret: where it is not of its type, that is said and it is not shown.
    public mutating func secret<Value>(_ read: (inout JSONReader) -> Value) -> Value {
        let wasSecret = isSecret
        isSecret = true
        defer { isSecret = wasSecret }
        return read(&self)
    }

    /// Records that the value at the cursor is of another kind, and passes it.
    @inline(never)
    mutating func refuse(expected: String) {
        record(.expected(expected), at: scanner.offset)
        if !frame.isSilent { scanner.skipValue(depth: frame.depth) }
    }

    /// From here on, until an enclosing value is restored, there is nothing to read.
    mutating func becomeSilent() {
        frame.isSilent = true
        frame.pending = ObjectFrame.nothing
    }

    /// Whether reading is over, because of a fault or of too many mismatches.
    var isOver: Bool { scanner.fault != nil || log.isFull }
}
