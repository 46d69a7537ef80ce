/// The part of a model that some declarations need: types by use and by being written inside each other, and the
/// messages that types are written inside of.
struct Closure {
    private let source: ProtocolModel
    private var keptTypes: [Bool]
    private var keptMessages: [Bool]
    private var waiting: [TypeID] = []

    init(of model: ProtocolModel) {
        source = model
        keptTypes = Array(repeating: false, count: model.types.count)
        keptMessages = Array(repeating: false, count: model.messages.count)
    }

    mutating func keep(_ id: MessageID) {
        mark(id)
        drain()
    }

    mutating func keep(_ id: TypeID) {
        mark(id)
        drain()
    }

    private mutating func mark(_ id: MessageID) {
        guard !keptMessages[id.index] else { return }
        keptMessages[id.index] = true
        for used in source[id].uses.compactMap(\.namedType) { mark(used) }
        if case .callback(_, _, let parent) = source[id].kind { mark(parent) }
    }

    private mutating func mark(_ id: TypeID) {
        guard !keptTypes[id.index] else { return }
        keptTypes[id.index] = true
        waiting.append(id)
    }

    /// Works off a list, not a stack: chains of types may be as long as a document.
    private mutating func drain() {
        while let id = waiting.popLast() {
            for used in source[id].kind.uses.compactMap(\.namedType) { mark(used) }
            if case .nested(let owner, _) = source[id].name.origin {
                switch owner {
                case .type(let id): mark(id)
                case .message(let id): mark(id)
                }
            }
        }
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
