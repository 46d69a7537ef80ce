// The keywords that check the same value once more.

extension CheckRun {
    mutating func checkInPlace(
        _ assertion: CheckNode.Assertion, _ value: JSONValue, _ trace: inout CheckTrace
    ) -> Bool {
        switch assertion {
        case .reference(let check): passes(check, value, &trace)
        case .dynamicReference(let anchor, let check):
            passes(target(of: anchor, otherwise: check), value, &trace)
        case .all(let checks): checkAll(checks, value, &trace)
        case .any(let checks):
            count(checks, value, &trace, enough: 1) > 0 || fail("anyOf", limit: "\(checks.count) schemas", value)
        case .one(let checks): checkOne(checks, value, &trace)
        case .not(let check): checkNot(check, value)
        case .conditional(let condition, let then, let otherwise):
            checkConditional(condition, then, otherwise, value, &trace)
        default: true
        }
    }

    private mutating func checkAll(_ checks: [Int], _ value: JSONValue, _ trace: inout CheckTrace) -> Bool {
        var passes = true
        for check in checks where !self.passes(check, value, &trace) {
            passes = false
            if isSilent { break }
        }
        return passes
    }

    /// How many checks the value passes; counts no further than what is enough, unless all that pass are to leave
    /// traces.
    private mutating func count(
        _ checks: [Int], _ value: JSONValue, _ trace: inout CheckTrace, enough: Int
    ) -> Int {
        var count = 0
        for check in checks where quietly(check, value, &trace) {
            count += 1
            if count >= enough, !trace.isNeeded { break }
        }
        return count
    }

    private mutating func checkOne(_ checks: [Int], _ value: JSONValue, _ trace: inout CheckTrace) -> Bool {
        let count = count(checks, value, &trace, enough: 2)
        let fitting = count == 0 ? "none fits" : "several fit"
        return count == 1 || fail("oneOf", limit: "\(checks.count) schemas, of which \(fitting)", value)
    }

    private mutating func checkNot(_ check: Int, _ value: JSONValue) -> Bool {
        var trace = CheckTrace(isNeeded: false)
        return !quietly(check, value, &trace) || fail("not", limit: "", value)
    }

    private mutating func checkConditional(
        _ condition: Int, _ then: Int?, _ otherwise: Int?, _ value: JSONValue, _ trace: inout CheckTrace
    ) -> Bool {
        let next = quietly(condition, value, &trace) ? then : otherwise
        return next.map { passes($0, value, &trace) } ?? true
    }
}
