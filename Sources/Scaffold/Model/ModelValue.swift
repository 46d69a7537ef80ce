/// A literal of a document (a default, an example, a constant), as JSON values with numbers kept by their digits.
package indirect enum ModelValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(DecimalNumber)
    case string(String)
    case list([ModelValue])
    case object([Entry])

    package struct Entry: Hashable, Sendable {
        package let key: String
        package let value: ModelValue

        package init(key: String, value: ModelValue) {
            self.key = key
            self.value = value
        }
    }
}

extension ModelValue {
    /// The value as compact JSON, with numbers as the document writes them.
    package var json: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let number): number.text
        case .string(let text): Self.quoted(text)
        case .list(let items): "[" + items.map(\.json).joined(separator: ", ") + "]"
        case .object(let entries):
            "{" + entries.map { Self.quoted($0.key) + ": " + $0.value.json }.joined(separator: ", ") + "}"
        }
    }

    /// The value for a sentence: shortened, in code quotes.
    package var inWords: String {
        let text = json
        return text.count > 60 ? "`\(text.prefix(57))…`" : "`\(text)`"
    }

    private static func quoted(_ text: String) -> String {
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
