/// A value on the heap: for a type that contains itself, and for one so large that copying it in place would need a lot
/// of code. It never changes.
public struct Box<Value> {
    private let content: BoxContent<Value>

    /// Puts a value on the heap.
    public init(_ value: Value) { content = .holding(value) }

    /// The value.
    public var value: Value { withValue { $0 } }

    /// Hands the value over where it is, since a copy of a large one takes time.
    fileprivate func withValue<Result>(_ body: (borrowing Value) -> Result) -> Result {
        content.withUnsafeMutablePointerToElements { body($0.pointee) }
    }
}

/// One value, set once, and taken when nobody holds the box any more.
private final class BoxContent<Value>: ManagedBuffer<Void, Value> {
    static func holding(_ value: Value) -> BoxContent {
        let content = unsafeDowncast(create(minimumCapacity: 1) { _ in }, to: BoxContent.self)
        content.withUnsafeMutablePointerToElements { $0.initialize(to: value) }
        return content
    }

    deinit {
        // A long chain of boxes would be released by recursion, which can exhaust the stack.
        var value: Value? = withUnsafeMutablePointerToElements { $0.move() }
        DeepRelease.release(&value)
    }
}

// Nothing can change the content.
extension Box: @unchecked Sendable where Value: Sendable {}

extension Box: Equatable where Value: Equatable {
    /// Whether the values are equal.
    public static func == (left: Box, right: Box) -> Bool {
        left.content === right.content || left.value == right.value
    }
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

extension Box: JSONType where Value: JSONType {
    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { Value.readsNull }

    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(reader.element(Value.self)) }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { withValue { $0.encode(to: &writer) } }
}

extension Box: Validatable where Value: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { withValue { $0.validate(&validator) } }
}
