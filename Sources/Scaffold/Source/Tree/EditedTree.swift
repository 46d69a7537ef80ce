extension EditableNode {
    /// The whole as one tree of the file that the outermost node stands in, so that everything in it, parts of other
    /// files included, is relative to that file; places stay those of the files.
    package func tree() -> NodeTree {
        if case .original(let node) = self, node.index == 0 { return node.tree }
        var sources = EditSources(first: node.tree)
        sources.collect(self)
        let bytes = sources.bytes
        return bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return node.tree }
            var writer = EditWriter(
                sources: sources, builder: NodeTreeBuilder(file: node.tree.file, base: base, expectedNodes: 1024))
            writer.write(self)
            return writer.tree(bytes: bytes)
        }
    }
}

/// The trees whose parts stand in an edited one, and where the bytes of each begin.
private struct EditSources {
    private(set) var bytes: [UInt8]
    private(set) var insertions: [NodeTree.Insertion]
    private var offsets: [ObjectIdentifier: UInt32]

    init(first: NodeTree) {
        bytes = first.bytes
        insertions = first.insertions
        offsets = [ObjectIdentifier(first): 0]
    }

    mutating func collect(_ node: EditableNode) {
        add(node.node.tree)
        switch node {
        case .original: break
        case .mapping(_, let entries):
            for entry in entries {
                add(entry.key.tree)
                collect(entry.value)
            }
        case .list(_, let items):
            for item in items { collect(item) }
        }
    }

    private mutating func add(_ tree: NodeTree) {
        guard offsets[ObjectIdentifier(tree)] == nil else { return }
        let start = UInt32(bytes.count)
        offsets[ObjectIdentifier(tree)] = start
        insertions.append(NodeTree.Insertion(file: tree.file, start: start))
        insertions += tree.insertions.map { NodeTree.Insertion(file: $0.file, start: $0.start + start) }
        bytes += tree.bytes
    }

    func offset(of tree: NodeTree) -> Int { Int(offsets[ObjectIdentifier(tree)] ?? 0) }
}

/// Copies nodes into a new tree. What the sources share stays shared, for its expansion may be without bounds.
private struct EditWriter: ~Copyable {
    private struct Origin: Hashable {
        let tree: ObjectIdentifier
        let index: UInt32
    }

    let sources: EditSources
    private var builder: NodeTreeBuilder
    private var written: [Origin: UInt32] = [:]

    init(sources: EditSources, builder: consuming NodeTreeBuilder) {
        self.sources = sources
        self.builder = builder
    }

    consuming func tree(bytes: [UInt8]) -> NodeTree { builder.tree(bytes: bytes, insertions: sources.insertions) }

    mutating func write(_ node: EditableNode) {
        switch node {
        case .original(let node): copy(node)
        case .mapping(let node, let entries):
            container(node) { writer in
                for entry in entries {
                    writer.copy(entry.key)
                    writer.write(entry.value)
                }
            }
        case .list(let node, let items):
            container(node) { writer in
                for item in items { writer.write(item) }
            }
        }
    }

    private mutating func copy(_ node: Node) {
        let record = node.tree.record(node.index)
        let start = sources.offset(of: node.tree) + Int(record.start)
        let end = start + Int(record.length)
        switch record.form {
        case .container:
            let origin = Origin(tree: ObjectIdentifier(node.tree), index: node.index)
            if let slot = written[origin] { return builder.alias(to: slot, start: start, end: end) }
            written[origin] = builder.nextSlot
            container(node) { writer in
                for entry in node.entries {
                    writer.copy(entry.key)
                    writer.copy(entry.value)
                }
                for item in node.items { writer.copy(item) }
            }
        case .decoded:
            builder.decoded.begin()
            node.tree.withText(node.index) { builder.decoded.append($0) }
            builder.decodedScalar(record.kind, start: start, end: end)
        case .verbatim, .quoted, .alias: builder.scalar(record.kind, record.form, start: start, end: end)
        }
    }

    private mutating func container(_ node: Node, _ fill: (inout EditWriter) -> Void) {
        let record = node.tree.record(node.index)
        let start = sources.offset(of: node.tree) + Int(record.start)
        builder.open(record.kind, at: start)
        fill(&self)
        builder.close(at: start + Int(record.length))
    }
}
