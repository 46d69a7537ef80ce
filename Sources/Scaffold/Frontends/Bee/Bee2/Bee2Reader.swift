import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Reads one document of Bee 2. Each section has a file of its name; this one has the frame and what is shared.
struct Bee2Reader {
    var model: ProtocolModel
    let root: Node
    let sink: DiagnosticSink
    let document: DocumentID
    /// Enumerations and models by name.
    var declared: [String: DeclaredType] = [:]

    struct DeclaredType {
        let id: TypeID
        let span: SourceSpan
        /// What was written for a model; nil for an enumeration.
        let node: Node?
    }

    private static let sections = [
        "bee", "title", "author", "doc", "server", "security", "enum", "model", "controller",
    ]
    private static let reserved = ["view", "record", "paging"]

    init(model: ProtocolModel, path: String, root: Node, sink: DiagnosticSink) {
        self.model = model
        self.root = root
        self.sink = sink
        document = self.model.add(DocumentDeclaration(path: path, span: root.span))
    }

    mutating func read() {
        guard root.kind == .mapping else {
            return wrongKind(root, "a document", expected: "a mapping", help: "begin it with `bee: 2`")
        }
        checkKeys(of: root, known: Self.sections, reserved: Self.reserved, in: "a Bee 2 document")
        readHeader()
        let types = model.mark
        readEnumerations()
        readModels()
        readController()
        DefaultReader(sink: sink).adapt(&model, since: types)
    }

    private mutating func readHeader() {
        if let version = root["bee"], version.text != "2" {
            sink.error(
                .wrongKind, "there is no Bee \(version.text)", at: version.span, help: "write `bee: 2`")
        }
        model[document].title = root["title"].flatMap { text($0, "`title`") }
        model[document].titleSpan = root["title"]?.span
        model[document].author = root["author"].flatMap { text($0, "`author`") }
        if let doc = root["doc"].flatMap({ text($0, "`doc`") }) {
            model[document].documentation = Documentation(text: doc)
        }
        if let server = root["server"] { model[document].servers = readServers(server) }
    }

    private func readServers(_ node: Node) -> [Server] {
        switch node.kind {
        case .string: return [readServer(node, name: nil)].compactMap { $0 }
        case .mapping: return node.entries.compactMap { readServer($0.value, name: $0.name) }
        default:
            wrongKind(
                node, "`server`", expected: "a URL or a mapping of names to URLs",
                help: "write `server: https://api.example.com`")
            return []
        }
    }

    private func readServer(_ node: Node, name: String?) -> Server? {
        guard let url = node.string else {
            wrongKind(node, "a server", expected: "a URL", help: "write it with its scheme: `https://api.example.com`")
            return nil
        }
        do throws(URLText.Fault) {
            try URLText.checkServer(url)
        } catch {
            sink.error(.wrongKind, error.message, at: node.place(of: error.range), help: error.help)
            return nil
        }
        return Server(name: name, url: url, span: node.span)
    }
}

// MARK: What every section needs

extension Bee2Reader {
    /// Reports each key that is not known, with the nearest that is.
    func checkKeys(of node: Node, known: [String], reserved: [String] = [], in what: String) {
        for entry in node.entries where !known.contains(entry.name) {
            if reserved.contains(entry.name) {
                sink.error(
                    .reservedKey, "`\(entry.name)` is reserved and does not work yet", at: entry.key.span,
                    help: "remove it for now")
                continue
            }
            sink.unknownKey(entry.name, in: what, at: entry.key.span, known: known)
        }
    }

    func wrongKind(_ node: Node, _ what: String, expected: String, help: String) {
        sink.error(.wrongKind, "\(what) must be \(expected), not \(node.kindInWords)", at: node.span, help: help)
    }

    /// The text of a scalar that people read; numbers and the like count as their text.
    func text(_ node: Node, _ what: String) -> String? {
        switch node.kind {
        case .string, .integer, .float, .bool: return node.text
        case .null, .list, .mapping:
            wrongKind(node, what, expected: "text", help: "write some text, in quotes if it has signs of YAML's own")
            return nil
        }
    }

    func boolean(_ node: Node, _ what: String) -> Bool {
        guard let value = node.bool else {
            wrongKind(node, what, expected: "`true` or `false`", help: "write it without quotes")
            return false
        }
        return value
    }

    /// What `$doc`, `$name`, `$deprecated` and `$example` of a mapping say.
    func description(of node: Node) -> Description {
        let doc = node["$doc"].flatMap { text($0, "`$doc`") } ?? ""
        return Description(
            name: node["$name"].flatMap { text($0, "`$name`") },
            documentation: Documentation(text: doc, example: node["$example"].map { ModelValue($0) }),
            isDeprecated: node["$deprecated"].map { boolean($0, "`$deprecated`") } ?? false)
    }

    struct Description {
        var name: String?
        var documentation = Documentation()
        var isDeprecated = false
    }
}

extension Node {
    /// What a node is, for a message.
    var kindInWords: String {
        switch kind {
        case .null: "empty"
        case .bool: "the Boolean `\(text)`"
        case .integer, .float: "the number `\(text)`"
        case .string: "the text `\(text.prefix(40))`"
        case .list: "a list"
        case .mapping: "a mapping"
        }
    }
}
