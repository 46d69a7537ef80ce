import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `controller`: the operations.
extension Bee2Reader {
    private static let operationKeys = [
        "path", "query", "header", "cookie", "body", "form", "files", "request", "response", "security", "$name",
        "$doc",
        "$tag", "$deprecated",
    ]

    mutating func readController() {
        let security = root["security"].map { readSecurity($0) }
        guard let section = root["controller"] else { return }
        guard section.kind == .mapping else {
            return wrongKind(
                section, "`controller`", expected: "a mapping of operations", help: "write `GET /shots/:id: { … }`")
        }
        for entry in section.entries { readOperation(entry, security: security) }
    }

    private mutating func readOperation(_ entry: NodeEntry, security: [[SecurityRequirement]]?) {
        guard entry.value.kind == .mapping || entry.value.isMissing else {
            return wrongKind(
                entry.value, "an operation", expected: "a mapping", help: "write `response: Shot` below it")
        }
        do throws(OperationKey.Failure) {
            let key = try OperationKey(entry.name)
            guard key.target.hasPrefix("/") else {
                throw OperationKey.Failure(
                    message: "`\(key.target)` is no path", range: key.targetRange, help: "begin it with `/`")
            }
            if let sign = key.target.utf8.firstIndex(where: { "?#".utf8.contains($0) }) {
                let offset = key.targetStart + key.target.utf8.distance(from: key.target.startIndex, to: sign)
                throw OperationKey.Failure(
                    message: "the path has a query", range: offset..<entry.name.utf8.count,
                    help: "declare it under `query:`")
            }
            let path = try key.path()
            addOperation(entry, key, path, security: security)
        } catch {
            sink.error(.invalidOperation, error.message, at: entry.key.place(of: error.range), help: error.help)
        }
    }

    private mutating func addOperation(
        _ entry: NodeEntry, _ key: OperationKey, _ path: OperationPath, security: [[SecurityRequirement]]?
    ) {
        let node = entry.value
        checkKeys(of: node, known: Self.operationKeys, in: "an operation")
        let about = description(of: node)
        var message = MessageDeclaration(
            method: key.method, path: path.template, name: about.name, documentation: about.documentation,
            tags: node["$tag"].map { readTags(of: $0) } ?? [], isDeprecated: about.isDeprecated,
            security: node["security"].map { readSecurity($0) } ?? security, document: document,
            pointer: (Pointer.root / "controller" / entry.name).text, span: entry.key.span)
        message.pathParameterSpans = path.ranges.map { entry.key.place(of: $0) }
        let place = TypePlace(
            owner: .message(model.nextMessageID), path: [], pointer: Pointer(text: message.pointer))
        readParameters(node, of: &message, at: place)
        message.body = readBody(node, of: &message, at: place)
        message.responses = readResponses(node, at: place)
        model.add(message)
    }

    private func readTags(of node: Node) -> [String] {
        switch node.kind {
        case .string: return [node.text]
        case .list: return node.items.compactMap { text($0, "a tag") }
        default:
            wrongKind(node, "`$tag`", expected: "text or a list of texts", help: "write `$tag: shots`")
            return []
        }
    }
}
