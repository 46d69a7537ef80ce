import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension ModelValue {
    /// The value that a node writes.
    init(_ node: Node) {
        switch node.kind {
        case .null: self = .null
        case .bool: self = .bool(node.bool == true)
        case .integer, .float:
            if let number = DecimalNumber(node.text) ?? node.int.map({ DecimalNumber($0) }) {
                self = .number(number)
            } else {
                self = .string(node.text)
            }
        case .string: self = .string(node.text)
        case .list: self = .list(node.items.map { ModelValue($0) })
        case .mapping: self = .object(node.entries.map { Entry(key: $0.name, value: ModelValue($0.value)) })
        }
    }

    /// The value of a literal of the type language: JSON where it is JSON, else its text.
    init(literal text: String) {
        var files = SourceFiles()
        let id = files.add(SourceFile(path: "literal.json", bytes: Array(text.utf8)))
        let document = DocumentReader.read(id, in: files, into: DiagnosticSink())
        if let document, document.leniencies.isEmpty, document.duplicateKeys.isEmpty {
            self.init(document.root)
        } else {
            self = .string(text)
        }
    }
}

extension Documentation {
    /// Splits a text at its first empty line: the paragraph before it is the summary.
    init(text: String, example: ModelValue? = nil) {
        guard text.utf8.contains(UInt8(ascii: "\n")) else {
            let line = Self.withoutTrailingBlanks(text[...])
            self.init(summary: line.isEmpty ? nil : line, example: example)
            return
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutTrailingBlanks)
        let body = lines.drop { $0.isEmpty }
        let summary = body.prefix { !$0.isEmpty }
        let rest = body[summary.endIndex...].drop { $0.isEmpty }
        let end = rest.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? rest.startIndex
        self.init(
            summary: summary.isEmpty ? nil : summary.joined(separator: " "),
            discussion: rest.isEmpty ? nil : rest[..<end].joined(separator: "\n"), example: example)
    }

    private static func withoutTrailingBlanks(_ line: Substring) -> String {
        var line = line
        while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
        return String(line)
    }
}
