import ScaffoldModel
import ScaffoldNaming

/// Decides what a document says of its service.
enum ServicePlan {
    static func view(_ id: DocumentID, in context: RenderingContext) -> ServiceView {
        let document = context.model[id]
        let author = document.author.map { "By \($0)." }
        let title = document.title.map { Documentation(summary: $0) } ?? Documentation()
        let documentation = DocumentationPlan.lines(title) + rest(document.documentation, more: author, after: title)
        return ServiceView(
            documentation: documentation, modifiers: "nonisolated \(context.access)", access: context.access,
            name: SwiftIdentifier.escaped(context.names[id].identifier),
            servers: servers(document.servers).map { $0 + "," },
            schemes: SecurityPlan.schemes(document.securitySchemes).map { $0 + "," })
    }

    private static func rest(_ documentation: Documentation, more: String?, after title: Documentation) -> [String] {
        let lines = DocumentationPlan.lines(documentation, more: more)
        return title.isEmpty || lines.isEmpty ? lines : ["///"] + lines
    }

    /// Servers as elements of a list. One without a name is known by its number.
    static func servers(_ servers: [Server]) -> [String] {
        servers.enumerated().map { index, server in
            let name = server.name ?? (index == 0 ? "default" : "server\(index + 1)")
            let variables =
                server.variables.isEmpty
                ? "" : ", variables: [\(server.variables.map(variable).joined(separator: ", "))]"
            return ".init(name: \(SwiftLiteral.string(name)), url: \(SwiftLiteral.string(server.url))\(variables))"
        }
    }

    private static func variable(_ variable: Server.Variable) -> String {
        let allowed = variable.allowed.isEmpty ? "" : ", allowed: \(SwiftLiteral.strings(variable.allowed))"
        return ".init(name: \(SwiftLiteral.string(variable.name)), "
            + "defaultValue: \(SwiftLiteral.string(variable.defaultValue))\(allowed))"
    }
}
