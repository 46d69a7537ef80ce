/// A constraint that a value breaks, or of which nobody can say in reasonable time that the value keeps it.
public struct Violation: Sendable, Hashable, CustomStringConvertible {
    /// Where the value is, as a JSON path: `$.shots[3].title`.
    public let path: String

    /// The constraint, named as JSON Schema does: `maxLength`.
    public let rule: String

    /// What the constraint demands: `140`.
    public let limit: String

    /// The value, or its beginning, as JSON: `"Hel…"`. Of a secret only that it is one.
    public let value: String

    /// Whether it could not be found out if the value breaks the constraint: a search for a `pattern` took too many steps.
    public let isUndecided: Bool

    /// Whether another one says the same of the same value: the same limit, however it is written. A list of values counts
    /// once, since a type lists `null` apart.
    func isSameFailure(as other: Violation) -> Bool {
        guard path == other.path, rule == other.rule else { return false }
        return limit == other.limit || rule == "enum"
            || JSONNumber(limit).map { $0 == JSONNumber(other.limit) } ?? false
    }

    /// `$.title: "Hel…" breaks maxLength 140`
    public var description: String {
        let constraint = rule + (limit.isEmpty ? "" : " ") + limit
        return isUndecided
            ? "\(path): whether \(value) breaks \(constraint) could not be found out"
            : "\(path): \(value) breaks \(constraint)"
    }
}
