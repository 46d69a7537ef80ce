extension NumberToken {
    /// The nearest `Double`, ties to even; nil for a number of more than 19 digits, or so large or small that it takes
    /// longer arithmetic.
    var nearestDouble: Double? {
        var digits: UInt64 = 0
        var digitCount = 0
        var power = 0
        var place = start
        let end = start + count
        let isNegative = place.pointee == UInt8(ascii: "-")
        if isNegative { place += 1 }
        var isFraction = false
        while place < end {
            let byte = place.pointee
            if byte &- UInt8(ascii: "0") <= 9 {
                digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
                // More digits than fit may wrap to none: what was counted once is counted on.
                if digits > 0 || digitCount > 0 { digitCount += 1 }
                if isFraction { power -= 1 }
            } else if byte == UInt8(ascii: ".") {
                isFraction = true
            } else {
                break
            }
            place += 1
        }
        guard digitCount <= 19 else { return nil }
        if place < end {
            guard let exponent = Self.exponent(from: place + 1, to: end) else { return nil }
            power += exponent
        }
        guard let magnitude = ScaledInteger.nearestDouble(digits, timesTenTo: power) else { return nil }
        return isNegative ? -magnitude : magnitude
    }

    /// The exponent of a number; nil where it has more than four digits.
    private static func exponent(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> Int? {
        var place = start
        let isNegative = place.pointee == UInt8(ascii: "-")
        if isNegative || place.pointee == UInt8(ascii: "+") { place += 1 }
        guard end - place <= 4 else { return nil }
        var exponent = 0
        while place < end {
            exponent = exponent * 10 + Int(place.pointee &- UInt8(ascii: "0"))
            place += 1
        }
        return isNegative ? -exponent : exponent
    }
}
