package import ScaffoldDiagnostics
package import ScaffoldSource

/// Applies an OpenAPI Overlay 1.0 document to a description before it is read.
package enum Overlay {
    /// The description after all actions, in their order. What is wrong with an action, or an action whose target is
    /// not in the description, is reported, and the others are applied.
    package static func apply(_ overlay: Node, to description: Node, into sink: DiagnosticSink) -> Node {
        guard isReadable(overlay, sink) else { return description }
        guard let actions = overlay["actions"] else {
            sink.error(
                .missingKey, "an overlay needs `actions`", at: overlay.span.part(0, length: 1),
                help: "add a list of actions: `actions: [{target: …, update: …}]`")
            return description
        }
        guard actions.kind == .list else {
            sink.error(
                .wrongKind, "`actions` is a list of actions", at: actions.span,
                help: "write `- target: …` for each")
            return description
        }
        var result = EditableNode.original(description)
        for action in actions.items {
            let before = result
            apply(action, to: &result, sink)
            guard let lost = OpenAPIFrontend.identifyingKeys.first(where: { before[$0] != nil && result[$0] == nil })
            else { continue }
            // Without it, nothing that is said later of the description would be true.
            result = before
            sink.error(
                .invalidOverlay, "this action removes `\(lost)`, which says what the description is",
                at: action["target"]?.span ?? action.span, help: "name a part of it, such as `$.servers`")
        }
        return result.tree().root
    }

    private static func isReadable(_ overlay: Node, _ sink: DiagnosticSink) -> Bool {
        guard let version = overlay["overlay"] else {
            sink.error(
                .missingKey, "an overlay begins with `overlay: 1.0.0`", at: overlay.span.part(0, length: 1),
                help: "add `overlay: 1.0.0`")
            return false
        }
        guard version.text == "1.0" || version.text.hasPrefix("1.0.") else {
            sink.error(
                .unsupportedVersion, "overlays of version \(version.text) are not supported", at: version.span,
                help: "write it for version 1.0.0")
            return false
        }
        for entry in overlay.entries { checkKey(entry, ["overlay", "info", "extends", "actions"], sink) }
        return true
    }

    private static func checkKey(_ entry: NodeEntry, _ known: [String], _ sink: DiagnosticSink) {
        guard !known.contains(entry.name), !entry.name.hasPrefix("x-") else { return }
        sink.warning(
            .unknownKey, "the key `\(entry.name)` means nothing here", at: entry.key.span,
            help: Spelling.question(about: entry.name, among: known) ?? "remove it, or begin its name with `x-`")
    }

    private static func apply(_ action: Node, to description: inout EditableNode, _ sink: DiagnosticSink) {
        guard let target = action["target"] else {
            return sink.error(
                .missingKey, "an action needs a `target`", at: action.span.part(0, length: 1),
                help: "add a JSONPath: `target: $.info`")
        }
        for entry in action.entries { checkKey(entry, ["target", "description", "update", "remove"], sink) }
        guard let path = path(target, sink) else { return }
        let matches = path.matches(in: description)
        guard !matches.isEmpty else {
            return sink.warning(
                .overlayMiss, "nothing in the description is at `\(target.text)`", at: target.span,
                help: "correct the target, or remove the action")
        }
        if let remove = action["remove"], remove.bool == nil {
            return sink.error(
                .wrongKind, "`remove` is true or false", at: remove.span, help: "write `remove: true`, or leave it out")
        }
        if action["remove"]?.bool == true {
            for match in matches.sorted(by: isRemovedFirst) { remove(match, from: &description, target, sink) }
        } else if let update = action["update"] {
            for match in matches { description.edit(at: match) { merge(update, into: &$0, sink) } }
        } else {
            sink.warning(
                .invalidOverlay, "this action neither updates nor removes anything", at: action.span.part(0, length: 1),
                help: "add `update` or `remove: true`")
        }
    }

    private static func path(_ target: Node, _ sink: DiagnosticSink) -> JSONPath? {
        guard let text = target.string else {
            sink.error(.wrongKind, "a target is a JSONPath", at: target.span, help: "write text such as `$.info`")
            return nil
        }
        do throws(JSONPathParser.Fault) {
            return try JSONPathParser.parse(text)
        } catch {
            sink.error(
                .invalidOverlay, "this is no JSONPath: \(error.message)", at: target.place(of: error.offset, length: 1),
                help: "RFC 9535 has the syntax, such as `$.paths['/shots'].get`")
            return nil
        }
    }

    /// What is taken out of a list moves what follows, so the last goes first, and children before their parents.
    private static func isRemovedFirst(_ left: [NodeStep], _ right: [NodeStep]) -> Bool {
        guard left.count == right.count, case .index(let first) = left.last, case .index(let second) = right.last else {
            return left.count > right.count
        }
        return first > second
    }

    private static func remove(
        _ path: [NodeStep], from description: inout EditableNode, _ target: Node, _ sink: DiagnosticSink
    ) {
        guard let last = path.last else {
            return sink.error(
                .invalidOverlay, "the whole description cannot be removed", at: target.span,
                help: "name a part of it, such as `$.servers`")
        }
        description.edit(at: path.dropLast()) { $0.remove(last) }
    }

    /// Mappings take the entries of an update, each merged into the one of its name; to a list the update is added;
    /// anything else it replaces (Overlay 1.0.0, section 4.4.3).
    private static func merge(_ update: Node, into node: inout EditableNode, _ sink: DiagnosticSink) {
        switch (node.kind, update.kind) {
        case (.mapping, .mapping):
            var entries = node.entries
            for entry in update.entries {
                if let index = entries.firstIndex(where: { $0.key.text == entry.name }) {
                    mergeEntry(entry.value, into: &entries[index].value, sink)
                } else {
                    entries.append(EditableNode.Entry(key: entry.key, value: .original(entry.value)))
                }
            }
            node = .mapping(node.node, entries)
        case (.list, _): node = .list(node.node, node.items + [.original(update)])
        case (.mapping, _):
            sink.error(
                .invalidOverlay, "an object is updated with an object", at: update.span,
                help: "write a mapping of keys to values")
        default: node = .original(update)
        }
    }

    /// Inside an update, lists are joined and every other value that is not an object replaces the old one.
    private static func mergeEntry(_ update: Node, into node: inout EditableNode, _ sink: DiagnosticSink) {
        switch (node.kind, update.kind) {
        case (.mapping, .mapping): merge(update, into: &node, sink)
        case (.list, .list): node = .list(node.node, node.items + update.items.map { .original($0) })
        default: node = .original(update)
        }
    }
}
