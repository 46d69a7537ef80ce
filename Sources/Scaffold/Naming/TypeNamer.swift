import ScaffoldDiagnostics
import ScaffoldModel

/// Names the types: where each stands, and what it is called there.
struct TypeNamer {
    let model: ProtocolModel
    let context: NamingContext
    /// The bodies that are spread: nothing refers to them.
    let spread: Set<TypeID>
    private var places: TypePlaces

    init(model: ProtocolModel, context: NamingContext, spread: Set<TypeID>) {
        self.model = model
        self.context = context
        self.spread = spread
        places = TypePlaces(model, spread: spread)
    }

    /// The type by its simple name and its scope; references are made when all are known. `spelling` is how the key of a
    /// field is written where folding alone does not keep the name apart.
    mutating func name(_ id: TypeID, spelling: ((String) -> String)? = nil) -> NamedType {
        let type = model[id]
        let document = model[type.document]
        let place = places.place(id)
        let scope = place.scope
        let steps = place.steps
        let chosen = context.legal(
            context.chosenName(of: type, in: model),
            isTaken: { NamingContext.isTaken($0, inside: document.namespace) })
        var identifier = chosen ?? folded(type, steps: steps, spelling)
        let isResponse = identifier == "Response" && isResponse(id, steps, in: scope)
        let isBody = identifier == "Body" && isBody(id, steps, in: scope)
        let isRequest = steps == [.request] && !scope.isMessage
        if chosen == nil, !isResponse, !isBody, !isRequest {
            identifier = Self.free(identifier, inside: document.namespace)
        }
        return NamedType(
            identifier: identifier, scope: scope, reference: identifier, isSpread: spread.contains(id))
    }

    /// The name, or another where nothing in the document may have it.
    static func free(_ name: String, inside namespace: String?) -> String {
        NamingContext.isTaken(name, inside: namespace) ? name + "Model" : name
    }

    private func folded(
        _ type: TypeDeclaration, steps: [TypeName.Step], _ spelling: ((String) -> String)?
    ) -> String {
        switch type.name.origin {
        case .declared(let name):
            let folded = Self.declared(name, style: context.options.style)
            return spelling == nil || name == folded ? folded : NameSpelling.type(name, besides: folded)
        case .nested(let owner, _):
            return Self.nested(steps, isOnlySuccess: isOnlySuccess(steps, owner: owner)) { key in
                spelling.map { Folding.type($0(key)) } ?? context.folded.type(key)
            }
        }
    }

    static func declared(_ name: String, style: NamingOptions.Style) -> String {
        guard style == .bee, SwiftIdentifier.isLegal(name) else { return Folding.type(name) }
        // A capital first, so that the field of the same name can keep it.
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func nested(
        _ steps: [TypeName.Step], isOnlySuccess: Bool, _ fold: (String) -> String
    ) -> String {
        let parts = steps.map { step in
            switch step {
            case .field(let key): fold(key)
            case .item: "Item"
            case .value: "Value"
            case .member(let number): "Member\(number)"
            case .body: "Body"
            case .response(let status): isOnlySuccess ? "Response" : ReasonPhrases.typeName(status)
            case .content(let mediaType): Folding.type(mediaType)
            case .header(let name): Folding.type(name)
            case .request: "Request"
            }
        }
        return parts.joined()
    }

    private func isOnlySuccess(_ steps: [TypeName.Step], owner: TypeName.Owner) -> Bool {
        guard case .message(let id) = owner, case .response(let status)? = steps.first else { return false }
        return ResponseShape(model[id]).onlySuccess == status
    }

    /// Whether a type is what a message calls `Response`: its result, whole. One that can be null stands in an alias of that
    /// name.
    private func isResponse(_ id: TypeID, _ steps: [TypeName.Step], in scope: NameScope) -> Bool {
        guard case .message(let owner) = scope, case .response? = steps.first, steps.count == 1 else { return false }
        let message = model[owner]
        guard message.isCall else { return true }
        let shape = ResponseShape(message)
        return shape.successes.contains { index in
            let answer = shape.answers[index]
            return answer.content.map { message.responses[answer.response].contents[$0].isExactly(id) } ?? false
        }
    }

    /// The same for `Body`, which is an alias in what a service sends; of a call it is an input of another name.
    private func isBody(_ id: TypeID, _ steps: [TypeName.Step], in scope: NameScope) -> Bool {
        guard case .message(let owner) = scope, steps == [.body] else { return false }
        let message = model[owner]
        return message.isCall || message.body?.contents.first?.isExactly(id) ?? false
    }
}

extension BodyContent {
    /// Whether a person gets that type, which is never null.
    fileprivate func isExactly(_ id: TypeID) -> Bool {
        if case .named(id) = type.shape { isJSON && !type.isNullable } else { false }
    }
}

extension NameScope {
    var isMessage: Bool {
        if case .message = self { return true }
        return false
    }
}
