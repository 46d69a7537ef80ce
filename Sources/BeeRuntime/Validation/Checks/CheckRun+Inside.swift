// The keywords of objects and lists. What is nil says nothing of this kind of value.

extension CheckRun {
    mutating func check(
        _ assertion: CheckNode.Assertion, entries: [String: JSONValue], _ trace: inout CheckTrace
    ) -> Bool? {
        switch assertion {
        case .minProperties(let limit):
            return entries.count >= limit || fail("minProperties", limit: "\(limit)", .object(entries))
        case .maxProperties(let limit):
            return entries.count <= limit || fail("maxProperties", limit: "\(limit)", .object(entries))
        case .required(let keys): return all(keys) { $0.checkRequired($1, "required", entries) }
        case .dependentRequired(let dependencies):
            return all(inOrder(dependencies.filter { entries[$0.key] != nil })) { run, dependency in
                run.all(dependency.value) { $0.checkRequired($1, "dependentRequired", entries) }
            }
        case .dependentChecks(let checks):
            var traces = trace
            defer { trace = traces }
            return all(inOrder(checks.filter { entries[$0.key] != nil })) { run, dependency in
                run.passes(dependency.value, .object(entries), &traces)
            }
        case .properties(let properties): return check(properties, entries, &trace)
        case .propertyNames(let check): return all(inOrder(entries)) { $0.passes(check, key: $1.key) }
        case .unevaluatedProperties(let check):
            let rest = entries.filter { !trace.has(key: $0.key) }
            trace.addAllKeys()
            return all(inOrder(rest)) { $0.passes(check, entry: $1.value, at: $1.key, "unevaluatedProperties") }
        default: return nil
        }
    }

    private mutating func checkRequired(_ key: String, _ rule: String, _ entries: [String: JSONValue]) -> Bool {
        entries[key] != nil || fail(rule, limit: JSONText.quoted(key), .object(entries))
    }

    private mutating func check(
        _ properties: CheckNode.Properties, _ entries: [String: JSONValue], _ trace: inout CheckTrace
    ) -> Bool {
        var traces = trace
        defer { trace = traces }
        return all(inOrder(entries)) { run, entry in
            var isDescribed = false
            var passes = true
            if let check = properties.named[entry.key] {
                isDescribed = true
                passes = run.passes(check, entry: entry.value, at: entry.key, "properties")
            }
            for (pattern, check) in properties.patterns where pattern.matches(entry.key) {
                isDescribed = true
                passes = run.passes(check, entry: entry.value, at: entry.key, "patternProperties") && passes
            }
            if !isDescribed, let check = properties.others {
                isDescribed = true
                passes = run.passes(check, entry: entry.value, at: entry.key, "additionalProperties")
            }
            if isDescribed { traces.add(key: entry.key) }
            return passes
        }
    }

    mutating func check(
        _ assertion: CheckNode.Assertion, items: [JSONValue], _ trace: inout CheckTrace
    ) -> Bool? {
        switch assertion {
        case .minItems(let limit): return items.count >= limit || fail("minItems", limit: "\(limit)", .array(items))
        case .maxItems(let limit): return items.count <= limit || fail("maxItems", limit: "\(limit)", .array(items))
        case .uniqueItems: return items.areUnique || fail("uniqueItems", limit: "true", .array(items))
        case .items(let prefix, let rest):
            trace.add(firstItems: rest == nil ? prefix.count : .max)
            return all(items.indices) { run, index in
                if index < prefix.count {
                    return run.passes(prefix[index], item: items[index], at: index, "prefixItems")
                }
                return rest.map { run.passes($0, item: items[index], at: index, "items") } ?? true
            }
        case .contains(let check, let low, let high): return contains(check, low, high, items, &trace)
        case .unevaluatedItems(let check):
            let rest = items.indices.filter { !trace.has(item: $0) }
            trace.addAllItems()
            return all(rest) { $0.passes(check, item: items[$1], at: $1, "unevaluatedItems") }
        default: return nil
        }
    }

    private mutating func contains(
        _ check: Int, _ low: Int, _ high: Int?, _ items: [JSONValue], _ trace: inout CheckTrace
    ) -> Bool {
        var count = 0
        for (index, item) in items.enumerated() where fits(check, item, at: index) {
            count += 1
            trace.add(item: index)
        }
        if count < low {
            let rule = low == 1 ? "contains" : "minContains"
            return fail(rule, limit: "\(low)", .array(items))
        }
        if let high, count > high { return fail("maxContains", limit: "\(high)", .array(items)) }
        return true
    }

    /// Whether every element passes; when faults are reported, those of all elements are.
    private mutating func all<Elements: Sequence>(
        _ elements: Elements, _ passes: (inout CheckRun, Elements.Element) -> Bool
    ) -> Bool {
        var result = true
        for element in elements where !passes(&self, element) {
            result = false
            if isSilent || validator.isFull { break }
        }
        return result
    }

    /// The entries of an object by their keys, so that reports are the same every time.
    private func inOrder<Value>(_ entries: [String: Value]) -> [(key: String, value: Value)] {
        isSilent ? Array(entries) : entries.sorted { $0.key < $1.key }
    }
}
