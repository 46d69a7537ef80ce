// Checks over whole values, and defaults, are of the type that they stand at; what the division took from it they cannot see.

import ScaffoldDiagnostics

extension RequestTypes {
    /// Lets the checks of every type assert nothing of what does not travel its way.
    func loosenChecks(in divided: ProtocolModel, _ counterparts: [TypeID: TypeID]) -> ProtocolModel {
        if source.checks.isEmpty { return divided }
        let originals = Dictionary(uniqueKeysWithValues: counterparts.map { ($1, $0) })
        var checks = OneWayChecks(divided)
        func rewrite(_ use: inout TypeUse, _ way: OneWayChecks.Way) {
            if use.constraints.isEmpty { return }
            checks.rewrite(&use.constraints, way, unknown: unknownKeys(of: use, way, originals))
        }
        for index in divided.types.indices {
            let id = TypeID(index: index)
            let way = way(of: id, isCounterpart: originals[id] != nil)
            if divided[id].kind.uses.haveConstraints {
                var kind = divided[id].kind
                kind.updateUses { rewrite(&$0, way) }
                checks.model[id].kind = kind
            }
            var use = TypeUse(.named(id), constraints: divided[id].constraints, span: divided[id].span)
            rewrite(&use, way)
            if !use.constraints.isEmpty || !divided[id].constraints.isEmpty {
                checks.model[id].constraints = use.constraints
            }
        }
        for index in divided.messages.indices where divided.messages[index].uses.haveConstraints {
            var message = divided.messages[index]
            let isCall = message.isCall
            message.updateRequestUses { rewrite(&$0, isCall ? .sent : .received) }
            message.updateResponseUses { rewrite(&$0, isCall ? .received : .sent) }
            checks.model[MessageID(index: index)] = message
        }
        return checks.model
    }

    private func way(of id: TypeID, isCounterpart: Bool) -> OneWayChecks.Way {
        if isCounterpart { return .sent }
        if divided.contains(id) { return .received }
        switch (travel.sent.contains(id), travel.received.contains(id)) {
        case (true, false): return .sent
        case (false, true): return .received
        default: return .either
        }
    }

    /// The keys of an object, or of the objects that a union can be, that are not in what goes one way.
    private func unknownKeys(
        of use: TypeUse, _ way: OneWayChecks.Way, _ originals: [TypeID: TypeID]
    ) -> Set<String> {
        func original(_ use: TypeUse) -> [TypeID] {
            [use.shape.named.map { originals[$0] ?? $0 }].compactMap { $0 }
        }
        let types = reachable(from: original(use)) { id in
            switch source[id].kind {
            case .union(let union): union.members.flatMap { original($0.type) }
            case .alias(let use), .wrapper(let use): original(use)
            case .object, .enumeration: []
            }
        }
        let keys = types.flatMap { id in
            guard case .object(let object) = source[id].kind else { return [String]() }
            return object.fields.filter { way.lacks($0.direction) }.map(\.key)
        }
        return Set(keys)
    }

    // MARK: Defaults

    /// Takes out the defaults that are right for one half of a divided type and not for the other; what is right nowhere is
    /// reported.
    func dropDefaults(from model: inout ProtocolModel, reporting sink: DiagnosticSink) {
        let before = model
        var kept: Set<String> = []
        var dropped: [(Field, problem: String)] = []
        model.updateDefaults(since: ProtocolModel().mark) { field in
            guard let value = field.defaultValue, value.holdsObject else { return }
            var checker = ValueChecker(before, isDivided: true)
            if let problem = checker.problem(with: value, as: field.type) {
                dropped.append((field, problem))
                field.defaultValue = nil
            } else {
                kept.insert(field.pointer)
            }
        }
        for (field, problem) in dropped where !kept.contains(field.pointer) {
            sink.warning(
                .invalidDefault, "the default of `\(field.key)` is no value of its type: \(problem)",
                at: field.defaultSpan ?? field.span, help: "write a default that fits, or none")
        }
    }
}

extension ModelValue {
    fileprivate var holdsObject: Bool {
        switch self {
        case .object: true
        case .list(let items): items.contains(where: \.holdsObject)
        case .null, .bool, .number, .string: false
        }
    }
}
