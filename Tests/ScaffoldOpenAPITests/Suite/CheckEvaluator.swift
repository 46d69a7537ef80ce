import ScaffoldModel

#if canImport(FoundationEssentials)
    import Foundation
#else
    import Foundation
#endif

/// Runs the checks of a model over literals, as a runtime would over JSON values, to see that they mean what their
/// schemas mean.
struct CheckEvaluator {
    let model: ProtocolModel

    /// Whether a value passes, and what of it was looked at.
    struct Result {
        var isValid = true
        var keys: Set<String> = []
        var items: Set<Int> = []

        mutating func merge(_ other: Result) {
            isValid = isValid && other.isValid
            keys.formUnion(other.keys)
            items.formUnion(other.items)
        }
    }

    func admits(_ value: ModelValue, _ id: ValueCheckID) -> Bool { evaluate(value, id, []).isValid }

    private func evaluate(_ value: ModelValue, _ id: ValueCheckID, _ scopes: [Int]) -> Result {
        let check = model[id]
        var scopes = scopes
        if let scope = check.scope, scopes.last != scope { scopes.append(scope) }
        var result = Result()
        for assertion in check.assertions { apply(assertion, of: check, to: value, scopes, &result) }
        return result
    }

    private func apply(
        _ assertion: ValueCheck.Assertion, of check: ValueCheck, to value: ModelValue, _ scopes: [Int],
        _ result: inout Result
    ) {
        switch assertion {
        case .never: result.isValid = false
        case .kinds(let kinds): require(!kinds.isDisjoint(with: kind(of: value)), &result)
        case .rule(let rule): require(admits(value, rule), &result)
        case .reference(let id): result.merge(evaluate(value, id, scopes))
        case .dynamicReference(let anchor, let otherwise):
            let found = scopes.lazy.compactMap { model.checkScopes[$0][anchor] }.first ?? otherwise
            result.merge(evaluate(value, found, scopes))
        case .all(let ids): for id in ids { result.merge(evaluate(value, id, scopes)) }
        case .any(let ids): choose(ids.map { evaluate(value, $0, scopes) }, { $0 > 0 }, &result)
        case .one(let ids): choose(ids.map { evaluate(value, $0, scopes) }, { $0 == 1 }, &result)
        case .not(let id): require(!evaluate(value, id, scopes).isValid, &result)
        case .conditional(let condition, let then, let otherwise):
            let outcome = evaluate(value, condition, scopes)
            if outcome.isValid { result.merge(outcome) }
            if let branch = outcome.isValid ? then : otherwise { result.merge(evaluate(value, branch, scopes)) }
        default:
            if case .object(let entries) = value {
                apply(assertion, of: check, toObject: entries, value, scopes, &result)
            }
            if case .list(let items) = value { apply(assertion, of: check, toList: items, scopes, &result) }
        }
    }

    private func require(_ condition: Bool, _ result: inout Result) { if !condition { result.isValid = false } }

    private func choose(_ outcomes: [Result], _ isEnough: (Int) -> Bool, _ result: inout Result) {
        let valid = outcomes.filter(\.isValid)
        for outcome in valid { result.merge(outcome) }
        require(isEnough(valid.count), &result)
    }

    // MARK: Objects

    private func apply(
        _ assertion: ValueCheck.Assertion, of check: ValueCheck, toObject entries: [ModelValue.Entry],
        _ value: ModelValue, _ scopes: [Int], _ result: inout Result
    ) {
        let keys = Set(entries.map(\.key))
        func visit(_ id: ValueCheckID, where isMeant: (String) -> Bool) {
            for entry in entries where isMeant(entry.key) {
                result.keys.insert(entry.key)
                require(evaluate(entry.value, id, scopes).isValid, &result)
            }
        }
        switch assertion {
        case .required(let names): require(names.allSatisfy(keys.contains), &result)
        case .dependentRequired(let dependencies):
            for dependency in dependencies where keys.contains(dependency.key) {
                require(dependency.required.allSatisfy(keys.contains), &result)
            }
        case .dependentChecks(let checks):
            for named in checks where keys.contains(named.name) { result.merge(evaluate(value, named.check, scopes)) }
        case .properties(let checks): for named in checks { visit(named.check) { $0 == named.name } }
        case .patternProperties(let checks): for named in checks { visit(named.check) { matches(named.name, $0) } }
        case .additionalProperties(let id): visit(id) { !isNamed($0, by: check) }
        case .propertyNames(let id):
            for key in keys { require(evaluate(.string(key), id, scopes).isValid, &result) }
        case .unevaluatedProperties(let id):
            let seen = result.keys
            visit(id) { !seen.contains($0) }
        default: break
        }
    }

