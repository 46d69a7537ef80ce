import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    /// Adds the message of an operation, and those of its callbacks.
    func readOperation(
        _ location: Location, _ key: Node, method: String, of item: PathItem, _ kind: MessageDeclaration.Kind
    ) {
        // By the letter an operation is no reference; trees of files use one all the same.
        guard let operation = reading.object(at: location, as: .operation) else { return }
        reading.checkKeys(of: operation, as: .operation)
        let id = reading.model.nextMessageID
        var message = MessageDeclaration(
            method: method, path: item.template, document: document.id,
            pointer: JSONPointer.join(item.pointer, key.text), span: key.span)
        message.kind = kind
        message.pathParameterSpans = item.parameterSpans
        message.tags = reading.texts("tags", of: operation)
        message.isDeprecated = reading.flag("deprecated", of: operation) ?? false
        message.documentation = documentation(of: operation)
        if message.documentation.isEmpty { message.documentation = item.documentation }
        message.extensions = reading.extensions(of: operation)
        message.name = name(of: operation, message)
        message.security = requirements(of: operation) ?? security
        message.servers = servers(of: operation, item)
        var inputs = Inputs(of: id)
        readParameters(of: operation, item, into: &inputs)
        if dialect != .swagger2, let body = operation["requestBody"] { readBody(body, into: &inputs) }
        message.parameters = inputs.parameters
        message.body = sendable(
            dialect == .swagger2 ? swaggerBody(inputs, operation) : inputs.body, method: method, key)
        if message.body == nil { message.parameters.removeAll { $0.part != nil } }
        fitPath(of: &message, item)
        message.responses = responses(of: operation, key, message, id)
        warnOfShape(message)
        reading.model.add(message)
        readCallbacks(of: operation, id)
    }

    private func servers(of operation: Location, _ item: PathItem) -> [Server] {
        guard dialect == .swagger2 else {
            let own = servers(of: operation)
            return own.isEmpty ? item.servers : own
        }
        let schemes = reading.texts("schemes", of: operation)
        return schemes.isEmpty ? [] : swaggerServers(document.location, schemes: schemes)
    }

    // MARK: Names

    /// The operation id, unless an earlier operation has it. What a service sends is named after its event where it has
    /// none, since it has no path to be named after.
    private func name(of operation: Location, _ message: MessageDeclaration) -> String? {
        let text = reading.text("operationId", of: operation)
        if let text, !text.isEmpty {
            let place = operation.node["operationId"]?.span ?? message.span
            guard let first = operationIDs[text] else {
                operationIDs[text] = place
                return text
            }
            sink.warning(
                .duplicateOperationID, "another operation has the id `\(text)`", at: place,
                notes: [.init("it is here", at: .span(first))],
                help: "this one is named after its method and path; give it an id of its own")
        }
        switch message.kind {
        case .call: return nil
        case .webhook(let name): return unique(name, message)
        case .callback(let name, _, let parent):
            let owner = reading.model[parent]
            return unique((owner.name ?? owner.method.lowercased() + words(owner.path)) + " " + name, message)
        }
    }

    private func words(_ path: PathTemplate) -> String {
        path.parts.map { part in
            switch part {
            case .literal(let text): text.replacing("/", with: " ")
            case .parameter(let name): "by \(name)"
            }
        }.joined()
    }

    private func unique(_ name: String, _ message: MessageDeclaration) -> String {
        var result = name
        if operationIDs[result] != nil { result += " " + message.method.lowercased() }
        while operationIDs[result] != nil { result += " event" }
        operationIDs[result] = message.span
        return result
    }

    // MARK: Path and body

    /// Takes what is not OpenAPI off the names in the path, where the parameters say what is meant.
    private func fitPath(of message: inout MessageDeclaration, _ item: PathItem) {
        let declared = Set(message.parameters.filter { $0.place == .path }.map(\.field.key))
        for text in message.path.strip(for: declared) {
            sink.warning(
                .invalidOperation,
                "`{\(text)}` holds more than a name: how a parameter is written stands in its `style`",
                at: message.span, help: "write the name alone")
        }
    }

    /// Paths that differ in the names of their parameters only are the same request (OpenAPI 3.1, section 4.8.8.1).
    private func warnOfShape(_ message: MessageDeclaration) {
        guard message.isCall, message.path.fragment == nil else { return }
        let shape = message.method + " " + message.path.shape + "?" + (message.path.query ?? "")
        guard let first = shapes[shape] else { return shapes[shape] = message.span }
        sink.warning(
            .duplicateOperation, "`\(message.method) \(message.path.text)` is the same request as another",
            at: message.span, notes: [.init("the other is here", at: .span(first))],
            help: "the two differ in the names of parameters only")
    }

    /// GET and HEAD have no body that a server must look at (RFC 9110, section 9.3.1), and not every client can send
    /// one: it is left out where that is possible.
    private func sendable(_ body: RequestBody?, method: String, _ key: Node) -> RequestBody? {
        guard let body, method == "GET" || method == "HEAD", !body.isRequired else { return body }
        if body.contents.contains(where: { !isEmptyObject($0.type) }) {
            sink.warning(
                .invalidBody, "the optional body of a \(method) request is left out", at: body.span,
                notes: [.init("the operation is here", at: .span(key.span))],
                help: "use POST or QUERY, or make its fields parameters of the query")
        }
        return nil
    }

    private func isEmptyObject(_ type: TypeUse) -> Bool {
        guard case .named(let id) = type.shape, case .object(let object) = reading.model[id].kind else { return false }
        return object.fields.isEmpty
    }
}

/// What a message sends, as it is read.
struct Inputs {
    let message: MessageID
    var parameters: [Parameter] = []
    var body: RequestBody?
    /// Swagger 2.0 has the body among the parameters.
    var bodyParameters: [Location] = []
    var formParameters: [Location] = []

    init(of message: MessageID) {
        self.message = message
    }
}
