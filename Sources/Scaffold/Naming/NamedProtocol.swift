package import ScaffoldModel

/// A protocol with every Swift name that generated code uses. Names are without backticks except in references, which
/// stand in code as they are.
package struct NamedProtocol: Sendable {
    package let model: ProtocolModel
    /// By the index of the type's id, and so on.
    package let types: [NamedType]
    package let messages: [NamedMessage]
    package let services: [NamedService]

    package subscript(id: TypeID) -> NamedType { _read { yield types[id.index] } }
    package subscript(id: MessageID) -> NamedMessage { _read { yield messages[id.index] } }
    package subscript(id: DocumentID) -> NamedService { _read { yield services[id.index] } }
}

/// Where a declaration stands.
package enum NameScope: Hashable, Sendable {
    /// Outside every type, or directly in the namespace of a document.
    case outermost(namespace: String?)
    case type(TypeID)
    case message(MessageID)
}

/// The names of a type.
package struct NamedType: Sendable {
    package var identifier: String
    package var scope: NameScope
    /// How code outside of it refers to it, whole: `Shot.Size`.
    package var reference: String
    /// The names of an object's fields, an enumeration's cases or a union's members, in their order.
    package var members: [String] = []
    /// The property for the keys that no field names.
    package var others: String = ""
    /// What stands inside it, in the order of the model.
    package var nested: [TypeID] = []
    /// The file's name without `.swift`; nil for a type inside another.
    package var fileName: String?
    /// Whether it is the body of a request whose fields are the request's own, so that nothing refers to it.
    package var isSpread = false
}

/// The names of a message.
package struct NamedMessage: Sendable {
    package var identifier: String
    package var namespace: String?
    package var reference: String
    /// The inputs, in the order of the initialiser's parameters before defaults have a say.
    package var inputs: [NamedInput] = []
    /// What the fields of the request and of its body come from.
    package var body: BodyShape = .none
    /// One case name per answer, in the order of `ResponseShape`.
    package var answers: [String] = []
    /// The header fields of its answers that succeed, each name once.
    package var headers: [NamedHeader] = []
    /// Those of its answers that fail.
    package var failureHeaders: [NamedHeader] = []
    package var nested: [TypeID] = []
    package var fileName: String
    /// `REQ_SHOTS_LIST` and `RESP_SHOTS_LIST`, in the Bee Framework's style only.
    package var aliases: (request: String, response: String)?
}

/// One input of a message.
package struct NamedInput: Sendable {
    package enum Source: Hashable, Sendable {
        /// A parameter, by its index.
        case parameter(Int)
        /// A field of the body, by its index.
        case bodyField(Int)
        /// The keys of a spread body that no field names.
        case bodyOthers
        /// The whole body.
        case body
    }

    package let source: Source
    package let identifier: String
}

/// A header field of a message's answers.
package struct NamedHeader: Sendable {
    /// Index into the message's responses.
    package let response: Int
    /// Index into the response's headers.
    package let header: Int
    package let identifier: String
}

/// The names that a document gives to its service.
package struct NamedService: Sendable {
    /// `DribbbleAPI`.
    package var identifier: String
    package var namespace: String?
    package var reference: String
    package var fileName: String
}
