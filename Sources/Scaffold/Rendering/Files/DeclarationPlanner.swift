import ScaffoldModel
import ScaffoldNaming

/// Decides which declarations a protocol has, nested ones aside.
struct DeclarationPlanner: Sendable {
    let context: RenderingContext

    func declarations() -> [Declaration] {
        let model = context.model
        let services = model.documents.indices.map(DocumentID.init).filter(model.hasService).map(service)
        let messages = model.messages.indices.map(MessageID.init).parallelMap { id in
            context.model[id].isCall ? message(id) : event(id)
        }
        let types = model.types.indices.map(TypeID.init).parallelMap(type).compactMap { $0 }
        return services + messages + types + namespaces() + checks()
    }

    /// The table that all checks over JSON values stand in.
    private func checks() -> [Declaration] {
        guard !context.checks.isEmpty else { return [] }
        let view = CheckTableView(name: CheckTable.name, lines: context.checks.lines)
        return [
            Declaration(
                folder: .checks, fileName: context.checks.path, sources: context.model.documents.map(\.path),
                views: [DeclarationView(container: context.checks.container, type: .checkTable(view))], modules: [])
        ]
    }

    // MARK: - Messages and services

    private func service(_ id: DocumentID) -> Declaration {
        let names = context.names[id]
        return Declaration(
            folder: .services, fileName: names.fileName, sources: [context.model[id].path],
            views: [
                DeclarationView(container: names.namespace ?? "", type: .service(ServicePlan.view(id, in: context)))
            ],
            modules: [.runtime])
    }

    private func message(_ id: MessageID) -> Declaration {
        let names = context.names[id]
        let container = names.namespace ?? ""
        var planner = MessagePlanner(context: context)
        var views = [DeclarationView(container: container, type: .message(planner.view(id, depth: depth(container))))]
        if let aliases = names.aliases {
            views.append(alias(aliases.request, of: names.reference + ".Request", in: container))
            views.append(alias(aliases.response, of: names.reference + ".Response", in: container))
        }
        return Declaration(
            folder: .messages, fileName: names.fileName, sources: [source(context.model[id].document)], views: views,
            modules: planner.modules)
    }

    /// What a service sends (a webhook, a callback) is an enum without cases, which holds the types of its parts.
    private func event(_ id: MessageID) -> Declaration {
        let names = context.names[id]
        let message = context.model[id]
        let container = names.namespace ?? ""
        let more = "What the service sends, by \(SwiftComment.inline(message.method))."
        let enclosing = NamespaceView(
            documentation: DocumentationPlan.lines(message.documentation, more: more),
            modifiers: "nonisolated \(context.access)", name: SwiftIdentifier.escaped(names.identifier))
        var views = [DeclarationView(container: container, type: .namespace(enclosing))]
        var planner = TypePlanner(context: context)
        for type in names.nested {
            views.append(
                DeclarationView(
                    container: names.reference, type: planner.view(type, depth: depth(names.reference))))
        }
        var modules = planner.modules
        if let content = message.body?.contents.first, case .json = content.encoding {
            let type = context.type(of: content.type)
            if type != .generated("\(names.reference).Body") {
                views.append(alias("Body", of: type.text, in: names.reference))
                modules.formUnion(context.modules(of: content.type).shown)
            }
        }
        return Declaration(
            folder: .messages, fileName: names.fileName, sources: [source(message.document)], views: views,
            modules: modules)
    }

    private func alias(_ name: String, of type: String, in container: String, isDeprecated: Bool = false)
        -> DeclarationView
    {
        let view = AliasView(
            documentation: [], attribute: isDeprecated ? PropertyPlanner.deprecated : "", access: context.access,
            name: SwiftIdentifier.escaped(name), type: type)
        return DeclarationView(container: container, type: .alias(view))
    }

    // MARK: - Types

    private func type(_ id: TypeID) -> Declaration? {
        let names = context.names[id]
        guard case .outermost(let namespace) = names.scope, let fileName = names.fileName else { return nil }
        let type = context.model[id]
        let container = path(namespace, type.isDeprecated ? "Deprecated" : nil)
        var planner = TypePlanner(context: context)
        let view = planner.view(id, depth: depth(container), isOutermost: true)
        var views = [DeclarationView(container: container, type: view)]
        if type.isDeprecated {
            views.append(alias(names.identifier, of: names.reference, in: namespace ?? "", isDeprecated: true))
        }
        return Declaration(
            folder: folder(type.kind), fileName: fileName, sources: [source(type.document)], views: views,
            modules: planner.modules)
    }

    private func folder(_ kind: TypeDeclaration.Kind) -> Declaration.Folder {
        switch kind {
        case .object, .wrapper: .models
        case .enumeration: .enums
        case .union: .unions
        case .alias: .aliases
        }
    }

    // MARK: - Namespaces

    /// The namespaces of documents, and those that deprecated types stand in so that other generated code can name them
    /// without a warning (DECISIONS 5).
    private func namespaces() -> [Declaration] {
        let documents = Dictionary(grouping: context.model.documents.indices) { context.model.documents[$0].namespace }
        var namespaces: [Declaration] = []
        for (name, indices) in documents.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
            let sources = indices.map { context.model.documents[$0].path }
            if let name { namespaces.append(namespace(name, in: "", fileName: name, sources: sources)) }
            let deprecated = context.model.types.indices.filter {
                context.model.types[$0].isDeprecated && context.names.types[$0].scope == .outermost(namespace: name)
            }
            guard !deprecated.isEmpty else { continue }
            let owners = Set(deprecated.map { context.model.types[$0].document })
            namespaces.append(
                namespace(
                    "Deprecated", in: name ?? "", fileName: path(name, "Deprecated"),
                    sources: owners.sorted().map(source), documentation: "/// What the description advises against."))
        }
        return namespaces
    }

    private func namespace(
        _ name: String, in container: String, fileName: String, sources: [String], documentation: String? = nil
    ) -> Declaration {
        let view = NamespaceView(
            documentation: documentation.map { [$0] } ?? [], modifiers: "nonisolated \(context.access)", name: name)
        return Declaration(
            folder: .namespaces, fileName: fileName, sources: sources,
            views: [DeclarationView(container: container, type: .namespace(view))], modules: [])
    }

    private func path(_ first: String?, _ second: String?) -> String {
        [first, second].compactMap { $0 }.joined(separator: ".")
    }

    private func depth(_ container: String) -> Int { container.isEmpty ? 0 : 1 }

    private func source(_ id: DocumentID) -> String { context.model[id].path }
}
