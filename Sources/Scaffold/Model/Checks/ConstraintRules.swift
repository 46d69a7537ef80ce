/// What a rule says on its own and against others.
extension Constraint.Rule {
    /// The rule as a part of a sentence.
    package var inWords: String {
        switch self {
        case .minLength(let count): "a length of at least \(count)"
        case .maxLength(let count): "a length of at most \(count)"
        case .pattern: "a pattern"
        case .format(let name): "the format `\(name)`"
        case .minimum(let limit): "a minimum of \(limit.text)"
        case .maximum(let limit): "a maximum of \(limit.text)"
        case .exclusiveMinimum(let limit): "more than \(limit.text)"
        case .exclusiveMaximum(let limit): "less than \(limit.text)"
        case .multipleOf(let factor): "a multiple of \(factor.text)"
        case .minItems(let count): "at least \(count) items"
        case .maxItems(let count): "at most \(count) items"
        case .uniqueItems: "unique items"
        case .minProperties(let count): "at least \(count) entries"
        case .maxProperties(let count): "at most \(count) entries"
        case .minBytes(let count): "at least \(count) bytes"
        case .maxBytes(let count): "at most \(count) bytes"
        case .mediaTypes(let types): "a media type of \(types.joined(separator: ", "))"
        case .oneOfValues: "a list of allowed values"
        case .check: "a check of the JSON value"
        }
    }

    /// What is wrong with this rule whatever stands beside it; nil for nothing.
    func faultAlone(of kind: ConstrainedKind) -> String? {
        switch self {
        case .minLength(let count), .maxLength(let count), .minItems(let count), .maxItems(let count),
            .minProperties(let count), .maxProperties(let count), .minBytes(let count), .maxBytes(let count):
            return count < 0 ? "\(inWords) is negative" : nil
        case .multipleOf(let factor):
            return factor.isNegative || factor.digits.isEmpty ? "the factor \(factor.text) is not above 0" : nil
        case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum:
            guard case .number(let scalar) = kind, let range = scalar.range else { return nil }
            let isOutside =
                excludes(.minimum(range.lowerBound), kind) || excludes(.maximum(range.upperBound), kind)
            return isOutside ? "no value of `\(scalar.rawValue)` has \(inWords)" : nil
        default: return nil
        }
    }

    /// Whether every value of a kind keeps this rule, so that it says nothing. After the checks of a model none is left.
    func isVacuous(for kind: ConstrainedKind) -> Bool {
        switch self {
        case .minLength(0), .minItems(0), .minProperties(0), .minBytes(0): return true
        case .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum:
            guard case .number(let scalar) = kind, let range = scalar.range else { return false }
            if let low = lowerLimit {
                return low.value < range.lowerBound || (low.value == range.lowerBound && low.isIncluded)
            }
            guard let high = upperLimit else { return false }
            return high.value > range.upperBound || (high.value == range.upperBound && high.isIncluded)
        default: return false
        }
    }

    /// Whether no value keeps both rules.
    func excludes(_ other: Self, _ kind: ConstrainedKind) -> Bool {
        switch (self, other) {
        case (.minLength(let low), .maxLength(let high)), (.maxLength(let high), .minLength(let low)),
            (.minItems(let low), .maxItems(let high)), (.maxItems(let high), .minItems(let low)),
            (.minProperties(let low), .maxProperties(let high)), (.maxProperties(let high), .minProperties(let low)),
            (.minBytes(let low), .maxBytes(let high)), (.maxBytes(let high), .minBytes(let low)):
            return low > high
        default:
            guard let low = lowerLimit ?? other.lowerLimit, let high = upperLimit ?? other.upperLimit else {
                return false
            }
            if case .number(let scalar) = kind, scalar.integerRange != nil,
                let first = low.value.wholeNumber(above: !low.isIncluded),
                let last = high.value.wholeNumber(below: !high.isIncluded)
            {
                return first > last
            }
            return high.value < low.value || (high.value == low.value && !(low.isIncluded && high.isIncluded))
        }
    }

    private var lowerLimit: (value: DecimalNumber, isIncluded: Bool)? {
        switch self {
        case .minimum(let value): (value, true)
        case .exclusiveMinimum(let value): (value, false)
        default: nil
        }
    }

    private var upperLimit: (value: DecimalNumber, isIncluded: Bool)? {
        switch self {
        case .maximum(let value): (value, true)
        case .exclusiveMaximum(let value): (value, false)
        default: nil
        }
    }
}

extension Scalar {
    /// The values of a type of numbers; nil for one without an end, and for every other type.
    var range: ClosedRange<DecimalNumber>? {
        switch self {
        case .float: Self.floats
        case .double: Self.doubles
        default: integerRange
        }
    }

    /// The values of an integer type; nil for every other type.
    package var integerRange: ClosedRange<DecimalNumber>? {
        switch self {
        case .int, .int64: DecimalNumber(Int(Int64.min))...DecimalNumber(Int(Int64.max))
        case .int32: DecimalNumber(Int(Int32.min))...DecimalNumber(Int(Int32.max))
        case .uint32: DecimalNumber(0)...DecimalNumber(Int(UInt32.max))
        case .uint, .uint64: DecimalNumber(0)...Self.largestUInt64
        default: nil
        }
    }

    private static let largestUInt64 = number("\(UInt64.max)")
    private static let floats = number("-\(Float.greatestFiniteMagnitude)")...number("\(Float.greatestFiniteMagnitude)")
    private static let doubles =
        number("-\(Double.greatestFiniteMagnitude)")...number("\(Double.greatestFiniteMagnitude)")

    private static func number(_ text: String) -> DecimalNumber {
        guard let number = DecimalNumber(text) else { preconditionFailure("Swift writes numbers") }
        return number
    }
}

extension DecimalNumber {
    /// The smallest whole number that is not below this one, or not equal either where `above` says so.
    fileprivate func wholeNumber(above isExcluded: Bool) -> Int? {
        guard let down = rounded(.down) else { return nil }
        return isInteger && !isExcluded ? down : down == .max ? nil : down + 1
    }

    /// The largest whole number that is not above this one, or not equal either where `below` says so.
    fileprivate func wholeNumber(below isExcluded: Bool) -> Int? {
        guard let down = rounded(.down) else { return nil }
        return isInteger && isExcluded ? (down == .min ? nil : down - 1) : down
    }
}
