// The calls that generated code makes for fields of every other type. `index` is the place of the key in the table.

extension JSONWriter {
    /// Writes a value.
    public mutating func value(_ index: Int, _ value: some JSONType) { field(index, value) }

    /// Writes an array.
    public mutating func array(_ index: Int, _ value: [some JSONType]) { field(index, value) }

    /// Writes an object of values by their keys, sorted.
    public mutating func map(_ index: Int, _ value: [String: some JSONType]) { field(index, value) }

    /// Writes a value; nil is left out.
    public mutating func optional(_ index: Int, _ value: (some JSONType)?) { optionalField(index, value) }

    /// Writes an array; nil is left out.
    public mutating func optionalArray(_ index: Int, _ value: [some JSONType]?) { optionalField(index, value) }

    /// Writes an object of values by their keys, sorted; nil is left out.
    public mutating func optionalMap(_ index: Int, _ value: [String: some JSONType]?) {
        optionalField(index, value)
    }

    /// Writes a value; nil is written as null.
    public mutating func nullable(_ index: Int, _ value: (some JSONType)?) { nullableField(index, value) }

    /// Writes an array; nil is written as null.
    public mutating func nullableArray(_ index: Int, _ value: [some JSONType]?) { nullableField(index, value) }

    /// Writes an object of values by their keys, sorted; nil is written as null.
    public mutating func nullableMap(_ index: Int, _ value: [String: some JSONType]?) {
        nullableField(index, value)
    }

    /// Writes a value or null; an absent one is left out.
    public mutating func presence(_ index: Int, _ value: Presence<some JSONType>) {
        switch value {
        case .absent: break
        case .null: nullableField(index, nil as JSONNull?)
        case .value(let value): field(index, value)
        }
    }

    /// Writes the keys that no field names, sorted; one that a field names is left out, so that no key stands twice.
    public mutating func others(_ values: [String: some JSONType]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) where !isField(key) { member(key, value) }
    }
}

extension JSONWriter {
    @inline(__always)
    mutating func field(_ index: Int, _ value: some JSONType) {
        key(index)
        nested(value, atKey: index)
    }

    @inline(__always)
    mutating func optionalField(_ index: Int, _ value: (some JSONType)?) {
        if let value { field(index, value) }
    }

    @inline(__always)
    mutating func nullableField(_ index: Int, _ value: (some JSONType)?) {
        if let value { return field(index, value) }
        key(index)
        null()
    }
}
