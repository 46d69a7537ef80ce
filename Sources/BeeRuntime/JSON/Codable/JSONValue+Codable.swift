import Foundation

extension JSONValue: Codable {
    /// Reads whatever a decoder has.
    ///
    /// Numbers keep their digits as far as the decoder's `Decimal` does.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let number = Self.number(in: container) {
            self = .number(number)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    private static func number(in container: any SingleValueDecodingContainer) -> JSONNumber? {
        if let value = try? container.decode(Int64.self) { return JSONNumber(value) }
        if let value = try? container.decode(UInt64.self) { return JSONNumber(value) }
        if let value = try? container.decode(Decimal.self) { return JSONNumber("\(value)") }
        return (try? container.decode(Double.self)).flatMap { JSONNumber($0) }
    }

    /// Writes the value with an encoder; a number as the first of `Int64`, `UInt64`, `Decimal` and `Double` that holds it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try Self.encode(value, to: &container)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    private static func encode(_ number: JSONNumber, to container: inout any SingleValueEncodingContainer) throws {
        if let value = number.digits?.integer(Int64.self) { return try container.encode(value) }
        if let value = number.digits?.integer(UInt64.self) { return try container.encode(value) }
        if let value = number.decimal { return try container.encode(value) }
        guard let value = number.double else {
            throw EncodingError.invalidValue(
                number, .init(codingPath: container.codingPath, debugDescription: "\(number) is beyond Double"))
        }
        try container.encode(value)
    }
}
