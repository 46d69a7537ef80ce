/// The type whose only value is `null`.
public struct JSONNull: JSONType {
    /// `null`
    public init() {}

    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { true }

    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        if !reader.frame.isSilent, !reader.isOver, !reader.passNull(isAllowed: true) { reader.refuse(expected: "null") }
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.null() }
}
