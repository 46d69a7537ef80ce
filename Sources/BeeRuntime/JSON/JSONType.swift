/// A type whose values have constraints.
public protocol Validatable {
    /// Reports every constraint that the value breaks; by default there are none.
    func validate(_ validator: inout Validator)
}

extension Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) {}
}

// One protocol, since each costs every model a witness table, and without `Hashable`, since a table that leads to one of
// the standard library is made at run time, by code that each model brings along.
/// What every type of a field is: read from JSON, written as JSON, checked.
///
/// Reading never throws: a value that does not fit is recorded as a ``JSONMismatch`` and replaced by a placeholder, and
/// ``JSONDecoding`` gives the whole only if nothing was recorded.
public protocol JSONType: Validatable, Sendable {
    /// Reads the value that the reader stands at, or makes a placeholder where the reader stands at none.
    init(from reader: inout JSONReader)

    /// Writes exactly one JSON value.
    func encode(to writer: inout JSONWriter)

    /// Whether `null` is one of the values of this type, which it is not by default.
    static var readsNull: Bool { get }
}

extension JSONType {
    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { false }
}

// `Equatable` is not part of it, since what each model declares by itself compiles faster than what it gets on the way.
/// What every generated model is: a type of a field that is compared, where it declares `Equatable`, and hashed, where it
/// declares `Hashable`, by its JSON, with no more code.
public protocol JSONModel: JSONType {}
