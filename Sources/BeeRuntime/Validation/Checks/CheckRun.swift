/// One check of one JSON value: goes through the table and tells the validator what is broken.
struct CheckRun {
    private struct Visit: Hashable {
        let check: Int
        let level: Int
    }

    let table: ValueCheckTable
    var validator: Validator
    /// Whether only the verdict counts, as it does inside `anyOf` and `not`.
    private(set) var isSilent = false
    /// The resources that were entered, the outermost first: where dynamic references look.
    private var scopes: [Int] = []
    /// How deep inside the value checking is.
    private var level = 0
    /// The checks that are running, each with the value that it looks at: one that leads back to itself without going
    /// further inside says nothing new.
    private var running: Set<Visit> = []
    private var depth = 0
    private var stack = StackRoom()

    init(_ table: ValueCheckTable, validator: Validator) {
        self.table = table
        self.validator = validator
    }

    /// Whether the value passes a check of the table.
    @discardableResult
    mutating func passes(_ check: Int, _ value: JSONValue) -> Bool {
        var trace = CheckTrace(isNeeded: false)
        return passes(check, value, &trace)
    }

    /// The same; what it looked at is added to the trace if the value passes.
    mutating func passes(_ check: Int, _ value: JSONValue, _ trace: inout CheckTrace) -> Bool {
        let visit = Visit(check: check, level: level)
        guard running.insert(visit).inserted else { return true }
        depth += 1
        defer {
            depth -= 1
            running.remove(visit)
        }
        guard stack.isEnough(atDepth: depth) else {
            return fail("depth", limit: "the stack of this thread", value)
        }
        let node = table.nodes[check]
        if let scope = node.scope { scopes.append(scope) }
        defer { if node.scope != nil { scopes.removeLast() } }
        var own = CheckTrace(isNeeded: trace.isNeeded || node.needsTrace)
        var passes = true
        for assertion in node.assertions where !apply(assertion, value, &own) {
            passes = false
            if isSilent || validator.isFull { break }
        }
        if passes { trace.add(own) }
        return passes
    }

    private mutating func apply(
        _ assertion: CheckNode.Assertion, _ value: JSONValue, _ trace: inout CheckTrace
    ) -> Bool {
        switch value {
        case .string(let text): if let result = check(assertion, string: text) { return result }
        case .number(let number): if let result = check(assertion, number: number) { return result }
        case .array(let items): if let result = check(assertion, items: items, &trace) { return result }
        case .object(let entries): if let result = check(assertion, entries: entries, &trace) { return result }
        case .null, .bool: break
        }
        return check(assertion, any: value, &trace)
    }

    // MARK: For the keywords

    /// Reports that a rule is broken, unless only the verdict counts.
    mutating func fail(
        _ rule: String, limit: @autoclosure () -> String, _ value: JSONValue, isUndecided: Bool = false
    ) -> Bool {
        if !isSilent {
            validator.report(
                rule, limit: JSONText.shortened(limit()), value: value.description, isUndecided: isUndecided)
        }
        return false
    }

    /// Whether the same value passes a check, of which nothing is reported.
    mutating func quietly(_ check: Int, _ value: JSONValue, _ trace: inout CheckTrace) -> Bool {
        let wasSilent = isSilent
        isSilent = true
        defer { isSilent = wasSilent }
        return passes(check, value, &trace)
    }

    /// Whether an element passes a check. `keyword` is named where nothing may be there at all.
    mutating func passes(_ check: Int, item: JSONValue, at index: Int, _ keyword: String) -> Bool {
        inside(check, item, keyword) { $0.enter(index: index) }
    }

    /// Whether the value of a key passes a check.
    mutating func passes(_ check: Int, entry: JSONValue, at key: String, _ keyword: String) -> Bool {
        inside(check, entry, keyword) { $0.enter(key: key) }
    }

    private mutating func inside(
        _ check: Int, _ value: JSONValue, _ keyword: String, _ enter: (inout Validator) -> Bool
    ) -> Bool {
        guard enter(&validator) else { return false }
        level += 1
        defer {
            level -= 1
            validator.leave()
        }
        if table.nodes[check].isNever { return fail(keyword, limit: "false", value) }
        return passes(check, value)
    }

    /// Whether an element is one that `contains` looks for.
    mutating func fits(_ check: Int, _ item: JSONValue, at index: Int) -> Bool {
        let wasSilent = isSilent
        isSilent = true
        defer { isSilent = wasSilent }
        return passes(check, item: item, at: index, "contains")
    }

    /// Whether a key passes a check.
    mutating func passes(_ check: Int, key: String) -> Bool {
        level += 1
        defer { level -= 1 }
        return passes(check, .string(key))
    }

    /// The check that a dynamic reference leads to from here.
    func target(of anchor: String, otherwise: Int) -> Int {
        for scope in scopes {
            if let check = table.scopes[scope][anchor] { return check }
        }
        return otherwise
    }
}
