import ScaffoldModel

/// Names the inputs, answers and header fields of a message.
struct MessageMemberNamer {
    let model: ProtocolModel
    let context: NamingContext
    /// Names that are taken by what is generated beside an input.
    let reserved: Set<String>

    init(model: ProtocolModel, context: NamingContext, typeNames: Set<String>) {
        self.model = model
        self.context = context
        reserved = SwiftKeywords.modelMembers.union(typeNames)
    }

    func name(membersOf id: MessageID, _ named: inout NamedMessage) {
        let message = model[id]
        named.inputs = inputs(of: message, body: named.body)
        named.answers = AnswerNames.names(message)
        guard message.isCall else { return }
        let shape = ResponseShape(message)
        named.headers = headers(of: message, shape.successResponses)
        named.failureHeaders = headers(of: message, shape.failureResponses)
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
        let scope = MemberScope(context: context, what: "header fields", reserved: reserved)
        let entries = found.map { _, _, field in entry(of: field, text: field.key, in: document) }
        return zip(found, scope.names(entries)).map { item, name in
            NamedHeader(response: item.response, header: item.header, identifier: name)
        }
    }

    private func entry(of field: Field, text: String, in document: DocumentDeclaration) -> MemberScope.Entry {
        MemberScope.Entry(
            text: text, chosen: context.chosenName(of: field, in: document), span: field.span, pointer: field.pointer)
    }

    // MARK: - Inputs

    private func inputs(of message: MessageDeclaration, body: BodyShape) -> [NamedInput] {
        var taken: Set<String> = []
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
            if case .kept = object.otherKeys { inputs.append(input("others", .bodyOthers, taken)) }
        case .whole: inputs.append(input("body", .body, taken))
        }
        return inputs
    }

    /// An input that the body has whatever its document calls it.
    private func input(_ name: String, _ source: NamedInput.Source, _ taken: Set<String>) -> NamedInput {
        var name = name
        while taken.contains(name) { name += "InBody" }
        return NamedInput(source: source, identifier: name)
    }

    /// Names the inputs of one place. Where an earlier place has a name, the later one says its own: `idInBody`.
    private func add(
        _ sources: [(NamedInput.Source, Field, text: String)], from place: String, of message: MessageDeclaration,
        _ taken: inout Set<String>
    ) -> [NamedInput] {
        let document = model[message.document]
        let scope = MemberScope(context: context, what: "inputs", reserved: reserved)
        let entries = sources.map { _, field, text in entry(of: field, text: text, in: document) }
        let names = scope.names(entries)
        let earlier = taken
        return zip(sources, names).map { source, name in
            var name = name
            if earlier.contains(name) {
                let (places, beside) = ("In" + Folding.type(place), earlier.union(names))
                repeat { name += places } while beside.contains(name)
            }
            taken.insert(name)
            return NamedInput(source: source.0, identifier: name)
        }
    }
}
