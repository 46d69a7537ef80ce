package import ScaffoldDiagnostics

/// A type where it is used: its shape, whether null is a value of it, and what must hold beyond the shape.
/// Constraints never narrow the shape (representation is not validation).
package struct TypeUse: Sendable {
    package indirect enum Shape: Sendable {
        case scalar(Scalar)
        case list(TypeUse)
        case map(TypeUse)
        case named(TypeID)
    }

    package var shape: Shape
    package var isNullable: Bool
    package var constraints: [Constraint]
    /// Whether its values are shown to nobody: passwords, and what is only ever sent.
    package var isSecret = false
    package var span: SourceSpan

    package init(_ shape: Shape, isNullable: Bool = false, constraints: [Constraint] = [], span: SourceSpan) {
        self.shape = shape
        self.isNullable = isNullable
        self.constraints = constraints
        self.span = span
    }
}

/// The types that need no declaration, each with one form on the wire.
package enum Scalar: String, CaseIterable, Sendable {
    case string, bool
    case int, int32, int64, uint, uint32, uint64
    case float, double
    /// A number of any precision, kept by its digits.
    case decimal
    /// A day without a time of day: RFC 3339 `full-date`.
    case date
    /// A moment: RFC 3339 `date-time`.
    case dateTime
    case uuid
    /// Text that is a `Foundation.URL` in Swift; only by configuration.
    case url
    /// Bytes as base64 text.
    case bytes
    /// Bytes as they are; a whole body or a part of one.
    case binary
    /// A file with name and media type; a part of a multipart body.
    case upload
    /// Any JSON value.
    case json
    /// Only null.
    case null

    /// Whether it is a whole number in JSON.
    package var isInteger: Bool {
        switch self {
        case .int, .int32, .int64, .uint, .uint32, .uint64: true
        case .string, .bool, .float, .double, .decimal, .date, .dateTime, .uuid, .url, .bytes, .binary, .upload, .json,
            .null:
            false
        }
    }

    /// Whether it is a number in JSON.
    package var isNumber: Bool {
        switch self {
        case .float, .double, .decimal: true
        case .int, .int32, .int64, .uint, .uint32, .uint64, .string, .bool, .date, .dateTime, .uuid, .url, .bytes,
            .binary, .upload, .json, .null:
            isInteger
        }
    }
}
