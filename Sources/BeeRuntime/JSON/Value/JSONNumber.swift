public import Foundation

/// A JSON number: kept as it is written, compared by its value.
///
/// `1`, `1.0` and `1e0` are equal, however long the digits or large the exponent. (Exponents beyond 10^17 all count as 10^17.)
public struct JSONNumber: Sendable, CustomStringConvertible {
    /// The number as JSON text, as it was written: `1.0`, `-5e3`.
    public let text: String

    /// A number that was read, or is made of one of Swift's.
    init(unchecked text: String) { self.text = text }

    /// Makes a number of its JSON text (RFC 8259 section 6); nil where it is none.
    public init?(_ text: String) {
        var padded = Array(text.utf8)
        let count = padded.count
        padded.append(contentsOf: repeatElement(0, count: 16))
        let isNumber = padded.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return false }
            var scanner = JSONScanner(start: start, count: count, maximumDepth: 0)
            return count > 0 && scanner.cursor == start && scanner.passNumber().count == count
        }
        guard isNumber else { return nil }
        self.text = text
    }

    /// The number as JSON text.
    public var description: String { text }

    var digits: DecimalDigits? { DecimalDigits(text) }
}

extension JSONNumber {
    /// An integer.
    public init(_ value: some FixedWidthInteger) { text = "\(value)" }

    /// A number in the shortest form that reads back as the same; nil for what JSON cannot hold.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = FloatText.shortest(value)
    }

    /// The value as an integer; nil where it is none (`1.5`), or `Int` cannot hold it.
    public var int: Int? { digits?.integer(Int.self) }

    /// The value rounded to the nearest `Double`; nil where it is too large.
    public var double: Double? {
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// The value as a `Decimal`; nil where it has more than 38 digits, or is too large or too small.
    public var decimal: Decimal? { digits.flatMap(Decimal.init) }

    /// Whether the value is an integer, of any size.
    public var isInteger: Bool { digits?.isInteger ?? false }
}

extension JSONNumber: Hashable {
    /// Whether two numbers have the same value.
    public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        left.text == right.text || left.digits == right.digits
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(digits)
    }
}

extension Decimal {
    /// Exactly a number; nil where `Decimal` cannot hold it.
    init?(_ number: DecimalDigits) {
        let hasRoom = number.digits.count <= 38 && (-128...127).contains(number.exponent)
        guard hasRoom, let value = Decimal(string: number.text), DecimalDigits("\(value)") == number else { return nil }
        self = value
    }
}
