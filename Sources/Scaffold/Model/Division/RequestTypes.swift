package import ScaffoldDiagnostics

/// Divides the types that cannot be one type for both ways.
///
/// A field that must be there, but only one way (OpenAPI 3.0.3, section 4.7.24.1: `readOnly` and `writeOnly` with
/// `required`), cannot be in a type that travels both ways: on one of them nobody has a value for it. Such a type, and
/// every type that holds it and travels both ways, gets a type for requests inside itself, and is the type for responses.
/// A type that travels one way loses the fields of the other. All other types stay one: an optional field of one way is
/// absent on the other.
package struct RequestTypes {
    let source: ProtocolModel
    let travel: TravelAnalysis
    /// The types that get a type for requests, and the aliases that lead to one: those are followed instead.
    let divided: Set<TypeID>

    package init(of model: ProtocolModel) {
        let model = model.sendingTags()
        source = model
        travel = TravelAnalysis(model)
        divided = model.typesHolding(among: travel.sent.intersection(travel.received), where: \.hasRequiredOneWay)
    }

    /// The model after the division. A default that fits no type any more is reported and left out.
    package func apply(reporting sink: DiagnosticSink) -> ProtocolModel {
        var model = source
        let counterparts = addTypes(to: &model)
        let rewrite: (inout TypeUse) -> Void = { rewriteUse(&$0, counterparts) }
        for id in travel.sent.subtracting(travel.received).union(counterparts.values) {
            model[id].keepMemberNames()
            model[id].kind.updateUses(rewrite)
        }
        for index in model.messages.indices where !divided.isEmpty {
            let id = MessageID(index: index)
            if model[id].isCall { model[id].updateRequestUses(rewrite) } else { model[id].updateResponseUses(rewrite) }
        }
        dropFields(from: &model, counterparts)
        dropDefaults(from: &model, reporting: sink)
        return loosenChecks(in: model, counterparts)
    }

    /// Adds the types for requests, which still look like those that they are made of.
    private func addTypes(to model: inout ProtocolModel) -> [TypeID: TypeID] {
        var counterparts: [TypeID: TypeID] = [:]
        for id in divided.sorted() {
            if case .alias = source[id].kind { continue }
            counterparts[id] = model.add(source[id])
        }
        for (id, counterpart) in counterparts {
            // What is written inside a type is written inside its counterpart too.
            if case .nested(.type(let owner), let path) = source[id].name.origin, let outer = counterparts[owner] {
                model[counterpart].name.origin = .nested(in: .type(outer), path: path)
            } else {
                model[counterpart].name = .nested(in: .type(id), path: [.request])
            }
        }
        return counterparts
    }

    private func rewriteUse(_ use: inout TypeUse, _ counterparts: [TypeID: TypeID]) {
        guard case .named(let id) = use.shape, divided.contains(id) else { return }
        if let counterpart = counterparts[id] {
            use.shape = .named(counterpart)
        } else {
            use = source.resolve(use)
            use.update { rewriteUse(&$0, counterparts) }
        }
    }

    private func dropFields(from model: inout ProtocolModel, _ counterparts: [TypeID: TypeID]) {
        for id in travel.sent.symmetricDifference(travel.received) {
            model[id].drop(travel.sent.contains(id) ? .responseOnly : .requestOnly)
        }
        for (id, counterpart) in counterparts {
            model[id].drop(.requestOnly)
            model[counterpart].drop(.responseOnly)
        }
    }
}

extension ProtocolModel {
    /// The model with tags of unions that requests have too: without its tag, nobody could tell what is sent.
    fileprivate func sendingTags() -> ProtocolModel {
        let tags = TagAnalysis(self)
        var model = self
        for index in types.indices {
            let id = TypeID(index: index)
            guard case .object(var object) = types[index].kind else { continue }
            let sent = object.fields.indices.filter {
                object.fields[$0].direction == .responseOnly && tags.isTag(object.fields[$0].key, of: id)
            }
            if sent.isEmpty { continue }
            for field in sent { object.fields[field].direction = .both }
            model[id].kind = .object(object)
        }
        return model
    }
}

extension TypeDeclaration {
    /// Whether a field must be there, but only one way.
    fileprivate var hasRequiredOneWay: Bool {
        guard case .object(let object) = kind else { return false }
        return object.fields.contains { $0.isRequired && $0.direction != .both }
    }

    /// Lets the cases of a union be called as they are where nothing is divided.
    fileprivate mutating func keepMemberNames() {
        guard case .union(var union) = kind else { return }
        for index in union.members.indices { union.members[index].namesake = union.members[index].type }
        kind = .union(union)
    }

    /// Takes the fields of one way out of an object.
    fileprivate mutating func drop(_ direction: Field.Direction) {
        guard case .object(var object) = kind else { return }
        object.fields.removeAll { $0.direction == direction }
        kind = .object(object)
    }
}