    private func isNamed(_ key: String, by check: ValueCheck) -> Bool {
        check.assertions.contains { assertion in
            switch assertion {
            case .properties(let checks): checks.contains { $0.name == key }
            case .patternProperties(let checks): checks.contains { matches($0.name, key) }
            default: false
            }
        }
    }

    // MARK: Lists

    private func apply(
        _ assertion: ValueCheck.Assertion, of check: ValueCheck, toList items: [ModelValue], _ scopes: [Int],
        _ result: inout Result
    ) {
        func visit(_ id: ValueCheckID, _ indices: some Sequence<Int>) {
            for index in indices {
                result.items.insert(index)
                require(evaluate(items[index], id, scopes).isValid, &result)
            }
        }
        switch assertion {
        case .prefixItems(let ids): for (index, id) in ids.enumerated() where index < items.count { visit(id, [index]) }
        case .items(let id):
            let prefix = check.assertions.compactMap { if case .prefixItems(let ids) = $0 { ids.count } else { nil } }
            visit(id, items.indices.dropFirst(prefix.first ?? 0))
        case .contains(let id, let low, let high):
            let found = items.indices.filter { evaluate(items[$0], id, scopes).isValid }
            result.items.formUnion(found)
            require(found.count >= low && found.count <= high ?? .max, &result)
        case .unevaluatedItems(let id):
            let seen = result.items
            visit(id, items.indices.filter { !seen.contains($0) })
        default: break
        }
    }

    // MARK: Rules

    private func kind(of value: ModelValue) -> JSONKinds {
        switch value {
        case .null: .null
        case .bool: .bool
        case .number(let number): number.isInteger ? .integer : .fraction
        case .string: .string
        case .list: .list
        case .object: .object
        }
    }

    private func admits(_ value: ModelValue, _ rule: Constraint.Rule) -> Bool {
        switch (rule, value) {
        case (.minLength(let count), .string(let text)): text.unicodeScalars.count >= count
        case (.maxLength(let count), .string(let text)): text.unicodeScalars.count <= count
        case (.pattern(let pattern), .string(let text)): matches(pattern, text)
        case (.minimum(let limit), .number(let number)): limit <= number
        case (.maximum(let limit), .number(let number)): number <= limit
        case (.exclusiveMinimum(let limit), .number(let number)): limit < number
        case (.exclusiveMaximum(let limit), .number(let number)): number < limit
        case (.multipleOf(let factor), .number(let number)): isMultiple(number, factor)
        case (.minItems(let count), .list(let items)): items.count >= count
        case (.maxItems(let count), .list(let items)): items.count <= count
        case (.uniqueItems, .list(let items)): Set(items.map(sorted)).count == items.count
        case (.minProperties(let count), .object(let entries)): entries.count >= count
        case (.maxProperties(let count), .object(let entries)): entries.count <= count
        case (.oneOfValues(let values), _): values.map(sorted).contains(sorted(value))
        default: true
        }
    }

    /// The value with keys in order: objects are equal whatever their order.
    private func sorted(_ value: ModelValue) -> ModelValue {
        switch value {
        case .object(let entries):
            .object(entries.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: sorted($0.value)) })
        case .list(let items): .list(items.map(sorted))
        default: value
        }
    }

    private func isMultiple(_ number: DecimalNumber, _ factor: DecimalNumber) -> Bool {
        guard let value = Decimal(string: number.text), let divisor = Decimal(string: factor.text) else { return false }
        var quotient = value / divisor
        var rounded = Decimal()
        NSDecimalRound(&rounded, &quotient, 0, .plain)
        return rounded == quotient || abs(number.exponent) > 100
    }

    private func matches(_ pattern: String, _ text: String) -> Bool {
        guard let icu = try? ECMAPattern(pattern).icu, let regex = try? NSRegularExpression(pattern: icu) else {
            return false
        }
        return regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
