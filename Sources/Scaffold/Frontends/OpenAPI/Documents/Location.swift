package import ScaffoldDiagnostics
package import ScaffoldSource

/// Tells nodes apart: an alias and the node that it names are one.
package struct NodeID: Hashable, Sendable {
    let file: SourceFileID
    let index: UInt32
}

extension Node {
    package var id: NodeID { NodeID(file: tree.file, index: index) }
}

/// A node, with what a reference inside it is relative to, and its JSON pointer.
package struct Location {
    package let node: Node
    package let base: Base
    /// As a fragment of its document: `#/components/schemas/Shot`.
    package let pointer: String

    package init(node: Node, base: Base, pointer: String) {
        self.node = node
        self.base = base
        self.pointer = pointer
    }

    package var span: SourceSpan { node.span }
    package var document: OpenAPIDocument { base.document }
    package var dialect: Dialect { base.dialect }

    /// The value of a key of a mapping; nil where the key, or the mapping, is not.
    package subscript(key: String) -> Location? {
        node[key].map { child($0, key) }
    }

    /// A value of this mapping or list, whose key or index is known.
    package func child(_ node: Node, _ key: String) -> Location {
        Location(node: node, base: base, pointer: JSONPointer.join(pointer, key))
    }

    /// The `$ref` of a mapping that holds nothing else, as most references do; nil for every other node.
    var soleReference: Node? {
        var entries = node.entries
        guard let first = entries.next(), entries.next() == nil, first.name == "$ref" else { return nil }
        return first.value
    }

    /// The elements of a list, each with its place.
    package var items: [Location] {
        node.items.enumerated().map { Location(node: $1, base: base, pointer: "\(pointer)/\($0)") }
    }

    /// The entries of a mapping, each with its place.
    package var entries: [(key: Node, value: Location)] {
        node.entries.map { ($0.key, child($0.value, $0.name)) }
    }
}
