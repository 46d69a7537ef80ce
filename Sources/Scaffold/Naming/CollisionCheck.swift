import ScaffoldDiagnostics
import ScaffoldModel

/// Finds declarations of one name. Outside other types, case does not count, because each has a file (DECISIONS 10).
struct CollisionCheck {
    private struct Key: Hashable {
        let scope: NameScope
        let name: String
    }

    let model: ProtocolModel
    let context: NamingContext
    let types: [NamedType]
    let messages: [NamedMessage]
    let services: [NamedService]

    func run() {
        var first: [Key: SourceSpan] = [:]
        for document in model.documents {
            guard let namespace = document.namespace else { continue }
            let chosen = ChosenName(namespace, at: document.namespaceSpan ?? document.span)
            guard context.legal(chosen, isTaken: SwiftKeywords.namespaces.contains) != nil else { continue }
            first[Key(scope: .outermost(namespace: nil), name: namespace.lowercased())] = chosen.span
        }
        for (index, service) in services.enumerated() where model.hasService(DocumentID(index: index)) {
            check(
                service.identifier, .outermost(namespace: service.namespace), model.documents[index].span, &first)
        }
        for (index, message) in messages.enumerated() {
            let scope = NameScope.outermost(namespace: message.namespace)
            let declared = model.messages[index]
            let span = context.place(declared.pointer, in: model[declared.document], declared: declared.span)
            check(message.identifier, scope, span, &first)
            context.noteRuntimeName(message.identifier, scope, at: span)
            guard let aliases = message.aliases else { continue }
            check(aliases.request, scope, span, &first)
            check(aliases.response, scope, span, &first)
        }
        for (index, type) in types.enumerated() where !type.isSpread {
            let declared = model.types[index]
            let span = context.place(declared.pointer, in: model[declared.document], declared: declared.span)
            check(type.identifier, type.scope, span, &first)
            context.noteRuntimeName(type.identifier, type.scope, at: span)
            checkMembers(of: type, named: span)
        }
    }

    /// A type and a member beside it cannot share a name.
    private func checkMembers(of type: NamedType, named span: SourceSpan) {
        guard case .type(let owner) = type.scope, types[owner.index].members.contains(type.identifier) else { return }
        context.collision(type.identifier, "members", at: span, with: model[owner].span)
    }

    private func check(_ name: String, _ scope: NameScope, _ span: SourceSpan, _ first: inout [Key: SourceSpan]) {
        var key = Key(scope: scope, name: name)
        if case .outermost = scope { key = Key(scope: scope, name: name.lowercased()) }
        if let other = first[key] {
            context.collision(name, "types", at: span, with: other)
        } else {
            first[key] = span
        }
    }
}
