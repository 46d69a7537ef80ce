/// A number exactly as a document writes it: `digits` times ten to the power of `exponent`.
///
/// Limits and defaults must not pass through a binary fraction: `0.1`, `1e400` and a twenty-digit id keep their value.
package struct DecimalNumber: Hashable, Comparable, Sendable {
    package let isNegative: Bool
    /// Without leading or trailing zeros; empty for zero.
    package let digits: [UInt8]
    package let exponent: Int
    /// The text that it was read from.
    package let text: String

    /// Reads a number of JSON or of YAML's core schema; nil for any other text.
    package init?(_ text: String) {
        var rest = text.utf8[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        var digits: [UInt8] = []
        var exponent = 0
        var seenPoint = false
        var seenDigit = false
        while let byte = rest.first {
            if byte == UInt8(ascii: "."), !seenPoint {
                seenPoint = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                seenDigit = true
                digits.append(byte - 48)
                if seenPoint { exponent -= 1 }
            } else {
                break
            }
            rest.removeFirst()
        }
        guard seenDigit else { return nil }
        if let byte = rest.first {
            guard byte | 0x20 == UInt8(ascii: "e"), let power = Self.power(rest.dropFirst()) else { return nil }
            exponent += power
        }
        let leading = digits.prefix { $0 == 0 }.count
        digits.removeFirst(leading)
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        self.isNegative = isNegative && !digits.isEmpty
        self.digits = digits
        self.exponent = digits.isEmpty ? 0 : exponent
        self.text = text
    }

    /// Exponents beyond 10^17 count as that, as they do when generated code runs.
    private static func power(_ text: Substring.UTF8View) -> Int? {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        let limit = 100_000_000_000_000_000
        let power = min(Int(Substring(digits)) ?? limit, limit)
        return isNegative ? -power : power
    }

    package init(_ value: Int) {
        let magnitude = String(value.magnitude).utf8.map { $0 - 48 }
        let zeros = value == 0 ? 0 : magnitude.reversed().prefix { $0 == 0 }.count
        isNegative = value < 0
        digits = value == 0 ? [] : Array(magnitude.dropLast(zeros))
        exponent = zeros
        text = String(value)
    }

    /// Whether it has no fraction: `1.0` is an integer.
    package var isInteger: Bool { exponent >= 0 }

    package static func == (left: Self, right: Self) -> Bool {
        left.isNegative == right.isNegative && left.digits == right.digits && left.exponent == right.exponent
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(isNegative)
        hasher.combine(digits)
        hasher.combine(exponent)
    }

    package static func < (left: Self, right: Self) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    /// Compares without the signs.
    private func isSmaller(than other: Self) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
        let (scale, otherScale) = (digits.count + exponent, other.digits.count + other.exponent)
        if scale != otherScale { return scale < otherScale }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}
