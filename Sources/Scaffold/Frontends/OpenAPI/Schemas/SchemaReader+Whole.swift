import ScaffoldModel

extension SchemaReader {
    /// A check over the whole of an object must see what was there: the keys that it looks at, described or not, and none
    /// that a default has put there.
    func keepWhole(_ id: TypeID) {
        let checks = checks(ofWhole: id)
        if checks.isEmpty { return }
        if case .union = reading.model[id].kind { wholeUnions.append(id) } else { keepWhole(id, for: checks) }
    }

    /// The same for the objects that the values of unions can be, once all of them are read.
    func keepWholeMembers() {
        for id in wholeUnions {
            let checks = checks(ofWhole: id)
            let types = reachable(from: [id]) { id in
                switch reading.model[id].kind {
                case .union(let union): union.members.compactMap(\.type.shape.named)
                case .alias(let use): [use.shape.named].compactMap { $0 }
                case .object, .enumeration, .wrapper: []
                }
            }
            for type in types { keepWhole(type, for: checks) }
        }
        wholeUnions = []
    }

    private func checks(ofWhole id: TypeID) -> [ValueCheckID] {
        reading.model[id].constraints.compactMap { if case .check(let check) = $0.rule { check } else { nil } }
    }

    private func keepWhole(_ id: TypeID, for checks: [ValueCheckID]) {
        guard case .object(var object) = reading.model[id].kind else { return }
        for index in object.fields.indices { object.fields[index].defaultValue = nil }
        if case .ignored = object.otherKeys, looks(checks, beyond: Set(object.fields.map { ExactText($0.key) })) {
            object.otherKeys = .kept(TypeUse(.scalar(.json), span: reading.model[id].span))
        }
        reading.model[id].kind = .object(object)
    }

    /// Whether checks of an object look at other keys than these.
    private func looks(_ checks: [ValueCheckID], beyond keys: Set<ExactText>) -> Bool {
        var visited: Set<ValueCheckID> = []
        var open = checks
        while let id = open.popLast() {
            guard visited.insert(id).inserted else { continue }
            for assertion in reading.model[id].assertions {
                guard let named = assertion.namedKeys, named.allSatisfy({ keys.contains(ExactText($0)) }) else {
                    return true
                }
                // What stands inside of a key is there as a whole.
                if assertion.isInPlace { open += assertion.references }
            }
        }
        return false
    }
}
