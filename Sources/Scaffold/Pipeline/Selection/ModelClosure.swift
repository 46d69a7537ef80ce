import ScaffoldModel
import ScaffoldNaming

/// What must stay in a model so that what was asked for can be generated: the messages, the types that they name, and
/// so on.
struct ModelClosure {
    private let model: ProtocolModel
    private(set) var types: Set<TypeID> = []
    private(set) var messages: Set<MessageID> = []

    init(_ model: ProtocolModel) {
        self.model = model
    }

    mutating func add(_ id: MessageID) {
        guard messages.insert(id).inserted else { return }
        for type in TypeReferences.of(model[id], in: model) { add(type) }
    }

    mutating func add(_ id: TypeID) {
        var pending = [id]
        while let id = pending.popLast() {
            guard types.insert(id).inserted else { continue }
            pending += TypeReferences.of(model[id], in: model)
            // A type inside another, or inside a message, is named by it.
            switch model[id].name.origin {
            case .declared: continue
            case .nested(in: .type(let owner), _): pending.append(owner)
            case .nested(in: .message(let owner), _):
                if messages.insert(owner).inserted { pending += TypeReferences.of(model[owner], in: model) }
            }
        }
    }
}

extension ProtocolModel {
    /// The part of the model that a closure holds, with ids of its own.
    func keeping(_ closure: ModelClosure) -> ProtocolModel {
        let typeIDs = Self.newIDs(types.indices.filter { closure.types.contains(TypeID(index: $0)) })
        let messageIDs = Self.newIDs(messages.indices.filter { closure.messages.contains(MessageID(index: $0)) })
        let renumber: (inout TypeUse) -> Void = { use in
            if case .named(let id) = use.shape, let index = typeIDs[id.index] {
                use.shape = .named(TypeID(index: index))
            }
        }
        var kept = ProtocolModel()
        for document in documents { _ = kept.add(document) }
        for (index, type) in types.enumerated() where typeIDs[index] != nil {
            var type = type
            type.kind.updateUses(renumber)
            if case .nested(let owner, let path) = type.name.origin {
                type.name.origin = .nested(in: owner.renumbered(typeIDs, messageIDs), path: path)
            }
            _ = kept.add(type)
        }
        for (index, message) in messages.enumerated() where messageIDs[index] != nil {
            var message = message
            message.updateUses(renumber)
            kept.add(message)
        }
        return kept
    }

    private static func newIDs(_ kept: [Int]) -> [Int: Int] {
        Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    }
}

extension TypeName.Owner {
    fileprivate func renumbered(_ types: [Int: Int], _ messages: [Int: Int]) -> Self {
        switch self {
        case .type(let id): .type(TypeID(index: types[id.index] ?? id.index))
        case .message(let id): .message(MessageID(index: messages[id.index] ?? id.index))
        }
    }
}
