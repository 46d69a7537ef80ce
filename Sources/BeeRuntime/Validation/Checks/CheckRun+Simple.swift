// The keywords that look at a value and not into it. What is nil says nothing of this kind of value.

extension CheckRun {
    mutating func check(_ assertion: CheckNode.Assertion, string text: String) -> Bool? {
        switch assertion {
        case .minLength(let limit):
            text.scalarCount >= limit || fail("minLength", limit: "\(limit)", .string(text))
        case .maxLength(let limit):
            text.scalarCount <= limit || fail("maxLength", limit: "\(limit)", .string(text))
        case .pattern(let pattern):
            search(for: pattern, in: text)
        case .format(let format): format.matches(text) || fail("format", limit: format.name, .string(text))
        default: nil
        }
    }

    private mutating func search(for pattern: Pattern, in text: String) -> Bool {
        let search = pattern.search(text)
        return search == .found
            || fail("pattern", limit: pattern.description, .string(text), isUndecided: search == .undecided)
    }

    mutating func check(_ assertion: CheckNode.Assertion, number: JSONNumber) -> Bool? {
        switch assertion {
        case .minimum(let limit): number >= limit || fail("minimum", limit: limit.text, .number(number))
        case .maximum(let limit): number <= limit || fail("maximum", limit: limit.text, .number(number))
        case .exclusiveMinimum(let limit):
            number > limit || fail("exclusiveMinimum", limit: limit.text, .number(number))
        case .exclusiveMaximum(let limit):
            number < limit || fail("exclusiveMaximum", limit: limit.text, .number(number))
        case .multipleOf(let factor):
            number.isMultiple(of: factor) || fail("multipleOf", limit: factor.text, .number(number))
        default: nil
        }
    }

    /// Those that look at every kind of value; an assertion on another kind passes.
    mutating func check(_ assertion: CheckNode.Assertion, any value: JSONValue, _ trace: inout CheckTrace) -> Bool {
        switch assertion {
        case .never: fail("false", limit: "", value)
        case .kinds(let kinds):
            !kinds.isDisjoint(with: value.kind) || fail("type", limit: kinds.names, value)
        case .values(let values):
            values.contains { $0.isSame(as: value) } || fail("enum", limit: JSONText.of(values), value)
        default: checkInPlace(assertion, value, &trace)
        }
    }
}

extension JSONNumber: Comparable {
    /// Whether a number is the smaller one, by its value.
    public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
        guard let left = left.digits, let right = right.digits else { return false }
        return left < right
    }

    /// Whether this is a whole number of times another, exactly.
    func isMultiple(of factor: JSONNumber) -> Bool {
        guard let digits, let factor = factor.digits else { return true }
        return digits.isMultiple(of: factor) ?? true
    }
}

extension JSONKinds {
    /// The kinds as a schema names them.
    var names: String {
        let names: [(JSONKinds, String)] = [
            (.null, "null"), (.bool, "boolean"), (.number, "number"), (.integer, "integer"), (.string, "string"),
            (.array, "array"), (.object, "object"),
        ]
        var rest = self
        var found: [String] = []
        for (kinds, name) in names where rest.isSuperset(of: kinds) && !rest.isEmpty {
            rest.subtract(kinds)
            found.append(name)
        }
        return found.joined(separator: " or ")
    }
}
