import ScaffoldModel
import ScaffoldNaming

/// Makes the views of messages.
struct MessagePlanner {
    let context: RenderingContext
    private(set) var modules: Modules = []

    init(context: RenderingContext) {
        self.context = context
    }

    mutating func view(_ id: MessageID, depth: Int) -> MessageView {
        modules.insert(.runtime)
        let message = context.model[id]
        let names = context.names[id]
        let requests = RequestPlanner(context: context, message: id)
        let request = requests.view(depth: depth + 1)
        let responses = ResponsePlanner(context: context, message: id)
        let headers = HeadersPlanner.successes(of: id, in: context)
        let failureHeaders = HeadersPlanner.failures(of: id, in: context)
        var types = TypePlanner(context: context)
        let nested = names.nested.map { types.view($0, depth: depth + 1) }
        modules.formUnion(types.modules)
        modules.formUnion(requests.modules)
        modules.formUnion(responses.modules)
        modules.formUnion(headers.modules)
        modules.formUnion(failureHeaders.modules)
        let isPublic = context.options.access == .public
        let open = isPublic ? "open " : context.access
        let superclass = "BeeRuntime.Message<\(names.reference).Request, \(names.reference).Response>"
        let head = "nonisolated \(open)class \(names.identifier): \(superclass), @unchecked Swift.Sendable {"
        return MessageView(
            documentation: DocumentationPlan.lines(
                message.documentation, more: "`\(message.method) \(message.path.text)`"),
            modifiers: "nonisolated \(open)", access: context.access, overriding: "override \(open)",
            isWrapped: !Layout.fits(head, depth: depth),
            name: SwiftIdentifier.escaped(names.identifier), reference: names.reference, request: request,
            response: responses.view, failures: responses.failures, headers: headers.view,
            failureHeaders: failureHeaders.view, endpoint: endpoint(id, responses, depth: depth + 2),
            initializer: initializer(requests.fields, of: message, depth: depth + 1), nested: nested)
    }

    private func initializer(_ fields: [FieldPlan], of message: MessageDeclaration, depth: Int) -> InitializerView {
        let arguments = PropertyPlanner.inOrder(fields).map { field in
            "\(SwiftIdentifier.label(field.name)): \(field.escapedName)"
        }
        let line = "self.init(Request(\(arguments.joined(separator: ", "))))"
        let wrapped =
            ["self.init(", "    Request("] + commaSeparated(arguments).map { "        " + $0 } + ["    )", ")"]
        return PropertyPlanner(context: context).initializer(
            head: "\(context.access)convenience init", parameters: PropertyPlanner.parameters(fields),
            statements: Layout.fits(line, depth: depth + 1) ? [line] : wrapped, depth: depth,
            isDeprecated: message.isDeprecated)
    }

    // MARK: - Endpoint

    /// The endpoint as an expression, on one line if it fits.
    private func endpoint(_ id: MessageID, _ responses: ResponsePlanner, depth: Int) -> [String] {
        let message = context.model[id]
        var arguments = [
            "name: \(SwiftLiteral.string(context.names[id].identifier))",
            "method: \(SwiftLiteral.string(message.method))", "path: \(SwiftLiteral.string(message.path.requested))",
            "servers: \(servers(of: message))",
        ]
        let (accepts, streams) = (responses.mediaTypes, responses.streams)
        if !accepts.isEmpty { arguments.append("accepts: \(SwiftLiteral.strings(accepts))") }
        if !streams.isEmpty { arguments.append("streams: \(SwiftLiteral.strings(streams))") }
        if let security = message.security { arguments.append("security: \(SecurityPlan.requirements(security))") }
        if message.isDeprecated { arguments.append("isDeprecated: true") }
        let (decoding, requests) = (context.options.decoding, context.options.requests)
        if decoding != .tolerant { arguments.append("decoding: .\(decoding.rawValue)") }
        if requests != .strict { arguments.append("requests: .\(requests.rawValue)") }
        let line = "BeeRuntime.Endpoint(\(arguments.joined(separator: ", ")))"
        if Layout.fits(line, depth: depth) { return [line] }
        return ["BeeRuntime.Endpoint("] + commaSeparated(arguments).map { "    " + $0 } + [")"]
    }

    private func servers(of message: MessageDeclaration) -> String {
        if message.servers.isEmpty { return "\(context.names[message.document].reference).servers" }
        return "BeeRuntime.ServerConfig([\(ServicePlan.servers(message.servers).joined(separator: ", "))])"
    }
}
