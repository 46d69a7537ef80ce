/// Integers times powers of ten, rounded to binary.
enum ScaledInteger {
    /// The nearest `Double` to `digits * 10^power`, ties to even; nil where five to that power has more than 64 bits.
    ///
    /// One multiplication or division of whole numbers gives the leading bits exactly, and tells whether others follow:
    /// no more is needed to round.
    static func nearestDouble(_ digits: UInt64, timesTenTo power: Int) -> Double? {
        guard power.magnitude < powersOfFive.count else { return nil }
        if digits == 0 { return 0 }
        let five = powersOfFive[Int(power.magnitude)]
        // Both are exact, so that one operation rounds rightly (Clinger, 1990).
        if digits <= 1 << 53, power.magnitude <= 22 {
            let ten = Double(five) * Double(1 << power.magnitude)
            return power < 0 ? Double(digits) / ten : Double(digits) * ten
        }
        return power < 0 ? quotient(digits, by: five, power) : product(digits, five, power)
    }

    private static let powersOfFive: [UInt64] = {
        var powers: [UInt64] = [1]
        while powers.count < 28 { powers.append(powers[powers.count - 1] * 5) }
        return powers
    }()

    private static func product(_ digits: UInt64, _ five: UInt64, _ power: Int) -> Double {
        let (high, low) = digits.multipliedFullWidth(by: five)
        guard high > 0 else { return rounded(low, isExact: true, exponent: power) }
        let shift = high.leadingZeroBitCount
        return rounded(high << shift | low >> (64 - shift), isExact: low << shift == 0, exponent: power + 64 - shift)
    }

    private static func quotient(_ digits: UInt64, by five: UInt64, _ power: Int) -> Double {
        let (shift, fiveShift) = (digits.leadingZeroBitCount, five.leadingZeroBitCount)
        let dividend = digits << shift
        // The divisor has its top bit set, and the upper half of the dividend has not: the quotient has 63 or 64 bits.
        let (quotient, rest) = (five << fiveShift).dividingFullWidth((dividend >> 1, dividend << 63))
        return rounded(quotient, isExact: rest == 0, exponent: power + fiveShift - shift - 63)
    }

    /// `bits * 2^exponent`, where more bits may follow; neither is near the limits of `Double`.
    private static func rounded(_ bits: UInt64, isExact: Bool, exponent: Int) -> Double {
        let shift = bits.leadingZeroBitCount
        let bits = bits << shift
        var significand = bits >> 11
        let rest = bits & 0x7FF
        let isUp = rest > 0x400 || rest == 0x400 && (!isExact || significand & 1 == 1)
        if isUp { significand += 1 }
        let scale = Int64(exponent - shift + 11)
        return Double(bitPattern: Double(significand).bitPattern &+ UInt64(bitPattern: scale) << 52)
    }
}
