import ScaffoldDiagnostics
import ScaffoldNaming
import ScaffoldOutput
import ScaffoldRendering
import ScaffoldSource

/// Reads `scaffold.yaml`. Everything that it does not know is an error, with what it knows.
struct ConfigurationReader {
    private let sink: DiagnosticSink
    /// The folder of the file, from which the paths in it start.
    private let folder: String
    private var configuration = Configuration()

    static let keys = [
        "access", "naming", "files", "decoding", "requests", "enumerations", "properties", "hashable", "codable",
        "acceptNullable", "formats", "templates", "documents", "names", "types",
    ]

    static let documentKeys = ["namespace", "only", "overlays", "address"]
    static let selectionKeys = ["paths", "tags", "operations", "methods"]

    init(folder: String, sink: DiagnosticSink) {
        self.folder = folder
        self.sink = sink
    }

    mutating func read(_ document: ScaffoldSource.Document) -> Configuration {
        document.reportLeniencies(into: sink)
        document.reportDuplicateKeys(.error, into: sink)
        for entry in entries(of: document.root, "the configuration", Self.keys) { read(entry) }
        return configuration
    }

    private mutating func read(_ entry: NodeEntry) {
        switch entry.name {
        case "access": configuration.rendering.access = choice(entry) ?? .public
        case "naming": configuration.naming = choice(entry) ?? .swift
        case "decoding": configuration.rendering.decoding = choice(entry) ?? .tolerant
        case "requests": configuration.rendering.requests = choice(entry) ?? .strict
        case "enumerations": configuration.rendering.enumerations = choice(entry) ?? .open
        case "properties": configuration.rendering.properties = choice(entry) ?? .let
        case "files": configuration.rendering.files = files(entry.value) ?? .perType
        case "hashable": configuration.rendering.hashable = flag(entry)
        case "codable": configuration.rendering.codable = flag(entry)
        case "acceptNullable": configuration.acceptsNullable = flag(entry)
        case "templates": configuration.templates = templates(entry.value)
        case "documents": configuration.documents = entries(of: entry.value, "`documents`").map(document)
        case "formats": configuration.formats = choice(entry) ?? .annotation
        case "names": configuration.names = overrides(entry)
        default: configuration.types = overrides(entry)
        }
    }

    // MARK: Values

    private func choice<Choice: RawRepresentable & CaseIterable>(_ entry: NodeEntry) -> Choice?
    where Choice.RawValue == String {
        if entry.value.isScalar, let choice = Choice(rawValue: entry.value.text) { return choice }
        refuse(entry.value, "`\(entry.name)`", Choice.allCases.map { "`\($0.rawValue)`" })
        return nil
    }

    private func files(_ value: Node) -> RenderingOptions.Files? {
        if value.string == "perType" { return .perType }
        guard value.kind == .mapping, value.count > 0 else {
            refuse(value, "`files`", ["`perType`", "`{ shards: 20 }`"])
            return nil
        }
        for entry in entries(of: value, "`files`", ["shards"]) {
            if let count = entry.value.int, Request.shardCounts.contains(count) { return .shards(count) }
            let range = Request.shardCounts
            refuse(entry.value, "`shards`", ["a number from \(range.lowerBound) to \(range.upperBound)"])
        }
        return nil
    }

    private func flag(_ entry: NodeEntry) -> Bool {
        if let flag = entry.value.bool { return flag }
        refuse(entry.value, "`\(entry.name)`", ["`true`", "`false`"])
        return false
    }

    private func templates(_ value: Node) -> (folder: String, span: SourceSpan)? {
        if let path = value.string, !path.isEmpty { return (FilePath.join(folder, path), value.span) }
        refuse(value, "`templates`", ["the path of a folder"])
        return nil
    }

    private func overrides(_ entry: NodeEntry) -> [Configuration.Override] {
        entries(of: entry.value, "`\(entry.name)`").compactMap { override in
            guard let choice = override.value.string else {
                refuse(override.value, "`\(override.name)`", ["a name in Swift"])
                return nil
            }
            return Configuration.Override(
                target: override.name, choice: choice, span: override.key.span, choiceSpan: override.value.span)
        }
    }

    // MARK: Documents

    private func document(_ entry: NodeEntry) -> Configuration.Document {
        var document = Configuration.Document(name: entry.name, span: entry.key.span)
        for entry in entries(of: entry.value, "`\(entry.name)`", Self.documentKeys) {
            switch entry.name {
            case "only": document.selection = selection(entry.value)
            case "overlays": document.overlays = overlays(entry)
            case "address":
                document.address = entry.value.string.map { Configuration.Text(text: $0, span: entry.value.span) }
                if document.address == nil { refuse(entry.value, "`address`", ["an absolute address: `https://…`"]) }
            default:
                document.namespace = entry.value.string.map { Configuration.Text(text: $0, span: entry.value.span) }
                if document.namespace == nil { refuse(entry.value, "`namespace`", ["the name of a Swift type"]) }
            }
        }
        return document
    }

    private func overlays(_ entry: NodeEntry) -> [Configuration.Text] {
        list(entry).map { Configuration.Text(text: FilePath.join(folder, $0.text), span: $0.span) }
    }

    private func selection(_ value: Node) -> Configuration.SelectionSetting {
        var selection = Configuration.SelectionSetting()
        let entries = entries(of: value, "`only`", Self.selectionKeys)
        if entries.count == value.count, entries.allSatisfy({ $0.value.kind == .list && $0.value.count == 0 }) {
            sink.error(
                .invalidConfiguration, "`only` selects nothing", at: value.span,
                help: "name `paths`, `tags`, `operations` or `methods`, or leave `only` out for all of them")
        }
        for entry in entries {
            switch entry.name {
            case "paths": selection.paths = list(entry)
            case "tags": selection.tags = list(entry)
            case "operations": selection.operations = list(entry)
            default: selection.methods = list(entry)
            }
        }
        return selection
    }

    private func list(_ entry: NodeEntry) -> [Configuration.Text] {
        guard entry.value.kind == .list else {
            refuse(entry.value, "`\(entry.name)`", ["a list: `[\(entry.value.isScalar ? entry.value.text : "…")]`"])
            return []
        }
        return entry.value.items.compactMap { item in
            if item.isScalar { return Configuration.Text(text: item.text, span: item.span) }
            refuse(item, "an entry of `\(entry.name)`", ["text"])
            return nil
        }
    }

    // MARK: Mappings

    /// The entries of a node that should be a mapping; those whose keys are not among the known ones are reported and
    /// left out.
    private func entries(of node: Node, _ what: String, _ known: [String]? = nil) -> [NodeEntry] {
        guard node.kind == .mapping else {
            if !node.isNull { refuse(node, what, ["a mapping of keys to values"]) }
            return []
        }
        return node.entries.filter { entry in
            guard let known, !known.contains(entry.name) else { return true }
            sink.unknownKey(entry.name, in: what, at: entry.key.span, known: known)
            return false
        }
    }

    private func refuse(_ value: Node, _ what: String, _ allowed: [String]) {
        let written = value.isScalar ? "`\(value.text)`" : value.kind == .list ? "a list" : "a mapping"
        sink.error(
            .invalidConfiguration, "\(what) cannot be \(written)", at: value.span,
            help: "write \(allowed.joined(separator: " or "))")
    }
}

extension Node {
    fileprivate var isScalar: Bool { kind != .list && kind != .mapping }
}
