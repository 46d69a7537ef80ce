package import ScaffoldDiagnostics

/// The nodes of one document in one array, twenty bytes each, and the text of those scalars that differs from the
/// bytes of the file. Immutable once built (`NodeTreeBuilder`), so it is shared freely.
package final class NodeTree: Sendable {
    package let file: SourceFileID
    let bytes: [UInt8]
    /// The other files that parts of an edited tree come from.
    let insertions: [Insertion]
    private let records: NodeRecords
    private let decoded: DecodedText

    /// A file whose bytes follow those of `file` in `bytes`, from `start` on.
    struct Insertion {
        let file: SourceFileID
        let start: UInt32
    }

    init(
        file: SourceFileID, bytes: [UInt8], records: consuming NodeRecords, decoded: consuming DecodedText,
        insertions: [Insertion]
    ) {
        self.file = file
        self.bytes = bytes
        self.records = records
        self.decoded = decoded
        self.insertions = insertions
    }

    /// The outermost value of the document.
    package var root: Node { Node(tree: self, index: 0) }

    func record(_ index: UInt32) -> NodeRecord { records[index] }
    func kind(_ index: UInt32) -> NodeKind { records[index].kind }
    func sibling(_ slot: UInt32) -> UInt32 { records[slot].sibling }
    func firstChild(_ index: UInt32) -> UInt32 { records[index].link }

    /// The node that stands in a slot: the slot itself, or what its alias names.
    func target(_ slot: UInt32) -> UInt32 {
        let record = records[slot]
        return record.form == .alias ? record.link : slot
    }

    func span(_ index: UInt32) -> SourceSpan {
        let record = records[index]
        guard !insertions.isEmpty, let insertion = insertions.last(where: { $0.start <= record.start }) else {
            return SourceSpan(file: file, start: record.start, end: record.start + record.length)
        }
        let start = record.start - insertion.start
        return SourceSpan(file: insertion.file, start: start, end: start + record.length)
    }

    /// Where the text of a scalar stands in the file, if it stands there as it is.
    func textSpan(_ index: UInt32) -> SourceSpan? {
        let span = span(index)
        switch records[index].form {
        case .verbatim: return span
        case .quoted: return SourceSpan(file: span.file, start: span.start + 1, end: span.end - 1)
        case .container, .decoded, .alias: return nil
        }
    }

    func text(_ index: UInt32) -> String { withText(index) { $0.string } }

    /// Compares without making a string, which is what looking up a key does most.
    func hasText(_ index: UInt32, _ text: TextSlice) -> Bool {
        let record = records[index]
        if record.form == .verbatim, Int(record.length) != text.count { return false }
        if record.form == .quoted, Int(record.length) != text.count + 2 { return false }
        return withText(index) { $0.isEqual(to: text) }
    }

    func isTrue(_ index: UInt32) -> Bool { withText(index) { $0.count == 4 } }

    /// The value of an integer: decimal, or YAML's `0o17` and `0x1F`.
    func integer(_ index: UInt32) -> Int? {
        let text = text(index)
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        return Int(text)
    }

    func childCount(_ index: UInt32) -> Int {
        let record = records[index]
        guard record.form == .container else { return 0 }
        var count = 0
        var slot = record.link
        while slot != NodeRecord.none {
            count += 1
            slot = sibling(slot)
        }
        return record.kind == .mapping ? count / 2 : count
    }

    func withText<Result>(_ index: UInt32, _ body: (TextSlice) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            guard let file = bytes.baseAddress else { preconditionFailure("a tree has at least the bytes of its root") }
            return body(NodeTexts(file: file, decoded: decoded.texts, records: records.base).text(index))
        }
    }
}
