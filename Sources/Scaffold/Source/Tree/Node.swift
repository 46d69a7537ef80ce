package import ScaffoldDiagnostics

/// What a node is, after the scalar rules of its syntax (YAML 1.2 core schema, or JSON).
package enum NodeKind: UInt8, Sendable {
    case null, bool, integer, float, string, list, mapping
}

/// One value of a document, with its place. A node is a small handle on a `NodeTree`, cheap to copy; aliases are
/// resolved to the node that they name, so a tree may share nodes but never has a cycle.
package struct Node: Sendable {
    package let tree: NodeTree
    package let index: UInt32

    package var kind: NodeKind { tree.kind(index) }
    package var span: SourceSpan { tree.span(index) }
    package var isNull: Bool { kind == .null }

    /// The text of a scalar: decoded for strings, as written for everything else; empty for lists and mappings.
    package var text: String { tree.text(index) }

    /// The value of a string node; nil for every other kind.
    package var string: String? { kind == .string ? text : nil }

    /// The value of a Boolean node; nil for every other kind.
    package var bool: Bool? { kind == .bool ? tree.isTrue(index) : nil }

    /// The value of an integer node that `Int` can hold; nil otherwise.
    package var int: Int? { kind == .integer ? tree.integer(index) : nil }

    /// The place of a part of a scalar's text, in UTF-8 bytes: exact where the text stands in the file as it is, the
    /// whole scalar where it was folded or has escapes.
    package func place(of offset: Int, length: Int) -> SourceSpan {
        tree.textSpan(index)?.part(offset, length: length) ?? span
    }

    /// The elements of a list; empty for every other kind.
    package var items: NodeItems {
        NodeItems(tree: tree, position: kind == .list ? tree.firstChild(index) : NodeRecord.none)
    }

    /// The entries of a mapping, in the order of the document; empty for every other kind.
    package var entries: NodeEntries {
        NodeEntries(tree: tree, position: kind == .mapping ? tree.firstChild(index) : NodeRecord.none)
    }

    /// The number of items or entries.
    package var count: Int { tree.childCount(index) }

    /// The value of a key of a mapping; nil where the key, or the mapping, is not.
    package subscript(key: String) -> Node? { entry(key)?.value }

    /// The key and value of an entry of a mapping.
    package func entry(_ key: String) -> NodeEntry? {
        var key = key
        return key.withUTF8 { bytes in
            // An empty string may have no address; any will do for no bytes.
            let text = TextSlice(
                base: bytes.baseAddress ?? UnsafePointer(("" as StaticString).utf8Start), count: bytes.count)
            for entry in entries where tree.hasText(entry.key.index, text) { return entry }
            return nil
        }
    }
}

/// A key of a mapping and its value.
package struct NodeEntry: Sendable {
    package let key: Node
    package let value: Node
    /// The text of the key.
    package var name: String { key.text }
}

/// The elements of a list.
package struct NodeItems: Sequence, IteratorProtocol, Sendable {
    let tree: NodeTree
    var position: UInt32

    package mutating func next() -> Node? {
        guard position != NodeRecord.none else { return nil }
        let slot = position
        position = tree.sibling(slot)
        return Node(tree: tree, index: tree.target(slot))
    }
}

/// The entries of a mapping.
package struct NodeEntries: Sequence, IteratorProtocol, Sendable {
    let tree: NodeTree
    var position: UInt32

    package mutating func next() -> NodeEntry? {
        guard position != NodeRecord.none else { return nil }
        let key = position
        let value = tree.sibling(key)
        position = tree.sibling(value)
        return NodeEntry(
            key: Node(tree: tree, index: tree.target(key)), value: Node(tree: tree, index: tree.target(value)))
    }
}

extension Node: CustomStringConvertible {
    /// The node as compact JSON-like text, for messages and dumps.
    package var description: String {
        switch kind {
        case .list: "[" + items.map(\.description).joined(separator: ", ") + "]"
        case .mapping: "{" + entries.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "}"
        case .string: "\"\(text)\""
        default: text
        }
    }
}
