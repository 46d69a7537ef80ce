public import Foundation

extension Validator {
    /// `minItems`, `maxItems`: the number of elements of an array.
    public mutating func count(
        _ value: [some JSONType]?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil
    ) {
        guard let value else { return }
        if let min, value.count < min { report("minItems", min, value, at: key) }
        if let max, value.count > max { report("maxItems", max, value, at: key) }
    }

    /// `minProperties`, `maxProperties`: the number of keys of a dictionary.
    public mutating func count(
        _ value: [String: some JSONType]?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil
    ) {
        guard let value else { return }
        if let min, value.count < min { report("minProperties", min, value, at: key) }
        if let max, value.count > max { report("maxProperties", max, value, at: key) }
    }

    /// `uniqueItems`: no two elements are the same JSON value.
    public mutating func unique(_ value: [some JSONType]?, at key: StaticString? = nil) {
        guard let value, value.count > 1, !Self.areUnique(value) else { return }
        report("uniqueItems", true, value, at: key)
    }

    /// `uniqueItems`: no two elements are the same string, code point by code point.
    public mutating func unique(_ value: [String]?, at key: StaticString? = nil) {
        guard let value, value.count > 1, !Self.areUnique(value) else { return }
        report("uniqueItems", true, value, at: key)
    }

    /// `uniqueItems`: no two elements are the same integer.
    public mutating func unique(_ value: [Int]?, at key: StaticString? = nil) {
        guard let value, value.count > 1, !Self.areDistinct(value) else { return }
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

    /// The number of bytes.
    public mutating func bytes(_ value: Data?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil) {
        guard let value else { return }
        if let min, value.count < min { report("minBytes", limit: "\(min)", value: "\(value.count) bytes", at: key) }
        if let max, value.count > max { report("maxBytes", limit: "\(max)", value: "\(value.count) bytes", at: key) }
    }

    /// `enum`, `const`: a value is one of some JSON values.
    public mutating func oneOf(_ value: (some JSONType)?, at key: StaticString? = nil, _ values: [JSONValue]) {
        guard let value else { return }
        if let json = try? JSONValue(encoding: value), values.contains(where: { $0.isSame(as: json) }) { return }
        report("enum", values, value, at: key)
    }
}
