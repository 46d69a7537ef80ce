package import ScaffoldDiagnostics

/// The nodes of one document in one array, twenty bytes each, and the text of those scalars that differs from the
/// bytes of the file. Immutable once built (`NodeTreeBuilder`), so it is shared freely.
package final class NodeTree: Sendable {
    /// No node: the end of a chain of siblings.
    static let none = UInt32.max

    struct Record {
        var kind: NodeKind
        var form: Form
        /// The byte offset where the node begins.
        var start: UInt32
        /// Of a list or mapping: the first child. Of an alias: the node that it names. Of a decoded scalar: its index
        /// in `decoded`. Otherwise unused.
        var link: UInt32
        /// Of a list or mapping: how many bytes of the file it takes. Of a scalar: the bytes of its source.
        var length: UInt32
        /// The next child of the same parent; a mapping's children are key, value, key, value.
        var sibling: UInt32
    }

    /// Where the text of a node is.
    enum Form: UInt8 {
        /// It has none.
        case container
        /// The bytes of the file, as they stand.
        case verbatim
        /// The same, between two quotes.
        case quoted
        /// `decoded[link]`: escapes, folded lines and the like were resolved.
        case decoded
        /// Another node stands for this one.
        case alias
    }

    package let file: SourceFileID
    let bytes: [UInt8]
    let records: [Record]
    let decoded: [String]

    init(file: SourceFileID, bytes: [UInt8], records: [Record], decoded: [String]) {
        self.file = file
        self.bytes = bytes
        self.records = records
        self.decoded = decoded
    }

    /// The outermost value of the document.
    package var root: Node { Node(tree: self, index: 0) }

    func kind(_ index: UInt32) -> NodeKind { records[Int(index)].kind }
    func sibling(_ slot: UInt32) -> UInt32 { records[Int(slot)].sibling }
    func firstChild(_ index: UInt32) -> UInt32 { records[Int(index)].link }

    /// The node that stands in a slot: the slot itself, or what its alias names.
    func target(_ slot: UInt32) -> UInt32 {
        let record = records[Int(slot)]
        return record.form == .alias ? record.link : slot
    }

    func span(_ index: UInt32) -> SourceSpan {
        let record = records[Int(index)]
        return SourceSpan(file: file, start: record.start, end: record.start + record.length)
    }

    func isVerbatim(_ index: UInt32) -> Bool { records[Int(index)].form == .verbatim }

    func text(_ index: UInt32) -> String {
        let record = records[Int(index)]
        if record.form == .decoded { return decoded[Int(record.link)] }
        return String(decoding: bytes[textRange(record)], as: UTF8.self)
    }

    /// Compares without making a string, which is what looking up a key does most.
    func hasText(_ index: UInt32, _ text: String) -> Bool {
        let record = records[Int(index)]
        if record.form == .decoded { return decoded[Int(record.link)] == text }
        let range = textRange(record)
        return range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
    }

    func isTrue(_ index: UInt32) -> Bool {
        let first = bytes[Int(records[Int(index)].start)]
        return first == UInt8(ascii: "t") || first == UInt8(ascii: "T")
    }

    /// The value of an integer: decimal, or YAML's `0o17` and `0x1F`.
    func integer(_ index: UInt32) -> Int? {
        let text = text(index)
        if text.hasPrefix("0o") { return Int(text.dropFirst(2), radix: 8) }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        return Int(text)
    }

    func childCount(_ index: UInt32) -> Int {
        let record = records[Int(index)]
        guard record.form == .container else { return 0 }
        var count = 0
        var slot = record.link
        while slot != Self.none {
            count += 1
            slot = sibling(slot)
        }
        return record.kind == .mapping ? count / 2 : count
    }

    private func textRange(_ record: Record) -> Range<Int> {
        let start = Int(record.start)
        switch record.form {
        case .verbatim: return start..<start + Int(record.length)
        case .quoted: return start + 1..<start + Int(record.length) - 1
        case .container, .decoded, .alias: return start..<start
        }
    }
}
