/// Which types look different in a request and in a response, because of fields that travel one way only.
///
/// A field that must be there, but only one way, cannot be in one type for both: the other way nobody has a value for
/// it. A type that holds such a field, directly or through others, and travels both ways, has two views: the type
/// itself, as responses have it, and one for requests. Every other type is one type, without the fields of a way that it
/// never goes; an optional field that goes one way only is simply absent the other way.
package struct DirectionAnalysis: Sendable {
    private let sent: Set<TypeID>
    private let received: Set<TypeID>
    /// Types that hold a required field of one way, directly or through others.
    private let divided: Set<TypeID>

    package init(_ model: ProtocolModel) {
        var requests: [TypeUse] = []
        var responses: [TypeUse] = []
        for message in model.messages {
            requests += message.parameters.map { $0.field.type }
            requests += (message.body?.contents ?? []).map { $0.type }
            for response in message.responses {
                responses += response.contents.map { $0.type }
                responses += response.headers.map { $0.field.type }
            }
        }
        sent = Self.reach(requests, in: model)
        received = Self.reach(responses, in: model)
        divided = Self.divided(in: model)
    }

    /// Whether a type needs a view of its own for requests.
    package func hasRequestView(_ id: TypeID) -> Bool {
        divided.contains(id) && sent.contains(id) && received.contains(id)
    }

    /// The fields of an object in one of its views, or in its only one where `isRequestView` is false.
    package func fields(of id: TypeID, _ object: ObjectType, isRequestView: Bool = false) -> [Field] {
        if isRequestView { return object.fields.filter { $0.direction != .responseOnly } }
        let isBoth = hasRequestView(id) || !sent.contains(id) && !received.contains(id)
        return object.fields.filter { field in
            switch field.direction {
            case .both: true
            case .responseOnly: isBoth || received.contains(id) || !field.isRequired
            case .requestOnly: hasRequestView(id) ? !field.isRequired : isBoth || sent.contains(id) || !field.isRequired
            }
        }
    }

    /// All types that values of some types can hold.
    private static func reach(_ uses: [TypeUse], in model: ProtocolModel) -> Set<TypeID> {
        var reached: Set<TypeID> = []
        var open = uses.compactMap(\.namedType)
        while let id = open.popLast() {
            guard reached.insert(id).inserted else { continue }
            open += model[id].kind.namedTypes
        }
        return reached
    }

    private static func divided(in model: ProtocolModel) -> Set<TypeID> {
        var holders: [TypeID: [TypeID]] = [:]
        var open: [TypeID] = []
        for index in model.types.indices {
            let id = TypeID(index: index)
            for held in model[id].kind.namedTypes { holders[held, default: []].append(id) }
            guard case .object(let object) = model[id].kind else { continue }
            if object.fields.contains(where: { $0.isRequired && $0.direction != .both }) { open.append(id) }
        }
        var divided: Set<TypeID> = []
        while let id = open.popLast() {
            if divided.insert(id).inserted { open += holders[id] ?? [] }
        }
        return divided
    }
}

extension TypeUse {
    /// The declared type at the end of lists and maps; nil where there is none.
    fileprivate var namedType: TypeID? {
        switch shape {
        case .named(let id): id
        case .list(let element): element.namedType
        case .map(let value): value.namedType
        case .scalar: nil
        }
    }
}

extension TypeDeclaration.Kind {
    /// The declared types that stand in a declaration.
    fileprivate var namedTypes: [TypeID] {
        switch self {
        case .object(let object):
            if case .kept(let others) = object.otherKeys {
                (object.fields.map(\.type) + [others]).compactMap(\.namedType)
            } else {
                object.fields.compactMap(\.type.namedType)
            }
        case .union(let union): union.members.compactMap(\.type.namedType)
        case .alias(let use), .wrapper(let use): [use].compactMap(\.namedType)
        case .enumeration: []
        }
    }
}
