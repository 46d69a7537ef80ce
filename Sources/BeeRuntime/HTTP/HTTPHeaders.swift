/// Header fields in their order; names are compared without case (RFC 9110, section 5.1).
public struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral, Sequence {
    /// One field.
    public struct Field: Sendable, Hashable {
        /// The name, as it was given.
        public let name: String
        /// The value, as it was given.
        public let value: String
    }

    private var fields: [Field] = []

    /// No fields.
    public init() {}

    /// Fields in the order of the literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    /// The value of a field; several are joined with `, ` (RFC 9110, section 5.3). Setting replaces all, nil removes.
    public subscript(name: String) -> String? {
        get {
            let values = values(of: name)
            return values.isEmpty ? nil : values.joined(separator: ", ")
        }
        set {
            let first = fields.firstIndex { Self.same($0.name, name) }
            fields.removeAll { Self.same($0.name, name) }
            if let newValue {
                fields.insert(Field(name: name, value: newValue), at: first ?? fields.endIndex)
            }
        }
    }

    /// The values of a field, each for itself: `Set-Cookie` cannot be joined.
    public func values(of name: String) -> [String] {
        fields.filter { Self.same($0.name, name) }.map(\.value)
    }

    /// Adds a field and keeps those of the same name.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// The fields in order.
    public func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }

    /// The names of the fields that others do not have, or with other values.
    func names(differingFrom others: HTTPHeaders) -> [String] {
        fields.map(\.name).filter { values(of: $0) != others.values(of: $0) }
    }

    /// The first field that would end its line early, or is no field at all (RFC 9110, sections 5.1 and 5.5).
    var firstInvalid: Field? {
        fields.first { field in
            field.name.isEmpty || !field.name.utf8.allSatisfy(Self.isToken)
                || field.value.utf8.contains { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }
        }
    }

    private static func same(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
    }

    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
