/// Which types a client sends, and which it receives.
struct TravelAnalysis {
    let sent: Set<TypeID>
    let received: Set<TypeID>

    init(_ model: ProtocolModel) {
        sent = Self.reach(model.messages.flatMap(\.sentUses), in: model)
        received = Self.reach(model.messages.flatMap(\.receivedUses), in: model)
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
