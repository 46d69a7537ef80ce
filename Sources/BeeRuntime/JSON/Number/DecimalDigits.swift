/// A decimal number by its digits: `digits` x 10^`exponent`, without zeros at either end, so that each value has one form.
struct DecimalDigits: Hashable {
    let isNegative: Bool

    /// From 0 to 9; empty for zero.
    let digits: [UInt8]

    /// Exponents beyond 10^17 count as that: no number that matters is told from another by more.
    let exponent: Int

    private static let exponentLimit = 100_000_000_000_000_000

    init?(_ token: NumberToken) {
        self.init(UnsafeBufferPointer(start: token.start, count: token.count))
    }

    /// From the text of a number; nil where the text is none (`inf`).
    init?(_ text: String) {
        var text = text
        guard let digits = text.withUTF8({ DecimalDigits($0) }) else { return nil }
        self = digits
    }

    private init?(_ text: UnsafeBufferPointer<UInt8>) {
        var rest = text[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        var digits: [UInt8] = []
        var exponent = 0
        var isFraction = false
        while let byte = rest.first, byte | 0x20 != UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
                continue
            }
            guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
            if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte - UInt8(ascii: "0")) }
            if isFraction { exponent -= 1 }
        }
        if !rest.isEmpty {
            guard let power = Self.power(rest.dropFirst()) else { return nil }
            exponent = max(-Self.exponentLimit, min(Self.exponentLimit, exponent + power))
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        self.isNegative = isNegative && !digits.isEmpty
        self.exponent = digits.isEmpty ? 0 : exponent
        self.digits = digits
    }

    private static func power(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
        guard !digits.isEmpty else { return nil }
        var power = 0
        for byte in digits {
            guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
            power = min(exponentLimit, power * 10 + Int(byte - UInt8(ascii: "0")))
        }
        return isNegative ? -power : power
    }

    var isInteger: Bool { exponent >= 0 }

    /// The value as an integer; nil where it is none, or too large.
    func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
        guard exponent >= 0, digits.count + exponent <= 20 else { return digits.isEmpty ? 0 : nil }
        var value: Integer = 0
        for digit in digits + [UInt8](repeating: 0, count: exponent) {
            let (tens, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) =
                isNegative
                ? tens.subtractingReportingOverflow(Integer(digit)) : tens.addingReportingOverflow(Integer(digit))
            if overflows || overflowsToo { return nil }
            value = sum
        }
        return value
    }

    /// The digits and the exponent as JSON text: `-125e-2`.
    var text: String {
        let digits = digits.isEmpty ? "0" : String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        return (isNegative ? "-" : "") + digits + (exponent == 0 ? "" : "e\(exponent)")
    }

    /// Whether this is a whole number of times a factor; nil where the factor is zero, or one of more than 18 digits and
    /// so far from this number that nobody would wait for the answer.
    func isMultiple(of factor: DecimalDigits) -> Bool? {
        guard !factor.digits.isEmpty else { return nil }
        if digits.isEmpty { return true }
        // No zeros at the end of the digits: ten does not divide them.
        guard exponent >= factor.exponent else { return false }
        guard factor.digits.count <= 18 else { return isMultiple(ofLong: factor) }
        let modulus = factor.digits.reduce(0 as UInt64) { $0 * 10 + UInt64($1) }
        let rest = digits.reduce(0 as UInt64) { Self.product($0, 10, modulo: modulus, plus: UInt64($1)) }
        return Self.product(rest, Self.powerOfTen(exponent - factor.exponent, modulo: modulus), modulo: modulus) == 0
    }

    /// The same by long division, digit by digit.
    private func isMultiple(ofLong factor: DecimalDigits) -> Bool? {
        let zeros = exponent - factor.exponent
        guard zeros + digits.count <= 10_000 else { return nil }
        // One place more than the divisor, for the rest times ten.
        let divisor = [0] + factor.digits.map(Int.init)
        var rest = [Int](repeating: 0, count: divisor.count)
        for digit in digits.map(Int.init) + [Int](repeating: 0, count: zeros) {
            rest.removeFirst()
            rest.append(digit)
            while !rest.lexicographicallyPrecedes(divisor) {
                var borrow = 0
                for place in rest.indices.reversed() {
                    let difference = rest[place] - divisor[place] - borrow
                    borrow = difference < 0 ? 1 : 0
                    rest[place] = difference + borrow * 10
                }
            }
        }
        return rest.allSatisfy { $0 == 0 }
    }

    private static func product(_ a: UInt64, _ b: UInt64, modulo modulus: UInt64, plus c: UInt64 = 0) -> UInt64 {
        let (high, low) = a.multipliedFullWidth(by: b)
        let (sum, overflows) = low.addingReportingOverflow(c)
        let carried = high &+ (overflows ? 1 : 0)
        return modulus.dividingFullWidth((carried % modulus, sum)).remainder
    }

    private static func powerOfTen(_ power: Int, modulo modulus: UInt64) -> UInt64 {
        var result = 1 % modulus
        var base = 10 % modulus
        var power = power
        while power > 0 {
            if power & 1 == 1 { result = product(result, base, modulo: modulus) }
            base = product(base, base, modulo: modulus)
            power >>= 1
        }
        return result
    }
}

extension DecimalDigits: Comparable {
    static func < (left: DecimalDigits, right: DecimalDigits) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    /// Compares without the signs.
    private func isSmaller(than other: DecimalDigits) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
        let scale = digits.count + exponent
        let otherScale = other.digits.count + other.exponent
        if scale != otherScale { return scale < otherScale }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}
