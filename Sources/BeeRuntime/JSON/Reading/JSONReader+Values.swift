// The calls that generated code makes for fields of every other type. `index` is the place of the key in the table.

// MARK: Must be there, not null

extension JSONReader {
    /// Reads a value that must be there.
    public mutating func value<Value: JSONType>(_ index: Int, _ type: Value.Type) -> Value {
        guard reach(index, isRequired: true) else { return placeholder(type) }
        let value = element(type)
        passField(index)
        return value
    }

    /// Reads an array that must be there.
    public mutating func array<Element: JSONType>(_ index: Int, _ type: Element.Type) -> [Element] {
        guard reach(index, isRequired: true) else { return [] }
        let value = elements(type)
        passField(index)
        return value
    }

    /// Reads an array of strings that must be there: the most common one, which needs no metadata at run time.
    public mutating func array(_ index: Int, _ type: String.Type) -> [String] {
        guard reach(index, isRequired: true) else { return [] }
        let value = elements(type)
        passField(index)
        return value
    }

    /// Reads an object of values by their keys, which must be there.
    public mutating func map<Value: JSONType>(_ index: Int, _ type: Value.Type) -> [String: Value] {
        guard reach(index, isRequired: true) else { return [:] }
        let value = entries(type)
        passField(index)
        return value
    }
}

// MARK: May be absent

extension JSONReader {
    /// Reads a value that may be absent.
    public mutating func optional<Value: JSONType>(_ index: Int, _ type: Value.Type) -> Value? {
        guard reach(index, isRequired: false) else { return nil }
        let value = !Value.readsNull && passNull(isAllowed: false) ? nil : element(type)
        passField(index)
        return value
    }

    /// Reads an array that may be absent.
    public mutating func optionalArray<Element: JSONType>(
        _ index: Int, _ type: Element.Type
    ) -> [Element]? {
        guard reach(index, isRequired: false) else { return nil }
        let value = passNull(isAllowed: false) ? nil : elements(type)
        passField(index)
        return value
    }

    /// Reads an object of values by their keys that may be absent.
    public mutating func optionalMap<Value: JSONType>(
        _ index: Int, _ type: Value.Type
    ) -> [String: Value]? {
        guard reach(index, isRequired: false) else { return nil }
        let value = passNull(isAllowed: false) ? nil : entries(type)
        passField(index)
        return value
    }
}

// MARK: Must be there, may be null

extension JSONReader {
    /// Reads a value that must be there and may be null.
    public mutating func nullable<Value: JSONType>(_ index: Int, _ type: Value.Type) -> Value? {
        guard reach(index, isRequired: true) else { return nil }
        let value = passNull(isAllowed: true) ? nil : element(type)
        passField(index)
        return value
    }

    /// Reads an array that must be there and may be null.
    public mutating func nullableArray<Element: JSONType>(
        _ index: Int, _ type: Element.Type
    ) -> [Element]? {
        guard reach(index, isRequired: true) else { return nil }
        let value = passNull(isAllowed: true) ? nil : elements(type)
        passField(index)
        return value
    }

    /// Reads an object of values by their keys that must be there and may be null.
    public mutating func nullableMap<Value: JSONType>(
        _ index: Int, _ type: Value.Type
    ) -> [String: Value]? {
        guard reach(index, isRequired: true) else { return nil }
        let value = passNull(isAllowed: true) ? nil : entries(type)
        passField(index)
        return value
    }
}

// MARK: May be absent, may be null

extension JSONReader {
    /// Reads a value of which an absent key and null mean different things.
    public mutating func presence<Value: JSONType>(_ index: Int, _ type: Value.Type) -> Presence<Value> {
        guard reach(index, isRequired: false) else { return .absent }
        let value: Presence<Value> = passNull(isAllowed: true) ? .null : .value(element(type))
        passField(index)
        return value
    }
}
