/// A constraint that a value breaks.
public struct Violation: Sendable, Hashable, CustomStringConvertible {
    /// Where the value is, as a JSON path: `$.shots[3].title`.
    public let path: String

    /// The constraint, named as JSON Schema does: `maxLength`.
    public let rule: String

    /// What the constraint demands: `140`.
    public let limit: String

    /// The value, or its beginning, as JSON: `"Hel…"`.
    public let value: String

    /// `$.title: "Hel…" breaks maxLength 140`
    public var description: String { "\(path): \(value) breaks \(rule)\(limit.isEmpty ? "" : " ")\(limit)" }
}
