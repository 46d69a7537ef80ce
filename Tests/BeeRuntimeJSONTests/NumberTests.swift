import BeeRuntime
import Foundation
import Testing

@Suite struct NumberTests {
    @Test(arguments: [
        ("0", 0), ("-0", 0), ("1.0", 1), ("1e2", 100), ("1E+2", 100), ("-12.50e1", -125), ("100e-2", 1), ("0e99999", 0),
        ("0.0000", 0), ("9223372036854775807", .max), ("-9223372036854775808", .min),
        ("922337203685477580700e-2", .max),
        ("999999999999999999", 999_999_999_999_999_999), ("1000000000000000000", 1_000_000_000_000_000_000),
    ])
    func integersAreExact(text: String, value: Int) throws {
        #expect(try read(Int.self, text) == value)
        #expect(try read([Int].self, "[ \(text) ]") == [value])
        #expect(try read(JSONValue.self, text).int == value)
    }

    @Test(arguments: ["9223372036854775808", "-9223372036854775809", "1.5", "1e19", "1e-1", "1e999999999999999999999"])
    func whatIsNoIntegerIsAMismatch(text: String) throws {
        #expect(mismatches(Int.self, text).count == 1)
        #expect(try read(JSONValue.self, text).int == nil)
    }

    @Test func everySizeHasItsRange() throws {
        #expect(try read(UInt64.self, "18446744073709551615") == .max)
        #expect(mismatches(UInt64.self, "18446744073709551616").count == 1)
        #expect(
            mismatches(UInt.self, "-1") == [
                "$: expected an integer from 0 to 18446744073709551615, found the number -1"
            ])
        #expect(try read(UInt32.self, "-0.0") == 0)
        #expect(try read(Int32.self, "-2147483648") == .min)
        #expect(mismatches(Int32.self, "2147483648").count == 1)
        #expect(mismatches(UInt32.self, "4294967296").count == 1)
        #expect(try read(Int64.self, "12345678901234567") == 12_345_678_901_234_567)
    }

    @Test(arguments: [
        "0", "-0", "0.1", "123.456", "1e22", "1e23", "9007199254740993", "4.9e-324", "2.2250738585072011e-308",
        "1.7976931348623157e308", "0.30000000000000004", "123456789012345678901234567890", "-1.25e-7", "1e-400",
        "7205759403792793.5", "8.5e0", "65.613616999999977", "18446744073709551616", "-1.8446744073709551616",
        "36893488147419103232e-3",
    ])
    func doublesAreCorrectlyRounded(text: String) throws {
        let value = try read(Double.self, text)
        #expect(value == Double(text))
        #expect(value.sign == (text.hasPrefix("-") ? .minus : .plus))
        #expect(try read(Double.self, written(value)) == value)
    }

    @Test func randomDoublesComeBack() throws {
        var generator = Random(seed: 4)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite else { continue }
            #expect(try read(Double.self, written(value)) == value)
            let short = Double(Int.random(in: -999_999...999_999, using: &generator)) / 1000
            #expect(try read(Double.self, written(short)) == short)
        }
    }

    /// Up to 20 digits times a power of ten, halves between two neighbours among them, against the C library.
    @Test func doublesAreRoundedAsTheCLibraryRounds() throws {
        var generator = Random(seed: 11)
        for _ in 0..<40_000 {
            let digits = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
            let half = (digits >> 11 | 1 << 52) << 11 | 0x400
            for number in [digits, half] {
                let text = "\(number)e\(Int.random(in: -30...30, using: &generator))"
                #expect(try read(Double.self, text) == Double(text), "\(text)")
            }
            let fraction = "\(digits % 1000).\(generator.next())"
            #expect(try read(Double.self, fraction) == Double(fraction), "\(fraction)")
        }
    }

    @Test func whatAFloatingPointTypeCannotHoldIsAMismatch() throws {
        #expect(
            mismatches(Double.self, "1e400") == ["$: expected a number that a Double can hold, found the number 1e400"])
        #expect(mismatches(Float.self, "1e39").count == 1)
        #expect(try read(Float.self, "16777217.0000001") == 16_777_218)
    }

    @Test func decimalsAreExact() throws {
        #expect(try read(Decimal.self, "0.1") == Decimal(string: "0.1"))
        #expect(
            try read(Decimal.self, "-123456789012345678901234567890.12345678")
                == Decimal(string: "-123456789012345678901234567890.12345678"))
        #expect(try read(Decimal.self, "1.50e3") == 1500)
        #expect(try read(Decimal.self, "0e0") == 0)
        #expect(written(try read(Decimal.self, "3.133")) == "3.133")
        #expect(mismatches(Decimal.self, "1e200").count == 1)
        #expect(mismatches(Decimal.self, "1.23456789012345678901234567890123456789012").count == 1)
    }

    @Test func jsonNumbersKeepTheirDigitsAndCompareByValue() throws {
        func number(_ text: String) throws -> JSONNumber { try read(JSONNumber.self, text) }
        #expect(try number("1.50").text == "1.50")
        for (left, right) in [("1", "1.0"), ("-0", "0e5"), ("100", "1E+2"), ("0.001", "1e-3"), ("1e400", "10e399")] {
            #expect(try number(left) == number(right))
            #expect(try number(left).hashValue == number(right).hashValue)
        }
        #expect(try number("9007199254740993") != number("9007199254740992"))
        #expect(try number("1e400") != number("1e401"))
        #expect(try number("1e999999999").hashValue == number("10e999999998").hashValue)
        #expect(try number("1e999999999999999999999") != number("2"))
        #expect(try number("1") != number("-1"))
    }

    @Test func jsonNumbersAreMadeOfNumberText() {
        #expect(JSONNumber("1.5e3")?.double == 1500)
        #expect(JSONNumber("1.5e3")?.isInteger == true)
        #expect(JSONNumber(Double.infinity) == nil)
        for text in ["", " 1", "1 ", "+1", "01", "1.", ".5", "0x1", "1e", "nan"] {
            #expect(JSONNumber(text) == nil, "\(text)")
        }
    }
}
