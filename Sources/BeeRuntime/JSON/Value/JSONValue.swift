/// Any JSON value.
///
/// Numbers compare by their value, strings as Swift does, objects without the order of their keys.
public enum JSONValue: Sendable, Hashable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number, with its digits.
    case number(JSONNumber)
    /// Text.
    case string(String)
    /// A list of values.
    case array([JSONValue])
    /// Values by their keys. Of a key that stands twice in a text, the first is kept.
    case object([String: JSONValue])
}

extension JSONValue {
    /// What a value is as JSON.
    ///
    /// - Throws: the first part of the value that JSON cannot hold.
    public init(encoding value: some JSONType) throws(JSONEncodingError) {
        var writer = JSONWriter()
        writer.write(value)
        if let error = writer.error { throw error }
        // What a writer wrote can be read, unless `encode(to:)` was written by hand and is wrong.
        let options = JSONReader.Options(maximumDepth: JSONWriter.maximumDepth)
        guard let read = try? JSONDecoding.read(JSONValue.self, from: writer.bytes, options: options) else {
            throw JSONEncodingError(path: "$", reason: "encode(to:) did not write one JSON value")
        }
        self = read
    }
}

// MARK: Parts

extension JSONValue {
    /// The value of a key; nil where there is none, or this is not an object.
    public subscript(key: String) -> JSONValue? { object?[key] }

    /// The element at an index; nil where there is none, or this is not an array.
    public subscript(index: Int) -> JSONValue? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }

    /// Whether this is `null`.
    public var isNull: Bool { self == .null }

    /// The Boolean; nil for every other kind.
    public var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The number; nil for every other kind.
    public var number: JSONNumber? {
        guard case .number(let value) = self else { return nil }
        return value
    }

    /// The number as an integer; nil for every other kind, and where it is none that `Int` can hold.
    public var int: Int? { number?.int }

    /// The number rounded to the nearest `Double`; nil for every other kind, and where it is too large.
    public var double: Double? { number?.double }

    /// The text; nil for every other kind.
    public var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    /// The elements; nil for every other kind.
    public var array: [JSONValue]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    /// The values by their keys; nil for every other kind.
    public var object: [String: JSONValue]? {
        guard case .object(let value) = self else { return nil }
        return value
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as compact JSON text, the keys of objects sorted.
    public var description: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }
}
