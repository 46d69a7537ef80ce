/// JSON as text (RFC 8259), on one line; numbers and literals stand for themselves.
package enum JSONText {
    /// A list of values that are JSON.
    package static func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    /// An object of values that are JSON.
    package static func object(_ members: [(key: String, value: String)]) -> String {
        "{" + members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// A text in quotes. Control characters are escaped, all else stands as it is.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{0}"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
