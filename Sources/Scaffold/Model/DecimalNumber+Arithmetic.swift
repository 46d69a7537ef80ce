extension DecimalNumber {
    /// Which way a fraction goes to become an integer.
    package enum Rounding: Sendable {
        case up, down
    }

    /// The digits as text; empty for zero.
    package var digitText: String { String(decoding: digits.map { $0 + 48 }, as: UTF8.self) }

    /// The value as JSON writes it, and Swift, whatever it was read from: `-0.5`, `1.5e30`.
    package var canonicalText: String {
        let sign = isNegative ? "-" : ""
        let digits = digitText
        if digits.isEmpty { return "0" }
        let point = digits.utf8.count + exponent
        if exponent >= 0, point <= 20 { return sign + digits + String(repeating: "0", count: exponent) }
        if exponent < 0, point > 0 { return sign + digits.prefix(point) + "." + digits.dropFirst(point) }
        if exponent < 0, point > -6 { return sign + "0." + String(repeating: "0", count: -point) + digits }
        let fraction = digits.dropFirst()
        return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e\(point - 1)"
    }

    /// The value as `Int`; nil where it is a fraction or too large.
    package var int: Int? {
        guard isInteger, digits.count + exponent <= 19 else { return nil }
        let magnitude = digits.isEmpty ? "0" : digitText + String(repeating: "0", count: exponent)
        return Int((isNegative ? "-" : "") + magnitude)
    }

    /// The nearest integer in a direction; nil where `Int` does not hold it.
    package func rounded(_ rounding: Rounding) -> Int? {
        let whole = digits.count + exponent
        guard !isInteger, whole <= 18 else { return int }
        let magnitude = digits.prefix(max(0, whole)).reduce(0) { $0 * 10 + Int($1) }
        let towardsZero = isNegative ? -magnitude : magnitude
        switch rounding {
        case .up: return isNegative ? towardsZero : towardsZero + 1
        case .down: return isNegative ? towardsZero - 1 : towardsZero
        }
    }

    /// Whether this is a whole number of factors, however many digits both have.
    package func isMultiple(of factor: DecimalNumber) -> Bool {
        if digits.isEmpty { return true }
        let scale = min(exponent, factor.exponent)
        // A difference of exponents that no document means would take forever to write out.
        guard exponent - scale < 1000, factor.exponent - scale < 1000, let divisor = factor.scaled(by: -scale) else {
            return true
        }
        guard divisor != 0 else { return true }
        var remainder = 0
        for digit in digits + [UInt8](repeating: 0, count: exponent - scale) {
            // Long division, digit by digit.
            let (times, hasOverflow) = remainder.multipliedReportingOverflow(by: 10)
            guard !hasOverflow else { return true }
            remainder = (times + Int(digit)) % divisor
        }
        return remainder == 0
    }

    private func scaled(by power: Int) -> Int? {
        DecimalNumber("\(digitText)e\(exponent + power)")?.int
    }
}
