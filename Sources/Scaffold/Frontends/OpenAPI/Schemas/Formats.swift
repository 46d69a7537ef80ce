import ScaffoldModel

/// What `format` makes of a string or a number (DECISIONS 20).
enum Formats {
    /// The type of a string with this format; nil where it stays a string.
    static func stringScalar(_ format: String) -> Scalar? { strings[format] }

    private static let strings: [String: Scalar] = [
        "date": .date, "date-time": .dateTime, "uuid": .uuid, "byte": .bytes, "base64": .bytes, "binary": .binary,
        "file": .binary,
    ]

    /// The type of a number with this format; nil where the format is not about numbers.
    static func numberScalar(_ format: String, isInteger: Bool) -> Scalar? {
        integers[format] ?? (isInteger ? nil : fractions[format])
    }

    private static let integers: [String: Scalar] = [
        "int8": .int32, "int16": .int32, "int32": .int32, "int64": .int64, "long": .int64, "uint8": .uint32,
        "uint16": .uint32, "uint32": .uint32, "uint64": .uint64,
    ]

    private static let fractions: [String: Scalar] = [
        "float": .float, "double": .double, "decimal": .decimal, "decimal128": .decimal,
    ]

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
        (["password"] + checked + strings.keys + integers.keys + fractions.keys).sorted()

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
