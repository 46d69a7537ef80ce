package import ScaffoldModel

/// How the body of a request reaches the person who sends it (DECISIONS 17).
package enum BodyShape: Sendable {
    case none
    /// Its fields are inputs of the message.
    case spread(TypeID)
    /// It is one input.
    case whole

    /// The body of an inline object is spread where it can be, unless it may be left out as a whole; everything else is one
    /// input.
    init(_ body: RequestBody?, of message: MessageID, in model: ProtocolModel) {
        guard let body, let content = body.contents.first else {
            self = .none
            return
        }
        self = .whole
        guard body.isRequired, !content.type.isNullable, case .named(let id) = content.type.shape else { return }
        switch content.encoding {
        case .json, .form, .multipart, .formField: break
        case .text, .binary, .stream, .xml: return
        }
        guard model[id].name.origin == .nested(in: .message(message), path: [.body]), model.canBeInputs(id) else {
            return
        }
        self = .spread(id)
    }
}
