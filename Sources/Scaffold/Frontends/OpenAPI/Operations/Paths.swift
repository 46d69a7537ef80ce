import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// The operations of one path, and what they share.
struct PathItem {
    /// Where the messages come from, as overrides name it: `#/paths/~1shots`.
    let pointer: String
    /// The item itself, and what it refers to.
    let layers: [Location]
    var template = PathTemplate(parts: [])
    /// Where each parameter of the path stands.
    var parameterSpans: [SourceSpan] = []
    /// Shared by all operations.
    var parameters: [Location] = []
    var servers: [Server] = []
    var documentation = Documentation()
}

extension DescriptionReader {
    private static let methods: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
    ]

    func readPaths(_ paths: Location) {
        for (key, value) in paths.entries where !key.text.hasPrefix("x-") {
            guard var item = pathItem(value) else { continue }
            let path = PathTemplateReader(key.text)
            for fault in path.faults {
                sink.warning(.invalidOperation, fault, at: key.span, help: "correct the path")
            }
            item.template = path.template
            item.parameterSpans = path.ranges.map { key.place(of: $0.lowerBound, length: $0.count) }
            readOperations(of: item) { .call }
        }
    }

    func readWebhooks(_ webhooks: Location) {
        for (key, value) in webhooks.entries where !key.text.hasPrefix("x-") {
            guard let item = pathItem(value) else { continue }
            readOperations(of: item) { .webhook(key.text) }
        }
    }

    /// Callbacks are addressed by expressions over the message that asks for them.
    func readCallbacks(of operation: Location, _ parent: MessageID) {
        guard let callbacks = reading.mapping("callbacks", of: operation) else { return }
        // Through a `$ref`, a callback can ask for itself.
        guard callbackOwners.insert(operation.node.id).inserted || reading.model[parent].isCall else {
            sink.note(
                .referenceCycle, "the callbacks of this callback are described already, and not once more",
                at: callbacks.span)
            return
        }
        for (name, value) in callbacks.entries where !name.text.hasPrefix("x-") {
            guard let callback = reading.references.follow(value), reading.isMapping(callback, "a callback") else {
                continue
            }
            for (expression, value) in callback.entries where !expression.text.hasPrefix("x-") {
                guard let item = pathItem(value) else { continue }
                readOperations(of: item) { .callback(name.text, expression: expression.text, of: parent) }
            }
        }
    }

    private func pathItem(_ location: Location) -> PathItem? {
        guard !location.node.isNull, reading.isMapping(location, "a path item") else { return nil }
        var layers = [location]
        if location.node["$ref"] != nil {
            guard let target = reading.object(at: location, as: .pathItem) else { return nil }
            layers.append(target)
        }
        var item = PathItem(pointer: location.pointer, layers: layers)
        for layer in layers {
            item.parameters += reading.list("parameters", of: layer)
            item.servers += servers(of: layer)
            let documentation = documentation(of: layer)
            item.documentation.summary = item.documentation.summary ?? documentation.summary
            item.documentation.discussion = item.documentation.discussion ?? documentation.discussion
        }
        return item
    }

    private func readOperations(of item: PathItem, as kind: () -> MessageDeclaration.Kind) {
        var seen: Set<String> = []
        for layer in item.layers {
            reading.checkKeys(of: layer, as: .pathItem)
            for (key, value) in layer.entries {
                if Self.methods.contains(key.text) {
                    guard seen.insert(key.text).inserted else { continue }
                    readOperation(value, key, method: key.text.uppercased(), of: item, kind())
                } else if key.text == "additionalOperations" {
                    readAdditional(value, of: item, kind)
                }
            }
        }
    }

    /// OpenAPI 3.2: methods that have no key of their own, spelled as they are sent.
    private func readAdditional(_ operations: Location, of item: PathItem, _ kind: () -> MessageDeclaration.Kind) {
        guard reading.isMapping(operations, "`additionalOperations`") else { return }
        for (key, value) in operations.entries where !key.text.hasPrefix("x-") {
            guard !Self.methods.contains(key.text.lowercased()) else {
                sink.warning(
                    .invalidOperation, "`\(key.text)` has a key of its own; here it is left out", at: key.span,
                    help: "move it to `\(key.text.lowercased())`")
                continue
            }
            guard key.text.isHTTPToken else {
                sink.warning(
                    .invalidOperation, "`\(key.text)` is no HTTP method; it is left out", at: key.span,
                    help: "write it as it is sent, such as `LINK`")
                continue
            }
            readOperation(value, key, method: key.text, of: item, kind())
        }
    }
}
