public import Foundation

extension Validator {
    /// `minItems`: an array has at least so many elements.
    public mutating func minItems(_ value: [some JSONType], at key: StaticString? = nil, _ limit: Int) {
        if value.count < limit { report("minItems", limit, value, at: key) }
    }

    /// `maxItems`: an array has at most so many elements.
    public mutating func maxItems(_ value: [some JSONType], at key: StaticString? = nil, _ limit: Int) {
        if value.count > limit { report("maxItems", limit, value, at: key) }
    }

    /// `minItems` and `maxItems`.
    public mutating func items(_ value: [some JSONType], at key: StaticString? = nil, min: Int, max: Int) {
        minItems(value, at: key, min)
        maxItems(value, at: key, max)
    }

    /// `minProperties`: a dictionary has at least so many keys.
    public mutating func minProperties(_ value: [String: some JSONType], at key: StaticString? = nil, _ limit: Int) {
        if value.count < limit { report("minProperties", limit, value, at: key) }
    }

    /// `maxProperties`: a dictionary has at most so many keys.
    public mutating func maxProperties(_ value: [String: some JSONType], at key: StaticString? = nil, _ limit: Int) {
        if value.count > limit { report("maxProperties", limit, value, at: key) }
    }

    /// `uniqueItems`: no two elements are the same JSON value.
    public mutating func uniqueItems(_ value: [some JSONType], at key: StaticString? = nil) {
        guard value.count > 1, !Self.areUnique(value) else { return }
        report("uniqueItems", true, value, at: key)
    }

    /// `uniqueItems`: no two elements are the same string, code point by code point.
    public mutating func uniqueItems(_ value: [String], at key: StaticString? = nil) {
        guard value.count > 1, !Self.areUnique(value) else { return }
        report("uniqueItems", true, value, at: key)
    }

    /// `uniqueItems`: no two elements are the same integer.
    public mutating func uniqueItems(_ value: [Int], at key: StaticString? = nil) {
        guard value.count > 1, !Self.areDistinct(value) else { return }
        report("uniqueItems", true, value, at: key)
    }

    /// Strings that Swift takes for different are; of those that it takes for equal, the code points decide.
    private static func areUnique(_ strings: [String]) -> Bool {
        areDistinct(strings) || Set(strings.map { Array($0.utf8) }).count == strings.count
    }

    @inline(__always)
    private static func areDistinct(_ values: [some Hashable]) -> Bool {
        guard values.count < 8 else { return Set(values).count == values.count }
        return values.indices.allSatisfy { !values[..<$0].contains(values[$0]) }
    }

    private static func areUnique(_ values: [some JSONType]) -> Bool {
        // What has no form in JSON is reported when it is written.
        values.compactMap { try? JSONValue(encoding: $0) }.areUnique
    }

    /// At least so many bytes.
    public mutating func minBytes(_ value: Data, at key: StaticString? = nil, _ limit: Int) {
        guard value.count < limit else { return }
        report("minBytes", limit: "\(limit)", value: "\(value.count) bytes", at: key)
    }

    /// At most so many bytes.
    public mutating func maxBytes(_ value: Data, at key: StaticString? = nil, _ limit: Int) {
        guard value.count > limit else { return }
        report("maxBytes", limit: "\(limit)", value: "\(value.count) bytes", at: key)
    }

    /// `enum`, `const`: a value is one of some JSON values.
    public mutating func oneOf(_ value: some JSONType, at key: StaticString? = nil, _ values: [JSONValue]) {
        if let json = try? JSONValue(encoding: value), values.contains(where: { $0.isSame(as: json) }) { return }
        report("enum", values, value, at: key)
    }
}
