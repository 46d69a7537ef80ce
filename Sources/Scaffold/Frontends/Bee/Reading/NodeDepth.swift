import ScaffoldSource

extension Node {
    /// The first node that stands deeper than `limit` levels; nil for none. It does not recurse, since what it is for
    /// is to keep what does from exhausting the stack.
    func firstNode(deeperThan limit: Int) -> Node? {
        var open = [(node: self, depth: 0)]
        while let (node, depth) = open.popLast() {
            if depth > limit { return node }
            for item in node.items { open.append((item, depth + 1)) }
            for entry in node.entries { open.append((entry.value, depth + 1)) }
        }
        return nil
    }
}
