import ScaffoldDiagnostics
import ScaffoldModel

/// Finds declarations of one name.
struct CollisionCheck {
    /// What has a name: where it stands, and in which document.
    private struct Bearer {
        let span: SourceSpan
        let document: DocumentID
        /// Its place, as `names:` of the configuration calls it; nil for what can have no other name.
        var pointer: String?
    }

    let model: ProtocolModel
    let context: NamingContext
    let types: [NamedType]
    let messages: [NamedMessage]
    let services: [NamedService]

    func run() {
        var first: [ScopedName: Bearer] = [:]
        for (index, document) in model.documents.enumerated() {
            guard let namespace = document.namespace else { continue }
            let chosen = ChosenName(namespace, at: document.namespaceSpan ?? document.span)
            guard context.legal(chosen, isTaken: SwiftKeywords.namespaces.contains) != nil else { continue }
            first[ScopedName(namespace, in: .outermost(namespace: nil))] =
                Bearer(span: chosen.span, document: DocumentID(index: index))
        }
        for (index, service) in services.enumerated() where model.hasService(DocumentID(index: index)) {
            let document = model.documents[index]
            let bearer = Bearer(span: document.titleSpan ?? document.span, document: DocumentID(index: index))
            check(service.identifier, "services", .outermost(namespace: service.namespace), bearer, &first)
        }
        for (index, message) in messages.enumerated() {
            let scope = NameScope.outermost(namespace: message.namespace)
            let declared = model.messages[index]
            let bearer = bearer(declared.pointer, in: declared.document, at: declared.span)
            check(message.identifier, "types", scope, bearer, &first)
            context.noteRuntimeName(message.identifier, scope, at: bearer.span)
            guard let aliases = message.aliases else { continue }
            check(aliases.request, "types", scope, bearer, &first)
            check(aliases.response, "types", scope, bearer, &first)
        }
        for (index, type) in types.enumerated() where !type.isSpread {
            let declared = model.types[index]
            let bearer = bearer(declared.pointer, in: declared.document, at: declared.span)
            check(type.identifier, "types", type.scope, bearer, &first)
            context.noteRuntimeName(type.identifier, type.scope, at: bearer.span)
            checkMembers(of: type, bearer)
        }
    }

    private func bearer(_ pointer: String, in document: DocumentID, at span: SourceSpan) -> Bearer {
        let place = context.place(pointer, in: model[document], declared: span)
        return Bearer(span: place, document: document, pointer: pointer)
    }

    /// A type and a member beside it cannot share a name.
    private func checkMembers(of type: NamedType, _ bearer: Bearer) {
        guard case .type(let owner) = type.scope, types[owner.index].members.contains(type.identifier) else { return }
        let other = Bearer(span: model[owner].span, document: bearer.document)
        context.collision(
            type.identifier, "members", at: bearer.span, with: other.span, help: help(bearer, besides: other))
    }

    private func check(
        _ name: String, _ what: String, _ scope: NameScope, _ bearer: Bearer, _ first: inout [ScopedName: Bearer]
    ) {
        let key = ScopedName(name, in: scope)
        if let other = first[key] {
            context.collision(name, what, at: bearer.span, with: other.span, help: help(bearer, besides: other))
        } else {
            first[key] = bearer
        }
    }

    /// Documents that share a name may share many: a namespace keeps all of them apart.
    private func help(_ bearer: Bearer, besides other: Bearer) -> String {
        if bearer.document == other.document, let pointer = bearer.pointer {
            return NamingContext.help(renaming: pointer)
        }
        let path = model[bearer.document].path
        return "enclose what a document declares, in scaffold.yaml: `documents: { \(path): { namespace: … } }`"
    }
}
