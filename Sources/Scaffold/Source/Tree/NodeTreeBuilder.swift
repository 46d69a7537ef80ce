import ScaffoldDiagnostics

/// Builds a `NodeTree` from the values of a document, told in the order in which they stand in the file. It works over
/// the bytes of the file in place, so it lives inside one `withUnsafeBufferPointer`.
///
/// It needs no stack: while a list or mapping is open, its record keeps the container around it in `length` and, while
/// a container inside of it is open too, the number of its children in `sibling`.
struct NodeTreeBuilder: ~Copyable {
    let file: SourceFileID
    let base: UnsafePointer<UInt8>
    private(set) var records: NodeRecords
    private(set) var duplicates: [DuplicateKey] = []
    /// How many containers are open.
    private(set) var depth = 0
    var decoded = DecodedText()
    private var finder = DuplicateKeyFinder()
    private var merges: [(container: UInt32, key: UInt32)] = []

    /// The innermost open container.
    private(set) var container = NodeRecord.none
    private var isMapping = false
    private var lastChild = NodeRecord.none
    private var childCount: UInt32 = 0

    init(file: SourceFileID, base: UnsafePointer<UInt8>, expectedNodes: Int) {
        self.file = file
        self.base = base
        records = NodeRecords(capacity: expectedNodes)
    }

    var isInMapping: Bool { isMapping }

    /// Whether the next child of the open container is a key.
    var expectsKey: Bool { isMapping && childCount & 1 == 0 }

    /// The slot that the next value takes.
    var nextSlot: UInt32 { UInt32(records.count) }

    mutating func open(_ kind: NodeKind, at start: Int) {
        let slot = nextSlot
        append(kind, .container, start: start, end: start, link: NodeRecord.none)
        records.base[Int(slot)].length = container
        if container != NodeRecord.none { records.base[Int(container)].sibling = childCount }
        (container, isMapping, lastChild, childCount) = (slot, kind == .mapping, NodeRecord.none, 0)
        depth += 1
    }

    /// Ends the innermost open container; `end` is the offset behind it.
    mutating func close(at end: Int) {
        if isMapping, childCount > 2 { dropRepeatedKeys() }
        let closed = records.base + Int(container)
        lastChild = container
        container = closed.pointee.length
        closed.pointee.length = UInt32(max(0, end - Int(closed.pointee.start)))
        closed.pointee.sibling = NodeRecord.none
        depth -= 1
        guard container != NodeRecord.none else {
            isMapping = false
            return
        }
        isMapping = records[container].kind == .mapping
        childCount = records[container].sibling
    }

    /// Adds a scalar whose text is in the file, as it stands or between two quotes.
    mutating func scalar(_ kind: NodeKind, _ form: NodeRecord.Form, start: Int, end: Int) {
        append(kind, form, start: start, end: end, link: NodeRecord.none)
    }

    /// Adds a scalar whose text is not in the file, but was put together in `decoded`.
    mutating func decodedScalar(_ kind: NodeKind, start: Int, end: Int) {
        append(kind, .decoded, start: start, end: end, link: decoded.end())
    }

    /// Adds another place for a node.
    mutating func alias(to target: UInt32, start: Int, end: Int) {
        append(records[target].kind, .alias, start: start, end: end, link: target)
    }

    /// The tree of everything that was told; `bytes` are those that `base` points at.
    consuming func tree(bytes: [UInt8], insertions: [NodeTree.Insertion] = []) -> NodeTree {
        NodeTree(file: file, bytes: bytes, records: records, decoded: decoded, insertions: insertions)
    }

    private mutating func append(_ kind: NodeKind, _ form: NodeRecord.Form, start: Int, end: Int, link: UInt32) {
        let slot = nextSlot
        records.append(
            NodeRecord(
                kind: kind, form: form, start: UInt32(start), link: link, length: UInt32(max(0, end - start)),
                sibling: NodeRecord.none))
        if lastChild != NodeRecord.none {
            records.base[Int(lastChild)].sibling = slot
        } else if container != NodeRecord.none {
            records.base[Int(container)].link = slot
        }
        lastChild = slot
        childCount += 1
    }

    // MARK: The open container

    /// The keys of the open mapping, in order.
    var openKeys: [UInt32] {
        let children = children(of: container)
        return stride(from: 0, to: children.count, by: 2).map { children[$0] }
    }

    func children(of container: UInt32) -> [UInt32] {
        var children: [UInt32] = []
        var slot = records[container].link
        while slot != NodeRecord.none {
            children.append(slot)
            slot = records[slot].sibling
        }
        return children
    }

    /// Makes these the entries of the open mapping.
    mutating func relink(_ entries: [(key: UInt32, value: UInt32)]) {
        var next = NodeRecord.none
        for entry in entries.reversed() {
            records.base[Int(entry.value)].sibling = next
            records.base[Int(entry.key)].sibling = entry.value
            next = entry.key
        }
        records.base[Int(container)].link = next
        lastChild = entries.last?.value ?? NodeRecord.none
        childCount = UInt32(entries.count * 2)
    }

    /// Takes entries out of the chain whose key stands again further on, so that for everybody the last one wins.
    private mutating func dropRepeatedKeys() {
        let repeated = finder.repeatedKeys(first: records[container].link, count: Int(childCount) / 2, texts)
        guard !repeated.isEmpty else { return }
        for pair in repeated {
            duplicates.append(DuplicateKey(name: text(pair.last), first: span(pair.first), last: span(pair.last)))
        }
        let dropped = Set(repeated.map(\.first))
        relink(openKeys.filter { !dropped.contains($0) }.map { ($0, records[$0].sibling) })
    }

    // MARK: Merge keys

    /// The key that was added last is a merge key.
    mutating func noteMerge() { merges.append((container, lastChild)) }

    /// The merge keys of the open container, for `expandMerges`.
    mutating func takeMerges() -> Set<UInt32> {
        var keys = Set<UInt32>()
        while let merge = merges.last, merge.container == container {
            keys.insert(merge.key)
            merges.removeLast()
        }
        return keys
    }

    /// Makes an alias that is the child of nothing yet.
    mutating func detachedAlias(to slot: UInt32, at place: UInt32) -> UInt32 {
        var record = records[place]
        record.kind = records[target(slot)].kind
        record.form = .alias
        record.link = target(slot)
        records.append(record)
        return nextSlot - 1
    }

    // MARK: Text and places

    var texts: NodeTexts { NodeTexts(file: base, decoded: decoded.texts, records: records.base) }

    func text(_ slot: UInt32) -> String { texts.text(slot).string }

    func span(_ slot: UInt32) -> SourceSpan {
        let record = records[slot]
        // The length of an open container is not known yet; the sum may then be anything, and counts for nothing.
        return SourceSpan(file: file, start: record.start, end: record.start &+ record.length)
    }

    func target(_ slot: UInt32) -> UInt32 {
        records[slot].form == .alias ? records[slot].link : slot
    }
}
