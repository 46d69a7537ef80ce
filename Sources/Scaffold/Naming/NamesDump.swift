import ScaffoldModel

/// Every Swift name of a protocol as text, for `inspect names` and for tests: a line per name, with the place that the
/// configuration's `names:` knows it by.
package struct NamesDump {
    private let names: NamedProtocol
    private var lines: [String] = []

    package static func text(of names: NamedProtocol) -> String {
        var dump = NamesDump(names: names)
        for (index, document) in names.model.documents.enumerated() {
            let id = DocumentID(index: index)
            dump.line(0, "document", document.path, names[id].reference)
            dump.writeTypes(of: id)
            dump.writeMessages(of: id)
        }
        return dump.lines.map { $0 + "\n" }.joined()
    }

    private init(names: NamedProtocol) {
        self.names = names
    }

    private mutating func line(_ depth: Int, _ parts: String?...) {
        lines.append(String(repeating: "  ", count: depth) + parts.compactMap { $0 }.joined(separator: " "))
    }

    private mutating func writeTypes(of document: DocumentID) {
        for (type, name) in zip(names.model.types, names.types) where type.document == document && !name.isSpread {
            line(1, "type", name.reference, type.pointer)
            switch type.kind {
            case .object(let object):
                for (field, member) in zip(object.fields, name.members) { line(2, "field", member, field.pointer) }
            case .enumeration(let enumeration):
                for (element, member) in zip(enumeration.cases, name.members) {
                    line(2, "case", member, element.pointer)
                }
            case .union(let union):
                for (member, name) in zip(union.members, name.members) { line(2, "member", name, member.pointer) }
            case .alias, .wrapper: break
            }
        }
    }

    /// The place of an input; nil for a whole body, which is always called `body`, and for the keys that no field names.
    private func place(of input: NamedInput, _ message: MessageDeclaration, _ body: BodyShape) -> String? {
        switch input.source {
        case .parameter(let index): return message.parameters[index].field.pointer
        case .body, .bodyOthers: return nil
        case .bodyField(let index):
            guard case .spread(let id) = body, case .object(let object) = names.model[id].kind else { return nil }
            return object.fields[index].pointer
        }
    }

    private mutating func writeMessages(of document: DocumentID) {
        for (message, name) in zip(names.model.messages, names.messages) where message.document == document {
            line(1, "message", name.reference, message.pointer)
            for input in name.inputs {
                line(2, "input", input.identifier, place(of: input, message, name.body))
            }
            for header in name.headers + name.failureHeaders {
                let field = message.responses[header.response].headers[header.header].field
                line(2, "header", header.identifier, field.pointer)
            }
            for (answer, member) in zip(ResponseShape(message).answers, name.answers) {
                let response = message.responses[answer.response]
                let type = answer.isAlternative ? answer.content.map { [response.contents[$0].mediaType] } ?? [] : []
                line(2, (["response", member, response.status.text] + type).joined(separator: " "))
            }
        }
    }
}
