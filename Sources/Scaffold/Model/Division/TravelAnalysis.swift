/// Which types a client sends, and which it receives.
struct TravelAnalysis {
    let sent: Set<TypeID>
    let received: Set<TypeID>

    init(_ model: ProtocolModel) {
        sent = model.typesHeld(by: model.messages.flatMap(\.sentUses))
        received = model.typesHeld(by: model.messages.flatMap(\.receivedUses))
    }
}
