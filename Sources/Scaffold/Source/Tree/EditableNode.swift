/// One step down a tree: to the value of a key, or to an element of a list.
package enum NodeStep: Hashable, Sendable {
    case key(String)
    case index(Int)
}

/// A node of a tree that is being changed: either it is as it was read, or it is a list or mapping with new children.
/// Every part keeps the place where it was written.
package indirect enum EditableNode: Sendable {
    case original(Node)
    /// A mapping with these entries instead of those of the node.
    case mapping(Node, [Entry])
    /// A list with these elements instead of those of the node.
    case list(Node, [EditableNode])

    package struct Entry: Sendable {
        package let key: Node
        package var value: EditableNode

        package init(key: Node, value: EditableNode) {
            self.key = key
            self.value = value
        }
    }

    /// The node as it was read: where it stands, its kind, the text of a scalar.
    package var node: Node {
        switch self {
        case .original(let node), .mapping(let node, _), .list(let node, _): node
        }
    }

    package var kind: NodeKind { node.kind }

    /// The entries of a mapping; empty for every other kind.
    package var entries: [Entry] {
        switch self {
        case .original(let node): node.entries.map { Entry(key: $0.key, value: .original($0.value)) }
        case .mapping(_, let entries): entries
        case .list: []
        }
    }

    /// The elements of a list; empty for every other kind.
    package var items: [EditableNode] {
        switch self {
        case .original(let node): node.items.map { .original($0) }
        case .list(_, let items): items
        case .mapping: []
        }
    }

    /// The value of a key of a mapping.
    package subscript(key: String) -> EditableNode? {
        switch self {
        case .original(let node): node[key].map { .original($0) }
        case .mapping(_, let entries): entries.first { $0.key.text == key }?.value
        case .list: nil
        }
    }

    /// Replaces what stands at the end of a path; a path that leads nowhere changes nothing.
    package mutating func edit(at path: some Collection<NodeStep>, _ change: (inout EditableNode) -> Void) {
        guard let step = path.first else { return change(&self) }
        switch step {
        case .key(let key):
            var entries = entries
            guard let index = entries.firstIndex(where: { $0.key.text == key }) else { return }
            entries[index].value.edit(at: path.dropFirst(), change)
            self = .mapping(node, entries)
        case .index(let index):
            var items = items
            guard items.indices.contains(index) else { return }
            items[index].edit(at: path.dropFirst(), change)
            self = .list(node, items)
        }
    }

    /// Takes one child out.
    package mutating func remove(_ step: NodeStep) {
        switch step {
        case .key(let key): self = .mapping(node, entries.filter { $0.key.text != key })
        case .index(let index):
            var items = items
            guard items.indices.contains(index) else { return }
            items.remove(at: index)
            self = .list(node, items)
        }
    }
}
