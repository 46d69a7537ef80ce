/// A field that may be absent, null, or have a value, where the three mean different things.
public enum Presence<Value> {
    /// The key is not there.
    case absent
    /// The key is there with `null`.
    case null
    /// The key is there with a value.
    case value(Value)

    /// A value, or `null` for nil.
    public init(nullable value: Value?) { self = value.map(Presence.value) ?? .null }

    /// A value, or absent for nil.
    public init(optional value: Value?) { self = value.map(Presence.value) ?? .absent }

    /// The value; nil where it is absent or null.
    public var value: Value? {
        guard case .value(let value) = self else { return nil }
        return value
    }

    /// Whether the key is not there.
    public var isAbsent: Bool {
        guard case .absent = self else { return false }
        return true
    }
}

extension Presence: Sendable where Value: Sendable {}
extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}

// Literals are values. `nil` is none: it could be absent as well as null.

extension Presence: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
    /// A value.
    public init(booleanLiteral value: Value.BooleanLiteralType) { self = .value(Value(booleanLiteral: value)) }
}

extension Presence: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// A value.
    public init(integerLiteral value: Value.IntegerLiteralType) { self = .value(Value(integerLiteral: value)) }
}

extension Presence: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// A value.
    public init(floatLiteral value: Value.FloatLiteralType) { self = .value(Value(floatLiteral: value)) }
}

extension Presence: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByStringLiteral {
    /// A value.
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .value(Value(unicodeScalarLiteral: value))
    }
}

extension Presence: ExpressibleByExtendedGraphemeClusterLiteral where Value: ExpressibleByStringLiteral {
    /// A value.
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .value(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Presence: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    /// A value.
    public init(stringLiteral value: Value.StringLiteralType) { self = .value(Value(stringLiteral: value)) }
}
