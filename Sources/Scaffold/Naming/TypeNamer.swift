import ScaffoldDiagnostics
import ScaffoldModel

/// Names the types: where each stands, and what it is called there.
struct TypeNamer {
    let model: ProtocolModel
    let context: NamingContext
    /// The bodies that are spread, whose nested types move to the message.
    let spread: Set<TypeID>
    /// For each nested type, by its owner and path: its id.
    private let nested: [TypeName.Origin: TypeID]

    init(model: ProtocolModel, context: NamingContext, spread: Set<TypeID>) {
        self.model = model
        self.context = context
        self.spread = spread
        var nested: [TypeName.Origin: TypeID] = [:]
        for index in model.types.indices { nested[model.types[index].name.origin] = TypeID(index: index) }
        self.nested = nested
    }

    /// The type by its simple name and its scope; references are made when all are known.
    func name(_ id: TypeID) -> NamedType {
        let type = model[id]
        let document = model[type.document]
        let (scope, steps) = place(of: type)
        // A type for requests has the place of the one for responses, which alone is what was named there.
        let chosen =
            type.name.isRequestType
            ? nil
            : context.legal(
                context.chosenName(type.pointer, in: document, explicit: type.name.explicit, at: type.span),
                isTaken: { NamingContext.isTaken($0, in: document) })
        var identifier = chosen ?? folded(type, steps: steps)
        let isResponse = identifier == "Response" && isOnlySuccess(steps) && scope.isMessage
        let isBody = identifier == "Body" && steps == [.body] && scope.isMessage
        let isRequest = steps == [.request] && !scope.isMessage
        if chosen == nil, NamingContext.isTaken(identifier, in: document), !isResponse, !isBody, !isRequest {
            identifier += "Model"
        }
        return NamedType(
            identifier: identifier, scope: scope, reference: identifier, isSpread: spread.contains(id))
    }

    private func folded(_ type: TypeDeclaration, steps: [TypeName.Step]) -> String {
        switch type.name.origin {
        case .declared(let name): Self.declared(name, style: context.options.style)
        case .nested(let owner, _): Self.nested(steps, isOnlySuccess: isOnlySuccess(steps, owner: owner))
        }
    }

    static func declared(_ name: String, style: NamingOptions.Style) -> String {
        guard style == .bee, SwiftIdentifier.isLegal(name) else { return Folding.type(name) }
        // A capital first, so that the field of the same name can keep it.
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func nested(_ steps: [TypeName.Step], isOnlySuccess: Bool) -> String {
        let parts = steps.map { step in
            switch step {
            case .field(let key): Folding.type(key)
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

    // MARK: - Places

    /// The innermost declaration around a type that can hold it, and the steps that lead from there to it.
    private func place(of type: TypeDeclaration) -> (NameScope, [TypeName.Step]) {
        guard case .nested(let owner, let path) = type.name.origin else {
            return (.outermost(namespace: model[type.document].namespace), [])
        }
        for length in stride(from: path.count - 1, to: 0, by: -1) {
            if let id = nested[.nested(in: owner, path: Array(path[..<length]))], canHold(id) {
                return (.type(id), Array(path[length...]))
            }
        }
        switch owner {
        case .message(let id): return (.message(id), path)
        case .type(let id): return place(in: id, path: path)
        }
    }

    private func place(in id: TypeID, path: [TypeName.Step]) -> (NameScope, [TypeName.Step]) {
        if canHold(id) { return (.type(id), path) }
        let (scope, steps) = place(of: model[id])
        switch model[id].name.origin {
        case .declared(let name): return (scope, [.field(name)] + path)
        case .nested: return (scope, (spread.contains(id) ? [] : steps) + path)
        }
    }

    private func canHold(_ id: TypeID) -> Bool {
        if case .alias = model[id].kind { return false }
        return !spread.contains(id)
    }

    private func isOnlySuccess(_ steps: [TypeName.Step], owner: TypeName.Owner) -> Bool {
        guard case .message(let id) = owner, case .response(let status)? = steps.first else { return false }
        return ResponseShape(model[id]).onlySuccess == status
    }

    private func isOnlySuccess(_ steps: [TypeName.Step]) -> Bool {
        if case .response? = steps.first { return steps.count == 1 }
        return false
    }
}

extension NameScope {
    var isMessage: Bool {
        if case .message = self { return true }
        return false
    }
}
