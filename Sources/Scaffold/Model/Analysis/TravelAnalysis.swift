/// Which types a client sends, and which it receives.
package struct TravelAnalysis: Sendable {
    package let sent: Set<TypeID>
    package let received: Set<TypeID>

    package init(_ model: ProtocolModel) {
        var sent: [TypeUse] = []
        var received: [TypeUse] = []
        for message in model.messages {
            message.isCall ? (sent += message.requestUses) : (received += message.requestUses)
            message.isCall ? (received += message.responseUses) : (sent += message.responseUses)
        }
        self.sent = Self.reach(sent, in: model)
        self.received = Self.reach(received, in: model)
    }

    /// All types that values of some types can hold.
    private static func reach(_ uses: [TypeUse], in model: ProtocolModel) -> Set<TypeID> {
        var reached: Set<TypeID> = []
        var open = uses.compactMap(\.namedType)
        while let id = open.popLast() {
            guard reached.insert(id).inserted else { continue }
            open += model[id].kind.uses.compactMap(\.namedType)
        }
        return reached
    }
}

extension TypeUse {
    /// The declared type at the end of lists and maps; nil where there is none.
    var namedType: TypeID? {
        switch shape {
        case .named(let id): id
        case .list(let element): element.namedType
        case .map(let value): value.namedType
        case .scalar: nil
        }
    }
}
