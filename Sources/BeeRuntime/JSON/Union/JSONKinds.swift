/// Kinds of JSON values.
public struct JSONKinds: OptionSet, Sendable, Hashable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// The kinds whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An object.
    public static let object = JSONKinds(rawValue: 1)
    /// An array.
    public static let array = JSONKinds(rawValue: 2)
    /// A string.
    public static let string = JSONKinds(rawValue: 4)
    /// A number that is an integer, however it is written.
    public static let integer = JSONKinds(rawValue: 8)
    /// A number that is no integer.
    public static let fraction = JSONKinds(rawValue: 16)
    /// Any number.
    public static let number: JSONKinds = [.integer, .fraction]
    /// `true` or `false`.
    public static let bool = JSONKinds(rawValue: 32)
    /// `null`
    public static let null = JSONKinds(rawValue: 64)
    /// Every kind.
    public static let any = JSONKinds(rawValue: 127)
}

extension JSONReader {
    /// The kind of the value at the cursor.
    mutating func kind() -> JSONKinds {
        switch scanner.byte {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
        case UInt8(ascii: "n"): return .null
        default:
            var ahead = scanner
            return DecimalDigits(ahead.passNumber())?.isInteger ?? true ? .integer : .fraction
        }
    }
}
