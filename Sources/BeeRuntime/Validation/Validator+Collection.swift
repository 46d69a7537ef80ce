public import Foundation

extension Validator {
    /// `minItems`, `maxItems`: the number of elements of an array.
    public mutating func count(
        _ value: [some JSONEncodable]?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil
    ) {
        guard let value else { return }
        if let min, value.count < min { report("minItems", min, value, at: key) }
        if let max, value.count > max { report("maxItems", max, value, at: key) }
    }

    /// `minProperties`, `maxProperties`: the number of keys of a dictionary.
    public mutating func count(
        _ value: [String: some JSONEncodable]?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil
    ) {
        guard let value else { return }
        if let min, value.count < min { report("minProperties", min, value, at: key) }
        if let max, value.count > max { report("maxProperties", max, value, at: key) }
    }

    /// `uniqueItems`: no two elements are the same JSON value.
    public mutating func unique(_ value: [some JSONEncodable]?, at key: StaticString? = nil) {
        guard let value, value.count > 1, !Self.areUnique(value) else { return }
        report("uniqueItems", true, value, at: key)
    }

    /// `uniqueItems`: no two elements are the same string.
    public mutating func unique(_ value: [String]?, at key: StaticString? = nil) {
        guard let value, value.count > 1, !Self.areUnique(value) else { return }
        report("uniqueItems", true, value, at: key)
    }

    private static func areUnique(_ strings: [String]) -> Bool {
        guard strings.count < 8 else { return Set(strings).count == strings.count }
        return strings.indices.allSatisfy { !strings[..<$0].contains(strings[$0]) }
    }

    private static func areUnique(_ values: [some JSONEncodable]) -> Bool {
        var seen: Set<JSONValue> = []
        return values.allSatisfy { value in
            // What has no form in JSON is reported when it is written.
            guard let json = try? JSONValue(encoding: value) else { return true }
            return seen.insert(json).inserted
        }
    }

    /// The number of bytes.
    public mutating func bytes(_ value: Data?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil) {
        guard let value else { return }
        if let min, value.count < min { report("minBytes", limit: "\(min)", value: "\(value.count) bytes", at: key) }
        if let max, value.count > max { report("maxBytes", limit: "\(max)", value: "\(value.count) bytes", at: key) }
    }

    /// `enum`, `const`: a value is one of some JSON values.
    public mutating func oneOf(_ value: (some JSONEncodable)?, at key: StaticString? = nil, _ values: [JSONValue]) {
        guard let value else { return }
        if let json = try? JSONValue(encoding: value), values.contains(json) { return }
        report("enum", values, value, at: key)
    }
}
