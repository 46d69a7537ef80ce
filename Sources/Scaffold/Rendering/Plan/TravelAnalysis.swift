import ScaffoldModel
import ScaffoldNaming

/// Which types are sent and which are received; a field that travels one way only is missing on the other.
struct TravelAnalysis: Sendable {
    let sent: Set<TypeID>
    let received: Set<TypeID>

    init(_ model: ProtocolModel) {
        var sent: Set<TypeID> = []
        var received: Set<TypeID> = []
        for message in model.messages {
            for parameter in message.parameters { Self.reach(parameter.field.type, in: model, &sent) }
            for content in message.body?.contents ?? [] { Self.reach(content.type, in: model, &sent) }
            for response in message.responses {
                for content in response.contents { Self.reach(content.type, in: model, &received) }
            }
        }
        self.sent = sent
        self.received = received
    }

    private static func reach(_ use: TypeUse, in model: ProtocolModel, _ reached: inout Set<TypeID>) {
        var open = [use]
        while let use = open.popLast() {
            switch use.shape {
            case .scalar: break
            case .list(let inner), .map(let inner): open.append(inner)
            case .named(let id):
                if reached.insert(id).inserted { open += model[id].kind.uses }
            }
        }
    }
}
