import ScaffoldModel

/// Swift literals of any text and number. Nothing that a document holds gets out of one.
enum SwiftLiteral {
    /// A string literal on one line, quotes included.
    static func string(_ text: String) -> String { "\"\(content(text))\"" }

    /// What stands between the quotes of a string literal.
    static func content(_ text: String) -> String {
        // Most text stands for itself, which needs no look at every scalar.
        if text.hasOnlyBytes({ $0 >= 0x20 && $0 <= 0x7E && $0 != 0x22 && $0 != 0x5C }) { return text }
        var literal = ""
        var isFirst = true
        for scalar in text.unicodeScalars {
            literal += escaped(scalar, isFirst: isFirst)
            isFirst = false
        }
        return literal
    }

    /// A raw literal where the text is easier to read in one, as regular expressions are.
    static func raw(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard scalars.contains("\\") || scalars.contains("\""), !scalars.contains(where: needsEscape) else {
            return string(text)
        }
        let fence = String(repeating: "#", count: longestFence(in: scalars) + 1)
        return "\(fence)\"\(text)\"\(fence)"
    }

    /// The most `#` that stand after a quote or a backslash. Scalars count, not characters: a combining mark makes another
    /// character of a `#`, but not for the compiler.
    private static func longestFence(in scalars: String.UnicodeScalarView) -> Int {
        var longest = 0
        var current: Int?
        for scalar in scalars {
            if scalar == "\"" || scalar == "\\" {
                current = 0
            } else if scalar == "#", let count = current {
                current = count + 1
                longest = max(longest, count + 1)
            } else {
                current = nil
            }
        }
        return longest
    }

    /// JSON that a raw literal with one `#` holds as it is: what is no plain ASCII is escaped, which only strings can have,
    /// and so is `#`, which together with a backslash or a quote would end it.
    static func rawJSON(_ json: String) -> String {
        var result = ""
        for unit in json.utf16 {
            if unit < 0x80, unit != 0x23 {
                result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            } else {
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result
    }

    /// A list of string literals.
    static func strings(_ texts: [String]) -> String { "[" + texts.map(string).joined(separator: ", ") + "]" }

    /// An expression of type `Foundation.Decimal`: exact, as a literal with a fraction would not be. Nil where it takes
    /// more digits than an integer literal has.
    static func decimal(_ value: DecimalNumber) -> String? {
        guard value.digits.count <= 18, abs(value.exponent) <= 100 else { return nil }
        if value.isInteger, value.digits.count + value.exponent <= 18 { return value.canonicalText }
        return "Foundation.Decimal(sign: \(value.isNegative ? ".minus" : ".plus"), exponent: \(value.exponent), "
            + "significand: \(value.digitText))"
    }

    private static func escaped(_ scalar: Unicode.Scalar, isFirst: Bool) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default:
            needsEscape(scalar) || isFirst && isMark(scalar)
                ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(Character(scalar))
        }
    }

    /// Whether a scalar cannot be seen, ends a line, or turns the direction of what follows it.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned,
            .surrogate:
            return true
        default:
            return false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
