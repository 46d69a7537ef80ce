// Optionals, arrays and dictionaries of values that have a form in JSON.

extension Optional: JSONType where Wrapped: JSONType {
    /// Whether `null` is a value of this type.
    public static var readsNull: Bool { true }

    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self =
            reader.frame.isSilent || reader.isOver || reader.passNull(isAllowed: true)
            ? nil : reader.element(Wrapped.self)
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) {
        if let self { self.encode(to: &writer) } else { writer.null() }
    }
}

extension Optional: Validatable where Wrapped: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { self?.validate(&validator) }
}

extension Array: JSONType where Element: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self = reader.elements(Element.self) }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.elements(self) }
}

extension Array: Validatable where Element: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { validator.models(self) }
}

extension Dictionary: JSONType where Key == String, Value: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self = reader.entries(Value.self) }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.object(self) }
}

extension Dictionary: Validatable where Key == String, Value: Validatable {
    /// Checks what is inside.
    public func validate(_ validator: inout Validator) { validator.models(self) }
}
