/// An enumeration that keeps values which its description does not list. Values are equal where their raw values are.
public protocol Enumeration: JSONModel, Hashable, RawRepresentable, CaseIterable
where RawValue: JSONType & Hashable {
    /// The case of a value, or `unknown`.
    init(rawValue: RawValue)
}

extension Enumeration {
    /// Whether two values are the same in JSON.
    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the raw value.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The hash value of the raw value.
    public var hashValue: Int { rawValue.hashValue }

    /// The hash value of the raw value for a seed.
    public func _rawHashValue(seed: Int) -> Int { rawValue._rawHashValue(seed: seed) }

    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(rawValue: RawValue(from: &reader)) }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { rawValue.encode(to: &writer) }

    /// Reports a value that is not listed, when checking is strict.
    public func validate(_ validator: inout Validator) { validator.listed(self) }
}

extension Validator {
    /// `enum`: the value of an enumeration is listed, which it need not be when checking is tolerant.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - inEveryMode: whether it must be listed then too, as in documents that are read by the letter.
    public mutating func listed<Value: Enumeration>(_ value: Value, inEveryMode: Bool = false) {
        guard inEveryMode || mode == .strict, !Value.allCases.contains(value) else { return }
        report("enum", Value.allCases.map { $0.rawValue }, value.rawValue)
    }
}

extension Enumeration where RawValue == String {
    /// Whether two values are the same in JSON, where strings are by their code points.
    public static func == (left: Self, right: Self) -> Bool { left.rawValue.isSame(as: right.rawValue) }
}

/// An enumeration of which no other values exist; it has at least one case.
public protocol ClosedEnumeration: JSONModel, Hashable, RawRepresentable, CaseIterable
where RawValue: JSONType & Hashable {}

extension ClosedEnumeration {
    /// Whether two values are the same in JSON.
    public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the raw value.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The hash value of the raw value.
    public var hashValue: Int { rawValue.hashValue }

    /// The hash value of the raw value for a seed.
    public func _rawHashValue(seed: Int) -> Int { rawValue._rawHashValue(seed: seed) }

    /// Reads a listed value; every other one is a mismatch.
    public init(from reader: inout JSONReader) {
        let offset = reader.scanner.offset
        let recorded = reader.log.entries.count
        let value = RawValue(from: &reader)
        if let listed = Self(rawValue: value) {
            self = listed
            return
        }
        if reader.log.entries.count == recorded {
            let list = Self.allCases.map { JSONText.of($0.rawValue) }.joined(separator: ", ")
            reader.record(.expected("one of \(list)"), at: offset)
        }
        guard let first = Self.allCases.first else { preconditionFailure("an enumeration without cases") }
        self = first
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { rawValue.encode(to: &writer) }
}
