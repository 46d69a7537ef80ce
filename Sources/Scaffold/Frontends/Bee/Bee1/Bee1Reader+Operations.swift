import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `controller`: operations by example.
extension Bee1Reader {
    private static let keys = ["request", "response", "fileList", "__desc__"]

    /// An entry whose key begins with `-` is switched off.
    mutating func readController(_ entries: [NodeEntry]) {
        let first = model.mark
        for entry in entries where !entry.name.hasPrefix("-") { readOperation(entry) }
        if root["shortname"].map({ $0.bool ?? ($0.int != 0) }) == true { shortenNames(since: first) }
    }

    private mutating func readOperation(_ entry: NodeEntry) {
        guard entry.value.kind == .mapping else {
            return wrongKind(entry.value, "an operation", expected: "an object")
        }
        do throws(OperationKey.Failure) {
            let key = try OperationKey(entry.name)
            let target = OperationTarget(key)
            let path = try OperationPath(target.path, at: target.start)
            addOperation(entry, key.method, target, path)
        } catch {
            sink.warning(
                .invalidOperation, error.message + "; it is left out", at: entry.key.place(of: error.range),
                help: error.help)
        }
    }

    private mutating func addOperation(
        _ entry: NodeEntry, _ method: String, _ target: OperationTarget, _ path: OperationPath
    ) {
        let node = entry.value
        if let first = model.messages.indices.first(where: {
            model.messages[$0].document == document && model.messages[$0].method == method
                && model.messages[$0].path == path.template
        }) {
            return sink.warning(
                .duplicateOperation, "`\(method) \(path.template.text)` is declared twice; this one is left out",
                at: entry.key.span, notes: [.init("the first is here", at: .span(model.messages[first].span))],
                help: "remove one")
        }
        let about = node["__desc__"].flatMap { text($0, "`__desc__`") } ?? entry.key.commentAbove ?? ""
        var message = MessageDeclaration(
            method: method, path: path.template, documentation: Documentation(text: about), document: document,
            pointer: (Pointer.root / "controller" / entry.name).text, span: entry.key.span)
        message.pathParameterSpans = path.ranges.map { entry.key.place(of: $0) }
        if let server = target.server { message.servers = [Server(url: server, span: entry.key.span)] }
        message.parameters = parameters(of: path, message) + fixedQuery(target, entry.key, message)
        let place = SamplePlace(
            owner: .message(model.nextMessageID), path: [], pointer: Pointer(text: message.pointer))
        let isExchange = node["request"] != nil || node["response"] != nil
        if isExchange { checkKeys(of: node) }
        readRequest(node, of: &message, at: place)
        message.responses = [readResponse(node, isWhole: !isExchange, at: place)]
        model.add(message)
    }

    private func checkKeys(of node: Node) {
        for entry in node.entries where !Self.keys.contains(entry.name) {
            sink.unknownKey(entry.name, in: "an operation", at: entry.key.span, known: Self.keys, .warning)
        }
    }

    /// The parameters of a path are texts, each once.
    private func parameters(of path: OperationPath, _ message: MessageDeclaration) -> [Parameter] {
        var seen: Set<String> = []
        return zip(path.template.parameters, message.pathParameterSpans).compactMap { name, span in
            guard seen.insert(name).inserted else { return nil }
            let field = Field(
                key: name, type: TypeUse(.scalar(.string), span: span), isRequired: true,
                pointer: (Pointer(text: message.pointer) / "path" / name).text, span: span)
            return Parameter(place: .path, field: field)
        }
    }

    /// A query in the URL is sent as it stands unless the caller says otherwise.
    private func fixedQuery(_ target: OperationTarget, _ key: Node, _ message: MessageDeclaration) -> [Parameter] {
        target.query.map { name, value in
            let field = Field(
                key: name, type: TypeUse(.scalar(.string), span: key.span), isRequired: false,
                defaultValue: .string(value), pointer: (Pointer(text: message.pointer) / "query" / name).text,
                span: key.span)
            return Parameter(place: .query, field: field)
        }
    }

    // MARK: Responses

    /// Without `request` and `response` the whole value is the response.
    private mutating func readResponse(_ node: Node, isWhole: Bool, at place: SamplePlace) -> ResponseDeclaration {
        var response = ResponseDeclaration(status: .range(2), contents: [], span: node.span)
        let inside = SamplePlace(
            owner: place.owner, path: [.response(.range(2))], pointer: place.pointer / "response")
        if isWhole {
            let entries = node.entries.filter { !["__desc__", "fileList"].contains($0.name) }
            guard !entries.isEmpty else { return response }
        }
        guard let sample = isWhole ? node : node["response"], !sample.isNull,
            sample.kind != .mapping || sample.count > 0
        else { return response }
        response.span = sample.span
        var use = infer([sample], at: inside)
        if isWhole, case .named(let id) = use.shape, case .object(var object) = model[id].kind {
            object.fields.removeAll { ["__desc__", "fileList"].contains($0.key) }
            model[id].kind = .object(object)
        }
        use.isNullable = false
        response.contents = [BodyContent(mediaType: "application/json", encoding: .json, type: use)]
        return response
    }

    // MARK: Names

    /// `shortname` names operations by the last part of their path, where that is not taken.
    private mutating func shortenNames(since mark: ModelMark) {
        let ids = model.messageIDs(since: mark)
        let names = ids.map { model[$0].path.lastWord }
        for (id, name) in zip(ids, names) {
            if let name, names.count(where: { $0?.lowercased() == name.lowercased() }) == 1 { model[id].name = name }
        }
    }
}

extension PathTemplate {
    /// The last part of the path that is text, without its extension.
    fileprivate var lastWord: String? {
        guard case .literal(let text) = parts.last, let word = text.split(separator: "/").last else { return nil }
        return word.split(separator: ".").first.map(String.init)
    }
}
