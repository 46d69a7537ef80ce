/// Makes checks over whole values that assert nothing of properties which do not travel the way that a value goes
/// (OpenAPI 3.0.3, section 4.7.24.1: `required` of a `readOnly` property takes effect on the response only).
///
/// What is said of such a property is neither true nor false but unknown, in the logic of Kleene: `not` of unknown is
/// unknown, and `anyOf` is unknown where none of its members is true and one is unknown. A value is refused where a check
/// is false whatever the unknown may be. So each check has two forms, one that passes what is possible and one that passes
/// what is certain, and `not` turns one into the other.
struct OneWayChecks {
    /// The way that a value goes.
    enum Way {
        case sent, received
        /// Nobody knows: a type may stand for what is sent and for what is received.
        case either

        /// Whether a field of a direction may be missing in what goes this way.
        func lacks(_ direction: Field.Direction) -> Bool {
            switch direction {
            case .both: false
            case .responseOnly: self != .received
            case .requestOnly: self != .sent
            }
        }
    }

    /// A check as it is to be.
    struct Form: Hashable {
        let check: ValueCheckID
        let way: Way
        /// The keys of the value of which nothing is known.
        let unknown: Set<String>
        /// Whether it passes what is certain, and not all that is possible.
        let isCertain: Bool
    }

    var model: ProtocolModel
    private var known: [Form: ValueCheckID] = [:]
    private var open: [Form] = []
    /// For each way, the checks that lead to one of a value that lacks something.
    private var affected: [Way: Set<ValueCheckID>] = [:]

    init(_ model: ProtocolModel) {
        self.model = model
        for way in [Way.sent, .received, .either] { affected[way] = Self.affected(in: model, way) }
    }

    /// The constraints of a type, where `unknown` are keys of its values that do not travel.
    mutating func rewrite(_ constraints: inout [Constraint], _ way: Way, unknown: Set<String>) {
        for index in constraints.indices.reversed() {
            guard case .check(let id) = constraints[index].rule else { continue }
            let rewritten = same(id, Form(check: id, way: way, unknown: unknown, isCertain: false))
            while let form = open.popLast(), let place = known[form] {
                model[place].assertions = model[form.check].assertions.flatMap { assertions($0, form) }
            }
            guard rewritten != id else { continue }
            constraints[index].rule = .check(rewritten)
            if isIdle(rewritten) { constraints.remove(at: index) }
        }
    }

    /// The form of another check of the same value.
    mutating func same(_ id: ValueCheckID, _ form: Form, isCertain: Bool? = nil) -> ValueCheckID {
        // Most: nothing that it leads to goes one way.
        guard !form.unknown.isEmpty || affected[form.way]?.contains(id) == true else { return id }
        let (described, named) = inPlace(id, form.way)
        var unknown = form.unknown.union(described)
        if let named { unknown.formIntersection(named) }
        guard !unknown.isEmpty || affected[form.way]?.contains(id) == true else { return id }
        let next = Form(check: id, way: form.way, unknown: unknown, isCertain: isCertain ?? form.isCertain)
        if let place = known[next] { return place }
        var check = model[id]
        check.assertions = []
        let place = model.add(check)
        known[next] = place
        open.append(next)
        return place
    }

    /// The form of a check of a value inside.
    mutating func inside(_ id: ValueCheckID, _ form: Form, isCertain: Bool? = nil) -> ValueCheckID {
        same(id, Form(check: id, way: form.way, unknown: [], isCertain: isCertain ?? form.isCertain))
    }

    /// A check of one's own beside another.
    mutating func add(_ assertions: [ValueCheck.Assertion], beside id: ValueCheckID) -> ValueCheckID {
        model.add(ValueCheck(assertions: assertions, pointer: model[id].pointer, span: model[id].span))
    }

    /// What is unknown of a value by the checks of it that one leads to, and the keys that they look at; nil for all keys.
    private func inPlace(_ id: ValueCheckID, _ way: Way) -> (unknown: Set<String>, named: Set<String>?) {
        var unknown: Set<String> = []
        var named: Set<String>? = []
        for id in reachable(from: [id], { model[$0].assertions.filter(\.isInPlace).flatMap(\.references) }) {
            for (key, direction) in model[id].directions where way.lacks(direction) { unknown.insert(key) }
            for assertion in model[id].assertions {
                if let keys = assertion.namedKeys { named?.formUnion(keys) } else { named = nil }
            }
        }
        return (unknown, named)
    }

    /// The checks that lead to one which describes what does not travel.
    private static func affected(in model: ProtocolModel, _ way: Way) -> Set<ValueCheckID> {
        let ids = model.checks.indices.map { ValueCheckID(index: $0) }
        let targets = ids.filter { model[$0].directions.values.contains(where: way.lacks) }
        return leading(to: targets, among: ids) { model[$0].assertions.flatMap(\.references) }
    }

    /// Whether every value passes, so that nobody needs to look.
    private func isIdle(_ id: ValueCheckID, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        return model[id].assertions.allSatisfy { assertion in
            switch assertion {
            case .reference(let id): isIdle(id, depth: depth + 1)
            case .all(let ids): ids.allSatisfy { isIdle($0, depth: depth + 1) }
            case .any(let ids): ids.contains { isIdle($0, depth: depth + 1) }
            case .not(let id): model[id].assertions.contains(where: \.isNever)
            case .properties(let checks), .dependentChecks(let checks):
                checks.allSatisfy { isIdle($0.check, depth: depth + 1) }
            default: false
            }
        }
    }
}

extension ValueCheck.Assertion {
    fileprivate var isNever: Bool { if case .never = self { true } else { false } }
}
