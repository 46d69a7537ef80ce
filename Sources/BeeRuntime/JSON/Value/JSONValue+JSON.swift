extension JSONValue: JSONType {
    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { true }

    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self = reader.anyValue()
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.write(value)
        case .number(let value): writer.raw(value.text)
        case .string(let value): writer.write(value)
        case .array(let value): writer.write(value)
        case .object(let value): writer.write(value)
        }
    }
}

extension JSONNumber: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self = reader.number()
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) {
        writer.raw(text)
    }
}

extension JSONReader {
    /// Reads the value at the cursor, whatever it is.
    mutating func anyValue() -> JSONValue {
        guard !frame.isSilent, !isOver else { return .null }
        if !unions.unknown.isEmpty, let known = unions.unknown[scanner.offset] {
            scanner.cursor = known.end
            return known.value
        }
        switch scanner.byte {
        case UInt8(ascii: "{"): return .object(entries(JSONValue.self))
        case UInt8(ascii: "["): return .array(elements(JSONValue.self))
        case UInt8(ascii: "\""): return .string(scanner.passString().text)
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(Bool.read(&self))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(number())
        default:
            scanner.passWord("null")
            return .null
        }
    }

    /// Reads the number at the cursor with its digits.
    mutating func number() -> JSONNumber {
        guard !frame.isSilent, !isOver, standsAtNumber("a number") else { return JSONNumber(0) }
        return JSONNumber(unchecked: scanner.passNumber().text)
    }
}
