import ScaffoldModel

/// A literal of a document as an expression of type `BeeRuntime.JSONValue`.
enum JSONLiteral {
    /// Whether a literal of Swift, which is an `Int` or a `Double`, has exactly this value.
    private static func isLiteral(_ number: DecimalNumber) -> Bool {
        number.int != nil || number.digits.count <= 15 && abs(number.exponent) < 290
    }

    static func text(_ value: ModelValue) -> String {
        switch value {
        case .null: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .string(let text): SwiftLiteral.string(text)
        case .number(let number):
            isLiteral(number)
                ? number.canonicalText
                : "BeeRuntime.JSONDecoding.literal(\"\(number.canonicalText)\", as: BeeRuntime.JSONValue.self)"
        case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
        case .object(let entries):
            entries.isEmpty
                ? "[:]"
                : "[" + entries.map { "\(SwiftLiteral.string($0.key)): \(text($0.value))" }.joined(separator: ", ")
                    + "]"
        }
    }
}
