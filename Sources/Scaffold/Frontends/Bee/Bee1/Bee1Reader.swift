import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Reads one document of Bee 1, whose types are told by examples. What is wrong is a warning, and what is sound is
/// read. Each section has a file of its name; this one has the frame and what is shared.
struct Bee1Reader {
    var model: ProtocolModel
    let root: Node
    let sink: DiagnosticSink
    let document: DocumentID
    var enumerations: [String: TypeID] = [:]
    var models: [String: TypeID] = [:]
    /// Where names stand that nothing declares, in the order of the document.
    var unknown: [String: [SourceSpan]] = [:]

    private static let header = ["title", "author", "source", "prefix", "shortname", "server", "__desc__"]
    private static let sections = ["enum", "model", "controller"]

    init(model: ProtocolModel, path: String, root: Node, sink: DiagnosticSink) {
        self.model = model
        self.root = root
        self.sink = sink
        document = self.model.add(DocumentDeclaration(path: path, span: root.span))
    }

    mutating func read() {
        guard root.kind == .mapping else { return wrongKind(root, "a document", expected: "an object") }
        readHeader()
        let others = root.entries.filter { !Self.header.contains($0.name) && !Self.sections.contains($0.name) }
        let operations = others.filter { OperationKey.looksLikeOne($0.name) || $0.name.hasPrefix("-") }
        let rest = others.filter { entry in !operations.contains { $0.key.index == entry.key.index } }
        readEnumerations()
        let flat = isFlat ? rest.filter { $0.value.kind == .mapping } : []
        readModels(section("model") + flat)
        for entry in rest where !isFlat || entry.value.kind != .mapping { reportLeftover(entry) }
        readController(section("controller") + operations)
        reportUnknown()
        warnOfBee2()
    }

    /// Without a `model` section, what stands at the top is a model.
    private var isFlat: Bool { (root["model"]?.count ?? 0) == 0 }

    /// The entries of a section; none, after a warning, where it is no object.
    func section(_ name: String) -> [NodeEntry] {
        guard let node = root[name] else { return [] }
        if node.kind != .mapping { wrongKind(node, "`\(name)`", expected: "an object") }
        return Array(node.entries)
    }

    private func reportLeftover(_ entry: NodeEntry) {
        sink.warning(
            .unknownKey, "`\(entry.name)` is no part of a Bee 1 document", at: entry.key.span,
            help: Spelling.question(about: entry.name, among: Self.header + Self.sections)
                ?? "move it into `model` or `controller`, or remove it")
    }

    // MARK: Header

    private mutating func readHeader() {
        model[document].title = root["title"].flatMap { text($0, "`title`") }
        model[document].titleSpan = root["title"]?.span
        model[document].author = root["author"].flatMap { text($0, "`author`") }
        model[document].namePrefix = root["prefix"].flatMap { text($0, "`prefix`") }.flatMap { $0.isEmpty ? nil : $0 }
        var about = Documentation(text: root["__desc__"].flatMap { text($0, "`__desc__`") } ?? "")
        if let source = root["source"].flatMap({ text($0, "`source`") }) {
            about.discussion = [about.discussion, source].compactMap { $0 }.joined(separator: "\n\n")
        }
        model[document].documentation = about
        model[document].servers = section("server").compactMap { readServer($0) }
    }

    /// A server without a scheme is reached by http, as ever.
    private func readServer(_ entry: NodeEntry) -> Server? {
        guard let text = text(entry.value, "a server"), !text.isEmpty else { return nil }
        if text.hasPrefix("/") {
            sink.warning(
                .wrongKind, "the server `\(entry.name)` has no host", at: entry.value.span,
                help: "write the whole URL: `http://example.com\(text)`")
            return Server(name: entry.name, url: text, span: entry.value.span)
        }
        let prefix = text.contains("://") ? "" : "http://"
        let url = prefix + text
        do throws(URLText.Fault) {
            try URLText.checkServer(url)
        } catch {
            let start = error.range.lowerBound - prefix.utf8.count
            let range = max(0, start)..<max(0, start + error.range.count)
            sink.warning(
                .wrongKind, "\(error.message); the server is left out", at: entry.value.place(of: range),
                help: error.help)
            return nil
        }
        return Server(name: entry.name, url: url, span: entry.value.span)
    }
}

// MARK: What every section needs

extension Bee1Reader {
    func wrongKind(_ node: Node, _ what: String, expected: String) {
        sink.warning(
            .wrongKind, "\(what) must be \(expected), not \(node.kindInWords)", at: node.span,
            help: "it is left out; write \(expected)")
    }

    func text(_ node: Node, _ what: String) -> String? {
        switch node.kind {
        case .string, .integer, .float, .bool: return node.text
        case .null: return nil
        case .list, .mapping:
            wrongKind(node, what, expected: "text")
            return nil
        }
    }

    /// Reports each name that nothing declares once, where it stands first.
    private func reportUnknown() {
        for (name, spans) in unknown.sorted(by: { ($0.value[0], $0.key) < ($1.value[0], $1.key) }) {
            let known = models.keys.sorted() + enumerations.keys.sorted()
            let nearest =
                Spelling.nearest(to: name, in: known) ?? known.first { $0.hasSuffix(name) || name.hasSuffix($0) }
            let more = spans.count > 1 ? " (used \(spans.count) times)" : ""
            sink.warning(
                .unknownType, "no model or enumeration is named `\(name)`\(more); it is read as any JSON value",
                at: spans[0], notes: spans.dropFirst().prefix(2).map { .init("it is used here too", at: .span($0)) },
                help: Self.advice(for: name) ?? nearest.map { "did you mean `\($0)`?" } ?? "declare it under `model`")
        }
    }

    /// Classes of Objective-C, which compiled with the original generator.
    private static func advice(for name: String) -> String? {
        switch name {
        case "NSObject", "NSNull": "write `null` for any value"
        case "NSDictionary", "NSMutableDictionary": "write `{}` for any object"
        case "NSArray", "NSMutableArray": "write `[]` for any list"
        case "NSString", "NSDate": "write some text as an example"
        case "NSNumber": "write a number as an example"
        case "NSData", "UIImage": "send it as a file: declare it under `fileList`"
        default: nil
        }
    }
}
