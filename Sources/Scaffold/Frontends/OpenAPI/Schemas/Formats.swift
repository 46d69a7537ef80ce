import ScaffoldModel

/// What `format` makes of a string or a number (DECISIONS 20).
enum Formats {
    /// The type of a string with this format; nil where it stays a string.
    static func stringScalar(_ format: String) -> Scalar? {
        switch format {
        case "date": .date
        case "date-time": .dateTime
        case "uuid": .uuid
        case "byte", "base64": .bytes
        case "binary", "file": .binary
        default: nil
        }
    }

    /// The type of a number with this format; nil where the format is not about numbers.
    static func numberScalar(_ format: String, isInteger: Bool) -> Scalar? {
        switch format {
        case "int32", "int16", "int8": .int32
        case "int64", "long": .int64
        case "uint32", "uint16", "uint8": .uint32
        case "uint64": .uint64
        case "float" where !isInteger: .float
        case "double" where !isInteger: .double
        case "decimal" where !isInteger, "decimal128" where !isInteger: .decimal
        default: nil
        }
    }

    /// Formats of strings that are checked, of those that JSON Schema 2020-12 defines (validation, section 7.3).
    static let checked: Set<String> = [
        "email", "idn-email", "hostname", "ipv4", "ipv6", "uri", "uri-reference", "iri",
        "iri-reference", "uri-template", "json-pointer", "relative-json-pointer", "regex", "time", "duration",
    ]

    /// The ranges of formats that Swift has no use for types of.
    static let ranges: [String: ClosedRange<Int>] = [
        "int8": -128...127, "int16": -32768...32767, "uint8": 0...255, "uint16": 0...65535,
    ]

    /// Whether a format demands more than the type that it gives.
    static func isChecked(_ format: String) -> Bool { checked.contains(format) || ranges[format] != nil }

    /// Every format that means something.
    static let known: [String] =
        ["date", "date-time", "uuid", "byte", "base64", "binary", "file", "password"] + checked.sorted()
        + [
            "int8", "int16", "int32", "int64", "long", "uint8", "uint16", "uint32", "uint64", "float", "double",
            "decimal", "decimal128",
        ]

    /// The kind of value that a format speaks of, where a schema has no type.
    static func impliedKinds(_ format: String) -> JSONKinds {
        // Whether a host name is an internationalized one is not checked: that takes tables of Unicode (RFC 5890).
        if stringScalar(format) != nil || checked.contains(format) || format == "idn-hostname" { return .string }
        switch format {
        case "float", "double", "decimal": return .number
        default: return numberScalar(format, isInteger: true) == nil ? [] : .integer
        }
    }

    /// Whether text of the type always satisfies a constraint, so that nobody needs to look.
    static func implies(_ scalar: Scalar, _ rule: Constraint.Rule) -> Bool {
        guard let (shortest, longest) = lengths(of: scalar) else { return false }
        switch rule {
        case .minLength(let length): return length <= shortest
        case .maxLength(let length): return longest.map { $0 <= length } ?? false
        default: return false
        }
    }

    /// How long the text of a type can be.
    private static func lengths(of scalar: Scalar) -> (shortest: Int, longest: Int?)? {
        switch scalar {
        case .date: (10, 10)
        case .dateTime: (20, 40)
        case .uuid: (36, 36)
        default: nil
        }
    }
}
