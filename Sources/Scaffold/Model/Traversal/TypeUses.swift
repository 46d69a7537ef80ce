extension ProtocolModel {
    /// A type with its aliases followed to the end: its shape is no alias, and the constraints of all that was passed
    /// are gathered, those of the use first. A circle of aliases resolves to any JSON value.
    package func resolve(_ use: TypeUse) -> TypeUse {
        var result = use
        var steps = 0
        while case .named(let id) = result.shape, case .alias(let target) = self[id].kind {
            result = result.following(target)
            steps += 1
            if steps > types.count { result.shape = .scalar(.json) }
        }
        return result
    }
}

extension TypeUse.Shape {
    /// The declared type that it is, and not a list or a map of.
    package var named: TypeID? { if case .named(let id) = self { id } else { nil } }
}

extension TypeUse {
    /// The use of an alias with the alias replaced by what it stands for.
    func following(_ target: TypeUse) -> TypeUse {
        var result = self
        result.shape = target.shape
        result.isNullable = isNullable || target.isNullable
        result.constraints += target.constraints
        result.isSecret = isSecret || target.isSecret
        return result
    }

    /// What stands at the end of lists and maps.
    var innermost: TypeUse {
        switch shape {
        case .list(let inner), .map(let inner): inner.innermost
        case .scalar, .named: self
        }
    }

    /// The declared type at the end of lists and maps; nil where there is none.
    package var namedType: TypeID? { if case .named(let id) = innermost.shape { id } else { nil } }

    /// Whether something is true of this type or of an element in it.
    package func contains(_ isMeant: (TypeUse) -> Bool) -> Bool {
        switch shape {
        case .list(let inner), .map(let inner): isMeant(self) || inner.contains(isMeant)
        case .scalar, .named: isMeant(self)
        }
    }

    /// Calls `body` with this type and those of its elements, the innermost first.
    package func forEach(_ body: (TypeUse) -> Void) {
        switch shape {
        case .list(let inner), .map(let inner): inner.forEach(body)
        case .scalar, .named: break
        }
        body(self)
    }

    /// Changes this type and those of its elements, the innermost first.
    package mutating func update(_ change: (inout TypeUse) -> Void) {
        switch shape {
        case .list(var element):
            element.update(change)
            shape = .list(element)
        case .map(var value):
            value.update(change)
            shape = .map(value)
        case .scalar, .named: break
        }
        change(&self)
    }
}

extension [TypeUse] {
    /// Whether something must hold of one of these types or of an element in it.
    package var haveConstraints: Bool { contains { use in use.contains { !$0.constraints.isEmpty } } }
}

extension TypeDeclaration.Kind {
    /// Every type that stands in a declaration, without those of its elements.
    package var uses: [TypeUse] {
        switch self {
        case .object(let object):
            if case .kept(let others) = object.otherKeys {
                object.fields.map(\.type) + [others]
            } else {
                object.fields.map(\.type)
            }
        case .union(let union): union.members.map(\.type)
        case .alias(let use), .wrapper(let use): [use]
        case .enumeration: []
        }
    }

    /// Changes every type that stands in a declaration.
    package mutating func updateUses(_ change: (inout TypeUse) -> Void) {
        switch self {
        case .object(var object):
            for index in object.fields.indices { object.fields[index].type.update(change) }
            if case .kept(var others) = object.otherKeys {
                others.update(change)
                object.otherKeys = .kept(others)
            }
            self = .object(object)
        case .union(var union):
            for index in union.members.indices { union.members[index].type.update(change) }
            self = .union(union)
        case .alias(var use):
            use.update(change)
            self = .alias(use)
        case .wrapper(var use):
            use.update(change)
            self = .wrapper(use)
        case .enumeration: break
        }
    }
}

extension TypeDeclaration {
    /// Calls `body` with each type that this one uses, and takes what it leaves there. The owner is not among them.
    package mutating func updateTypes(_ body: (inout TypeID) -> Void) { kind.updateUses { $0.updateType(body) } }
}

extension MessageDeclaration {
    /// The types of what is asked, without those of their elements.
    var requestUses: [TypeUse] { parameters.map(\.field.type) + (body?.contents.uses ?? []) }

    /// The types of what is answered.
    var responseUses: [TypeUse] { responses.flatMap { $0.contents.uses + $0.headers.map(\.field.type) } }

    /// Every type that stands in a message, without those of its elements.
    package var uses: [TypeUse] { requestUses + responseUses }

    /// The types that its code is written with: what the elements of a stream are is not among them, since they reach a
    /// person as bytes.
    package var writtenUses: [TypeUse] {
        parameters.map(\.field.type) + (body?.contents.map(\.type) ?? [])
            + responses.flatMap { $0.contents.map(\.type) + $0.headers.map(\.field.type) }
    }

    /// The types of what the client sends: of a call what is asked, of a webhook and a callback what is answered.
    var sentUses: [TypeUse] { isCall ? requestUses : responseUses }

    /// The types of what the client receives.
    var receivedUses: [TypeUse] { isCall ? responseUses : requestUses }

    /// Changes every type that stands in a message.
    package mutating func updateUses(_ change: (inout TypeUse) -> Void) {
        updateRequestUses(change)
        updateResponseUses(change)
    }

    /// Changes every type of what is asked.
    mutating func updateRequestUses(_ change: (inout TypeUse) -> Void) {
        for index in parameters.indices { parameters[index].field.type.update(change) }
        if var contents = body?.contents {
            contents.updateUses(change)
            body?.contents = contents
        }
    }

    /// Changes every type of what is answered.
    mutating func updateResponseUses(_ change: (inout TypeUse) -> Void) {
        for index in responses.indices {
            responses[index].contents.updateUses(change)
            for header in responses[index].headers.indices {
                responses[index].headers[header].field.type.update(change)
            }
        }
    }

    /// Calls `body` with each type that this message uses, and takes what it leaves there.
    package mutating func updateTypes(_ body: (inout TypeID) -> Void) { updateUses { $0.updateType(body) } }
}

extension ProtocolModel {
    /// Calls `body` with every type that stands in a declaration, and those of its elements.
    package func forEachUse(_ body: (TypeUse) -> Void) {
        for type in types { for use in type.kind.uses { use.forEach(body) } }
        for message in messages { for use in message.uses { use.forEach(body) } }
    }
}

extension [BodyContent] {
    fileprivate var uses: [TypeUse] { flatMap { [$0.type] + ($0.payload.map { [$0] } ?? []) } }

    fileprivate mutating func updateUses(_ change: (inout TypeUse) -> Void) {
        for index in indices {
            self[index].type.update(change)
            self[index].payload?.update(change)
        }
    }
}

extension TypeUse {
    fileprivate mutating func updateType(_ body: (inout TypeID) -> Void) {
        guard case .named(var id) = shape else { return }
        body(&id)
        shape = .named(id)
    }
}
