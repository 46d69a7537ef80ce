/// The part of a model that some declarations need: types by use and by being written inside each other, and the
/// messages that types are written inside of.
struct NeededPart {
    private let source: ProtocolModel
    private let keptTypes: [Bool]
    private let keptMessages: [Bool]

    /// The part of a model that `roots` need.
    init(of model: ProtocolModel, roots: [TypeName.Owner]) {
        source = model
        let needed = Set(reachable(from: roots, model.needs(of:)))
        keptTypes = model.types.indices.map { needed.contains(.type(TypeID(index: $0))) }
        keptMessages = model.messages.indices.map { needed.contains(.message(MessageID(index: $0))) }
    }

    /// What was kept, as a model of its own.
    func model() -> ProtocolModel {
        let typeIDs = Self.numbers(keptTypes).map(TypeID.init)
        let messageIDs = Self.numbers(keptMessages).map(MessageID.init)
        var result = ProtocolModel()
        for document in source.documents { _ = result.add(document) }
        // Checks name no types; all of them stay, and so keep their ids.
        for check in source.checks { _ = result.add(check) }
        result.checkScopes = source.checkScopes
        for (index, type) in source.types.enumerated() where keptTypes[index] {
            var type = type
            type.updateTypes { $0 = typeIDs[$0.index] }
            if case .nested(let owner, let path) = type.name.origin {
                let owner: TypeName.Owner =
                    switch owner {
                    case .type(let id): .type(typeIDs[id.index])
                    case .message(let id): .message(messageIDs[id.index])
                    }
                type.name.origin = .nested(in: owner, path: path)
            }
            _ = result.add(type)
        }
        for (index, message) in source.messages.enumerated() where keptMessages[index] {
            var message = message
            message.updateTypes { $0 = typeIDs[$0.index] }
            if case .callback(let name, let expression, let parent) = message.kind {
                message.kind = .callback(name, expression: expression, of: messageIDs[parent.index])
            }
            result.add(message)
        }
        return result
    }

    /// The new number of each declaration; of one that is not kept, a number that nothing uses.
    private static func numbers(_ kept: [Bool]) -> [Int] {
        var next = 0
        return kept.map { isKept in
            defer { if isKept { next += 1 } }
            return next
        }
    }
}

extension ProtocolModel {
    /// What a declaration cannot do without.
    fileprivate func needs(of declaration: TypeName.Owner) -> [TypeName.Owner] {
        switch declaration {
        case .type(let id):
            let used = self[id].kind.uses.compactMap(\.namedType).map(TypeName.Owner.type)
            if case .nested(let owner, _) = self[id].name.origin { return used + [owner] }
            return used
        case .message(let id):
            let used = self[id].uses.compactMap(\.namedType).map(TypeName.Owner.type)
            if case .callback(_, _, let parent) = self[id].kind { return used + [.message(parent)] }
            return used
        }
    }
}
