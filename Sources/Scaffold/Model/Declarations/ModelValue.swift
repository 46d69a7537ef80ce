import ScaffoldDiagnostics

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

        package static func == (left: Self, right: Self) -> Bool {
            ExactText(left.key) == ExactText(right.key) && left.value == right.value
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(ExactText(key))
            hasher.combine(value)
        }
    }

    package static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): ExactText(left) == ExactText(right)
        case (.list(let left), .list(let right)): left == right
        case (.object(let left), .object(let right)): left == right
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .number(let number): hasher.combine(number)
        case .string(let text): hasher.combine(ExactText(text))
        case .list(let items): hasher.combine(items)
        case .object(let entries): hasher.combine(entries)
        }
    }
}

extension ModelValue {
    /// The value as JSON on one line, with all digits of its numbers.
    package var json: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let number): number.canonicalText
        case .string(let text): JSONText.quoted(text)
        case .list(let items): JSONText.list(items.map(\.json))
        case .object(let entries): JSONText.object(entries.map { ($0.key, $0.value.json) })
        }
    }

    /// The value for a sentence: shortened, in code quotes.
    package var inWords: String {
        let text = json
        return text.count > 60 ? "`\(text.prefix(57))…`" : "`\(text)`"
    }
}
