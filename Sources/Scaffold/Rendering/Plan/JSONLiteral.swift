import ScaffoldModel

/// A literal of a document as an expression of type `BeeRuntime.JSONValue`.
enum JSONLiteral {
    static func text(_ value: ModelValue) -> String {
        switch value {
        case .null: "nil"
        case .bool(let flag): flag ? "true" : "false"
        case .string(let text): SwiftLiteral.string(text)
        case .number(let number): SwiftLiteral.number(number)
        case .list(let values): "[" + values.map(text).joined(separator: ", ") + "]"
        case .object(let entries):
            entries.isEmpty
                ? "[:]"
                : "[" + entries.map { "\(SwiftLiteral.string($0.key)): \(text($0.value))" }.joined(separator: ", ")
                    + "]"
        }
    }
}
