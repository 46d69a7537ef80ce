extension OneWayChecks {
    typealias Assertion = ValueCheck.Assertion

    /// What an assertion becomes in a form of its check.
    mutating func assertions(_ assertion: Assertion, _ form: Form) -> [Assertion] {
        switch assertion {
        case .never, .kinds: return [assertion]
        case .rule(let rule): return self.rule(rule, form)
        case .reference(let id): return [.reference(same(id, form))]
        // The checks of a scope have one form.
        case .dynamicReference: return undecided(form)
        case .all(let ids): return [.all(ids.map { same($0, form) })]
        case .any(let ids): return [.any(ids.map { same($0, form) })]
        case .one(let ids): return one(ids, form)
        case .not(let id): return [.not(same(id, form, isCertain: !form.isCertain))]
        case .conditional(let condition, let then, let otherwise):
            return conditional(condition, then.map { same($0, form) }, otherwise.map { same($0, form) }, form)
        case .prefixItems(let ids): return [.prefixItems(ids.map { inside($0, form) })]
        case .items(let id): return [.items(inside(id, form))]
        case .unevaluatedItems(let id): return [.unevaluatedItems(inside(id, form))]
        case .contains(let id, let low, let high):
            return [
                .contains(inside(id, form), atLeast: low, atMost: nil),
                .contains(inside(id, form, isCertain: !form.isCertain), atLeast: 0, atMost: high),
            ]
        case .required(let keys): return required(keys, form)
        case .dependentRequired(let dependencies): return self.dependencies(dependencies, form)
        case .dependentChecks(let checks): return dependent(checks, form)
        default: return entries(assertion, form)
        }
    }

    /// Of what is unknown, everything is possible and nothing certain.
    private func undecided(_ form: Form) -> [Assertion] { form.isCertain ? [.never] : [] }

    private mutating func rule(_ rule: Constraint.Rule, _ form: Form) -> [Assertion] {
        let count = form.unknown.count
        switch rule {
        case .check(let id): return [.reference(same(id, form))]
        case .minProperties(let limit) where !form.isCertain:
            return limit > count ? [.rule(.minProperties(limit - count))] : []
        case .maxProperties(let limit) where form.isCertain:
            return limit >= count ? [.rule(.maxProperties(limit - count))] : [.never]
        case .oneOfValues(let values) where count > 0 && values.contains(where: \.isObject): return undecided(form)
        default: return [.rule(rule)]
        }
    }

    // MARK: Conditions

    private mutating func one(_ ids: [ValueCheckID], _ form: Form) -> [Assertion] {
        let possible = ids.map { same($0, form, isCertain: false) }
        let certain = ids.map { same($0, form, isCertain: true) }
        if possible == certain { return [.one(possible)] }
        if form.isCertain { return [.one(possible), .any(certain)] }
        let one = add([.one(certain)], beside: form.check)
        let any = add([.any(certain)], beside: form.check)
        return [.any(possible), .any([one, add([.not(any)], beside: form.check)])]
    }

    /// `then` and `otherwise` have their form already.
    private mutating func conditional(
        _ condition: ValueCheckID, _ then: ValueCheckID?, _ otherwise: ValueCheckID?, _ form: Form
    ) -> [Assertion] {
        let possible = same(condition, form, isCertain: false)
        let certain = same(condition, form, isCertain: true)
        if possible == certain { return [.conditional(if: condition, then: then, else: otherwise)] }
        let then = then.map { [Assertion.reference($0)] } ?? []
        let otherwise = otherwise.map { [Assertion.reference($0)] } ?? []
        let (holds, fails) = form.isCertain ? (certain, possible) : (possible, certain)
        var ways = [[.reference(holds)] + then, [.not(fails)] + otherwise]
        if form.isCertain { ways.append(then + otherwise) }
        return [.any(ways.map { add($0, beside: form.check) })]
    }

    // MARK: Keys

    private func required(_ keys: [String], _ form: Form) -> [Assertion] {
        let known = keys.filter { !form.unknown.contains($0) }
        if known.count < keys.count, form.isCertain { return [.never] }
        return known.isEmpty ? [] : [.required(known)]
    }

    private mutating func dependencies(_ dependencies: [ValueCheck.Dependency], _ form: Form) -> [Assertion] {
        var kept: [ValueCheck.Dependency] = []
        var others: [Assertion] = []
        for dependency in dependencies {
            let required = required(dependency.required, form)
            if form.unknown.contains(dependency.key) {
                others += form.isCertain ? required : []
            } else if case .required(let keys)? = required.first {
                kept.append(.init(key: dependency.key, required: keys))
            } else if !required.isEmpty {
                // That of which nothing is certain is not asked for where the key is not there.
                others.append(.not(add([.required([dependency.key])], beside: form.check)))
            }
        }
        return (kept.isEmpty ? [] : [.dependentRequired(kept)]) + others
    }

    private mutating func dependent(_ checks: [ValueCheck.Named], _ form: Form) -> [Assertion] {
        let known = checks.filter { !form.unknown.contains($0.name) }.map {
            ValueCheck.Named(name: $0.name, check: same($0.check, form))
        }
        let result: [Assertion] = known.isEmpty ? [] : [.dependentChecks(known)]
        guard form.isCertain else { return result }
        let others = checks.filter { form.unknown.contains($0.name) }.map { same($0.check, form) }
        return others.isEmpty ? result : result + [.all(others)]
    }

    /// What is asserted of the values of keys.
    private mutating func entries(_ assertion: Assertion, _ form: Form) -> [Assertion] {
        if form.isCertain, assertion.namedKeys.map({ !form.unknown.isDisjoint(with: $0) }) ?? !form.unknown.isEmpty {
            return [.never]
        }
        switch assertion {
        case .properties(let checks):
            // What is unknown is still described.
            let checks = checks.map { named in
                let isUnknown = form.unknown.contains(named.name)
                return ValueCheck.Named(
                    name: named.name, check: isUnknown ? add([], beside: named.check) : inside(named.check, form))
            }
            return [.properties(checks)]
        case .patternProperties(let checks):
            return [.patternProperties(checks.map { .init(name: $0.name, check: inside($0.check, form)) })]
        case .additionalProperties(let id): return [.additionalProperties(inside(id, form))]
        case .propertyNames(let id): return [.propertyNames(inside(id, form))]
        case .unevaluatedProperties(let id): return [.unevaluatedProperties(inside(id, form))]
        default: return [assertion]
        }
    }
}

extension ModelValue {
    fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
