// Optionals, arrays and dictionaries of values that have a form in JSON.

extension Optional: JSONDecodable where Wrapped: JSONDecodable {
    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { true }

    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self =
            reader.frame.isSilent || reader.isOver || reader.passNull(isAllowed: true)
            ? nil : reader.element(Wrapped.self)
    }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) {
        if let self { self.encode(to: &writer) } else { writer.null() }
    }
}

extension Optional: Validatable where Wrapped: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { self?.validate(&validator) }
}

extension Optional: JSONType where Wrapped: JSONType {}

extension Array: JSONDecodable where Element: JSONDecodable {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self = reader.elements(Element.self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.elements(self) }
}

extension Array: Validatable where Element: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { validator.models(self) }
}

extension Array: JSONType where Element: JSONType {}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self = reader.entries(Value.self) }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.object(self) }
}

extension Dictionary: Validatable where Key == String, Value: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { validator.models(self) }
}

extension Dictionary: JSONType where Key == String, Value: JSONType {}
