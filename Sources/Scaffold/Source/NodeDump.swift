package import ScaffoldDiagnostics

/// A document as text, a line per node, for `inspect nodes` and for tests: its place, its key, its kind, its text.
package struct NodeDump {
    private let lines: LineIndex
    private var text = ""

    package static func text(of root: Node, in source: SourceFile) -> String {
        var dump = NodeDump(lines: LineIndex(source.bytes))
        dump.write(root, label: "", depth: 1)
        return "\(source.path)\n" + dump.text
    }

    private init(lines: LineIndex) {
        self.lines = lines
    }

    private mutating func write(_ node: Node, label: String, depth: Int) {
        let place = lines.place(of: Int(node.span.start))
        text +=
            String(repeating: "  ", count: depth) + "\(place.line):\(place.column) \(label)\(Self.summary(of: node))\n"
        for item in node.items { write(item, label: "- ", depth: depth + 1) }
        for entry in node.entries { write(entry.value, label: JSONText.quoted(entry.name) + ": ", depth: depth + 1) }
    }

    private static func summary(of node: Node) -> String {
        switch node.kind {
        case .mapping: "mapping of \(node.count)"
        case .list: "list of \(node.count)"
        case .null: "null"
        case .bool: "bool \(node.text)"
        case .integer: "integer \(node.text)"
        case .float: "float \(node.text)"
        case .string: "string " + JSONText.quoted(node.text)
        }
    }
}
