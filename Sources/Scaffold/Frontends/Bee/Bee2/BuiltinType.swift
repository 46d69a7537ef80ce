import ScaffoldModel

/// The types that the language has by itself.
struct BuiltinType {
    let scalar: Scalar
    /// The format of the text, where the Swift type is a string.
    var format: String?

    static func named(_ name: String) -> BuiltinType? { table[name] }

    static var names: [String] { table.keys.sorted() + ["list", "map"] }

    /// What other languages call our types, for people who come from there.
    static func advice(for name: String) -> String? {
        foreign[name.lowercased()].map { "write `\($0)`" }
    }

    private static let table: [String: BuiltinType] = [
        "string": .init(scalar: .string), "bool": .init(scalar: .bool),
        "int": .init(scalar: .int), "int32": .init(scalar: .int32), "int64": .init(scalar: .int64),
        "uint": .init(scalar: .uint), "uint32": .init(scalar: .uint32), "uint64": .init(scalar: .uint64),
        "float": .init(scalar: .float), "double": .init(scalar: .double), "decimal": .init(scalar: .decimal),
        "date": .init(scalar: .date), "datetime": .init(scalar: .dateTime), "uuid": .init(scalar: .uuid),
        "time": .init(scalar: .string, format: "time"), "duration": .init(scalar: .string, format: "duration"),
        "url": .init(scalar: .string, format: "uri"), "email": .init(scalar: .string, format: "email"),
        "hostname": .init(scalar: .string, format: "hostname"), "ipv4": .init(scalar: .string, format: "ipv4"),
        "ipv6": .init(scalar: .string, format: "ipv6"),
        "bytes": .init(scalar: .bytes), "binary": .init(scalar: .binary), "file": .init(scalar: .upload),
        "json": .init(scalar: .json), "any": .init(scalar: .json), "null": .init(scalar: .null),
    ]

    private static let foreign = [
        "integer": "int", "long": "int64", "boolean": "bool", "number": "double", "text": "string", "str": "string",
        "object": "map<any>", "dictionary": "map<any>", "dict": "map<any>", "array": "list<any>", "uri": "url",
        "date-time": "datetime", "timestamp": "datetime", "data": "bytes", "base64": "bytes", "upload": "file",
        "real": "double", "guid": "uuid", "nil": "null", "void": "null",
    ]
}
