/// A type that is read from JSON.
///
/// Reading never throws: a value that does not fit is recorded as a ``JSONMismatch`` and replaced by a placeholder, and
/// ``JSONDecoding`` gives the whole only if nothing was recorded.
public protocol JSONDecodable {
    /// Reads the value that the reader stands at, or makes a placeholder where the reader stands at none.
    init(from reader: inout JSONReader)

    /// Whether `null` is one of the values of this type, which it is not by default.
    static var readsNull: Bool { get }
}

extension JSONDecodable {
    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { false }
}

/// A type that is written as JSON.
public protocol JSONEncodable {
    /// Writes exactly one JSON value.
    func encode(to writer: inout JSONWriter)
}

/// A type whose values have constraints.
public protocol Validatable {
    /// Reports every constraint that the value breaks; by default there are none.
    func validate(_ validator: inout Validator)
}

extension Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) {}
}

/// What every type of a field is: read, written, checked, compared.
public protocol JSONType: JSONDecodable, JSONEncodable, Validatable, Hashable, Sendable {}

/// What every generated model is: a type of a field that compares by its JSON.
public protocol JSONModel: JSONType {}
