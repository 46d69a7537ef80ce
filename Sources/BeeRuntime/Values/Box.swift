/// A value on the heap: for a type that contains itself, and for one so large that copying it in place would need a lot
/// of code. It never changes.
public final class Box<Value> {
    /// Emptied only when the box goes away.
    private var content: Value?

    /// Puts a value on the heap.
    public init(_ value: Value) { content = value }

    /// The value.
    public var value: Value {
        guard let content else { preconditionFailure("a box is empty only when it is gone") }
        return content
    }

    deinit {
        // A long chain of boxes would be released by recursion, which can exhaust the stack.
        DeepRelease.release(&content)
    }
}

// Nothing can change the content: it is set once, and taken when nobody holds the box any more.
extension Box: @unchecked Sendable where Value: Sendable {}

extension Box: Equatable where Value: Equatable {
    /// Whether the values are equal.
    public static func == (left: Box, right: Box) -> Bool { left === right || left.value == right.value }
}

extension Box: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Box: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The value's.
    public var description: String { String(describing: value) }
    /// The value's.
    public var debugDescription: String { String(reflecting: value) }
    /// The value's.
    public var customMirror: Mirror { Mirror(reflecting: value) }
}

extension Box: JSONDecodable where Value: JSONDecodable {
    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { Value.readsNull }

    /// Reads the value that the reader stands at.
    public convenience init(from reader: inout JSONReader) { self.init(reader.element(Value.self)) }
}

extension Box: JSONEncodable where Value: JSONEncodable {
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { value.encode(to: &writer) }
}

extension Box: Validatable where Value: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { value.validate(&validator) }
}

extension Box: JSONType where Value: JSONType {}
