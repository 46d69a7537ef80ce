// `Int` and `Double` have calls of their own, which need no metadata at run time.

extension Validator {
    /// `minimum`: a number is at least a limit.
    public mutating func minimum(_ value: Int, at key: StaticString? = nil, _ limit: Int) {
        if value < limit { report("minimum", limit, value, at: key) }
    }

    /// `minimum`: a number is at least a limit.
    public mutating func minimum(_ value: Double, at key: StaticString? = nil, _ limit: Double) {
        if value < limit { report("minimum", limit, value, at: key) }
    }

    /// `minimum`: a number is at least a limit.
    public mutating func minimum<Number: Comparable & JSONType>(
        _ value: Number, at key: StaticString? = nil, _ limit: Number
    ) {
        if value < limit { report("minimum", limit, value, at: key) }
    }

    /// `maximum`: a number is at most a limit.
    public mutating func maximum(_ value: Int, at key: StaticString? = nil, _ limit: Int) {
        if value > limit { report("maximum", limit, value, at: key) }
    }

    /// `maximum`: a number is at most a limit.
    public mutating func maximum(_ value: Double, at key: StaticString? = nil, _ limit: Double) {
        if value > limit { report("maximum", limit, value, at: key) }
    }

    /// `maximum`: a number is at most a limit.
    public mutating func maximum<Number: Comparable & JSONType>(
        _ value: Number, at key: StaticString? = nil, _ limit: Number
    ) {
        if value > limit { report("maximum", limit, value, at: key) }
    }

    /// `minimum` and `maximum`.
    public mutating func range(_ value: Int, at key: StaticString? = nil, min: Int, max: Int) {
        minimum(value, at: key, min)
        maximum(value, at: key, max)
    }

    /// `minimum` and `maximum`.
    public mutating func range(_ value: Double, at key: StaticString? = nil, min: Double, max: Double) {
        minimum(value, at: key, min)
        maximum(value, at: key, max)
    }

    /// `minimum` and `maximum`.
    public mutating func range<Number: Comparable & JSONType>(
        _ value: Number, at key: StaticString? = nil, min: Number, max: Number
    ) {
        minimum(value, at: key, min)
        maximum(value, at: key, max)
    }

    /// `exclusiveMinimum`: a number is above a limit.
    public mutating func exclusiveMinimum(_ value: Int, at key: StaticString? = nil, _ limit: Int) {
        if value <= limit { report("exclusiveMinimum", limit, value, at: key) }
    }

    /// `exclusiveMinimum`: a number is above a limit.
    public mutating func exclusiveMinimum(_ value: Double, at key: StaticString? = nil, _ limit: Double) {
        if value <= limit { report("exclusiveMinimum", limit, value, at: key) }
    }

    /// `exclusiveMinimum`: a number is above a limit.
    public mutating func exclusiveMinimum<Number: Comparable & JSONType>(
        _ value: Number, at key: StaticString? = nil, _ limit: Number
    ) {
        if value <= limit { report("exclusiveMinimum", limit, value, at: key) }
    }

    /// `exclusiveMaximum`: a number is below a limit.
    public mutating func exclusiveMaximum(_ value: Int, at key: StaticString? = nil, _ limit: Int) {
        if value >= limit { report("exclusiveMaximum", limit, value, at: key) }
    }

    /// `exclusiveMaximum`: a number is below a limit.
    public mutating func exclusiveMaximum(_ value: Double, at key: StaticString? = nil, _ limit: Double) {
        if value >= limit { report("exclusiveMaximum", limit, value, at: key) }
    }

    /// `exclusiveMaximum`: a number is below a limit.
    public mutating func exclusiveMaximum<Number: Comparable & JSONType>(
        _ value: Number, at key: StaticString? = nil, _ limit: Number
    ) {
        if value >= limit { report("exclusiveMaximum", limit, value, at: key) }
    }

    /// `multipleOf`: a number is a whole number of times another, by their decimal digits, exactly: 0.3 is a multiple of
    /// 0.1. Of a binary floating-point number the shortest digits count.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - key: its field.
    ///   - factor: a number above 0 as JSON text.
    public mutating func multipleOf<Number: Numeric & JSONType>(
        _ value: Number, at key: StaticString? = nil, _ factor: StaticString
    ) {
        guard let factorDigits = DecimalDigits("\(factor)"), let digits = DecimalDigits("\(value)") else {
            return
        }
        if digits.isMultiple(of: factorDigits) == false {
            report("multipleOf", limit: "\(factor)", value: JSONText.of(value), at: key)
        }
    }
}
