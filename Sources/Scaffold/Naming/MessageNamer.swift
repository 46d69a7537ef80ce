import ScaffoldDiagnostics
import ScaffoldModel

/// Names a message.
struct MessageNamer {
    let model: ProtocolModel
    let context: NamingContext

    func name(_ id: MessageID) -> NamedMessage {
        let message = model[id]
        let namespace = model[message.document].namespace
        let chosen = context.legal(
            context.chosenName(of: message, in: model), isTaken: { NamingContext.isTaken($0, inside: namespace) })
        let identifier = chosen ?? identifier(of: message)
        var named = NamedMessage(
            identifier: identifier, namespace: namespace, reference: identifier, fileName: identifier)
        // What a service sends is a type, and no message of ours with inputs.
        named.body = message.isCall ? BodyShape(message.body, of: id, in: model) : .whole
        return named
    }

    private func identifier(of message: MessageDeclaration) -> String {
        switch context.options.style {
        case .swift: message.name.map(Folding.type) ?? Self.identifier(method: message.method, path: message.path)
        case .bee: BeeStyle.identifier(of: message, among: model.messages)
        }
    }

    /// `GET /shots/{id}/rebounds` as `GetShotsByIDRebounds`.
    static func identifier(method: String, path: PathTemplate) -> String {
        let parts = path.parts.map { part in
            switch part {
            case .literal(let text): text
            case .parameter(let name): " by " + name
            }
        }
        return Folding.type(method.lowercased() + " " + parts.joined(separator: " "))
    }

    /// What a message is called in its document: by a name, else by its method and path.
    static func text(of message: MessageDeclaration) -> String {
        message.name ?? message.method + " " + message.path.text
    }

    /// The name that forgets nothing of what the message is called.
    static func spelled(_ message: MessageDeclaration) -> String {
        if let name = message.name {
            let folded = Folding.type(name)
            return name == folded ? folded : NameSpelling.type(name, besides: folded)
        }
        var words = [message.method.lowercased()]
        for (index, part) in message.path.parts.enumerated() {
            switch part {
            case .parameter(let name): words += ["by"] + NameSpelling.words(name)
            case .literal(let text):
                let isLast = index == message.path.parts.count - 1
                let segments = text.split(separator: "/", omittingEmptySubsequences: false)
                for (number, segment) in segments.enumerated() where number > 0 || !segment.isEmpty {
                    if !segment.isEmpty {
                        words += NameSpelling.words(String(segment))
                    } else if isLast || number < segments.count - 1 {
                        words.append("slash")
                    }
                }
            }
        }
        return Folding.type(words.joined(separator: " "))
    }
}
