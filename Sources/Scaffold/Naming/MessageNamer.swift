import ScaffoldDiagnostics
import ScaffoldModel

/// Names a message and its inputs.
struct MessageNamer {
    let model: ProtocolModel
    let context: NamingContext

    func name(_ id: MessageID) -> NamedMessage {
        let message = model[id]
        let document = model[message.document]
        let chosen = context.legal(
            context.chosenName(message.pointer, in: document, explicit: nil, at: message.span),
            isTaken: { NamingContext.isTaken($0, in: document) })
        var identifier = chosen ?? identifier(of: message)
        if chosen == nil, NamingContext.isTaken(identifier, in: document) { identifier += "Message" }
        var named = NamedMessage(
            identifier: identifier, namespace: document.namespace, reference: identifier, fileName: identifier)
        // What a service sends is a type, and no message of ours with inputs.
        named.body = message.isCall ? BodyShape(message.body, of: id, in: model) : .whole
        named.inputs = inputs(of: message, body: named.body)
        named.answers = AnswerNames.names(message)
        if message.isCall {
            let shape = ResponseShape(message)
            named.headers = headers(of: message, shape.successResponses)
            named.failureHeaders = headers(of: message, shape.failureResponses)
        }
        if context.options.style == .bee {
            let stem = identifier.hasPrefix("API_") ? String(identifier.dropFirst(4)) : identifier
            named.aliases = ("REQ_" + stem, "RESP_" + stem)
        }
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
    static func spelled(_ message: MessageDeclaration, besides folded: String) -> String {
        if let name = message.name { return name == folded ? folded : NameSpelling.type(name, besides: folded) }
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

    // MARK: - Headers

    /// Where answers with different statuses have a header field of one name, the first says what it is.
    private func headers(of message: MessageDeclaration, _ responses: [Int]) -> [NamedHeader] {
        var seen: Set<String> = []
        var found: [(response: Int, header: Int, field: Field)] = []
        for response in responses {
            for (header, parameter) in message.responses[response].headers.enumerated()
            where seen.insert(parameter.field.key.lowercased()).inserted {
                found.append((response, header, parameter.field))
            }
        }
        let document = model[message.document]
        let scope = MemberScope(context: context, what: "header fields", reserved: SwiftKeywords.modelMembers)
        let entries = found.map { _, _, field in
            let chosen = context.chosenName(
                field.pointer, in: document, explicit: field.explicitName, at: field.span)
            return MemberScope.Entry(text: field.key, chosen: chosen, span: field.span, pointer: field.pointer)
        }
        return zip(found, scope.names(entries)).map { item, name in
            NamedHeader(response: item.response, header: item.header, identifier: name)
        }
    }

    // MARK: - Inputs

    private func inputs(of message: MessageDeclaration, body: BodyShape) -> [NamedInput] {
        var taken: [String: SourceSpan] = [:]
        var inputs: [NamedInput] = []
        for place in Parameter.Place.allCases {
            let indices = message.parameters.indices.filter { message.parameters[$0].place == place }
            let sources = indices.map { index in
                let parameter = message.parameters[index]
                let text = [parameter.part, parameter.field.key].compactMap { $0 }.joined(separator: " ")
                return (NamedInput.Source.parameter(index), parameter.field, text)
            }
            inputs += add(sources, from: place.rawValue, of: message, &taken)
        }
        switch body {
        case .none:
            break
        case .spread(let id):
            guard case .object(let object) = model[id].kind else { break }
            let sources = object.fields.indices.filter { object.fields[$0].direction != .responseOnly }
                .map { (NamedInput.Source.bodyField($0), object.fields[$0], object.fields[$0].key) }
            inputs += add(sources, from: "body", of: message, &taken)
            if case .kept = object.otherKeys { inputs.append(input("others", .bodyOthers, of: message, taken)) }
        case .whole: inputs.append(input("body", .body, of: message, taken))
        }
        return inputs
    }

    /// An input that the body has whatever its document calls it.
    private func input(
        _ name: String, _ source: NamedInput.Source, of message: MessageDeclaration, _ taken: [String: SourceSpan]
    ) -> NamedInput {
        let name = taken[name] == nil ? name : name + "InBody"
        if let other = taken[name] {
            context.collision(name, "inputs", at: message.body?.span ?? message.span, with: other)
        }
        return NamedInput(source: source, identifier: name)
    }

    /// Names the inputs of one place. Where an earlier place has a name, the later one says its own: `idInBody`.
    private func add(
        _ sources: [(NamedInput.Source, Field, text: String)], from place: String, of message: MessageDeclaration,
        _ taken: inout [String: SourceSpan]
    ) -> [NamedInput] {
        let document = model[message.document]
        let scope = MemberScope(context: context, what: "inputs", reserved: SwiftKeywords.modelMembers)
        let entries = sources.map { _, field, text in
            let chosen = context.chosenName(
                field.pointer, in: document, explicit: field.explicitName, at: field.span)
            return MemberScope.Entry(text: text, chosen: chosen, span: field.span, pointer: field.pointer)
        }
        let names = scope.names(entries)
        let earlier = taken
        return zip(sources, names).map { source, name in
            var name = name
            if earlier[name] != nil { name += "In" + Folding.type(place) }
            if let other = earlier[name] { context.collision(name, "inputs", at: source.1.span, with: other) }
            taken[name] = source.1.span
            return NamedInput(source: source.0, identifier: name)
        }
    }
}
