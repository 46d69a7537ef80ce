// `Int` and `Double` have calls of their own, which need no metadata at run time.

extension Validator {
    /// `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`.
    public mutating func range(
        _ value: Int?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil, above: Int? = nil,
        below: Int? = nil
    ) {
        guard let value else { return }
        reportRange(value, key, min: min, max: max, above: above, below: below)
    }

    /// `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`.
    public mutating func range(
        _ value: Double?, at key: StaticString? = nil, min: Double? = nil, max: Double? = nil, above: Double? = nil,
        below: Double? = nil
    ) {
        guard let value else { return }
        reportRange(value, key, min: min, max: max, above: above, below: below)
    }

    /// `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`.
    public mutating func range<Number: Comparable & JSONType>(
        _ value: Number?, at key: StaticString? = nil, min: Number? = nil, max: Number? = nil, above: Number? = nil,
        below: Number? = nil
    ) {
        guard let value else { return }
        reportRange(value, key, min: min, max: max, above: above, below: below)
    }

    @inline(__always)
    private mutating func reportRange<Number: Comparable & JSONType>(
        _ value: Number, _ key: StaticString?, min: Number?, max: Number?, above: Number?, below: Number?
    ) {
        if let min, value < min { report("minimum", min, value, at: key) }
        if let max, value > max { report("maximum", max, value, at: key) }
        if let above, value <= above { report("exclusiveMinimum", above, value, at: key) }
        if let below, value >= below { report("exclusiveMaximum", below, value, at: key) }
    }

    /// `multipleOf`: a number is a whole number of times another, by their decimal digits, exactly: 0.3 is a multiple of
    /// 0.1. Of a binary floating-point number the shortest digits count.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - key: its field.
    ///   - factor: a number above 0 as JSON text.
    public mutating func multiple<Number: Numeric & JSONType>(
        _ value: Number?, at key: StaticString? = nil, of factor: StaticString
    ) {
        guard let value, let factorDigits = DecimalDigits("\(factor)"), let digits = DecimalDigits("\(value)") else {
            return
        }
        if digits.isMultiple(of: factorDigits) == false {
            report("multipleOf", limit: "\(factor)", value: JSONText.of(value), at: key)
        }
    }
}
