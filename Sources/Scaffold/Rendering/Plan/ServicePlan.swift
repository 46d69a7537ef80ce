import ScaffoldModel
import ScaffoldNaming

/// Decides what a document says of its service.
enum ServicePlan {
    static func view(_ id: DocumentID, in context: RenderingContext) -> ServiceView {
        let document = context.model[id]
        let more = [document.author.map { "By \($0)." }, remarks(document)].compactMap { $0 }
        let title = document.title.map { Documentation(summary: $0) } ?? Documentation()
        let documentation =
            DocumentationPlan.lines(title)
            + rest(
                document.documentation, more: more.isEmpty ? nil : more.joined(separator: "\n\n"), after: title)
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

    /// What the document says of its servers and security schemes, as a list; nil for nothing.
    private static func remarks(_ document: DocumentDeclaration) -> String? {
        let servers = zip(serverNames(document.servers), document.servers).map { name, server in
            remark("The server `\(name)`", server.documentation)
        }
        let schemes = document.securitySchemes.map { scheme in
            if case .http(_, let format?) = scheme.kind {
                return remark("The credentials `\(scheme.name)`", scheme.documentation, format)
            }
            return remark("The credentials `\(scheme.name)`", scheme.documentation)
        }
        let all = (servers + schemes).compactMap { $0 }
        return all.isEmpty ? nil : all.joined(separator: "\n")
    }

    private static func remark(_ what: String, _ documentation: Documentation, _ form: String? = nil) -> String? {
        let said = [documentation.summary, documentation.discussion, form.map { "(\($0))" }].compactMap { $0 }
        if said.isEmpty { return nil }
        return "- \(what): " + said.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// What each is known by: its name or its number.
    private static func serverNames(_ servers: [Server]) -> [String] {
        servers.enumerated().map { $1.name ?? ($0 == 0 ? "default" : "server\($0 + 1)") }
    }

    /// Servers as elements of a list.
    static func servers(_ servers: [Server]) -> [String] {
        zip(serverNames(servers), servers).map { name, server in
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
