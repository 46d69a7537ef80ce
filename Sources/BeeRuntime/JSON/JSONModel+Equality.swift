// Equality and hashing of models, here and not in every model: what the compiler synthesises for a struct of twelve
// properties takes longer to compile than everything else in it.

extension JSONModel where Self: Equatable {
    /// Whether two values are the same JSON value: numbers compare by their value, objects without the order of their
    /// keys. Of values that JSON cannot hold (a `nan`), those are equal that are written alike.
    public static func == (left: Self, right: Self) -> Bool {
        let (one, other) = (JSONWriter(writing: left), JSONWriter(writing: right))
        if one.bytes == other.bytes { return one.error == other.error }
        guard let value = one.value, let otherValue = other.value else { return false }
        return value == otherValue
    }
}

extension JSONModel where Self: Hashable {
    // Else the compiler writes both into every model.
    /// The hash value, by `hash(into:)`.
    public var hashValue: Int { _rawHashValue(seed: 0) }

    /// The hash value for a seed, by `hash(into:)`.
    public func _rawHashValue(seed: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(seed)
        hash(into: &hasher)
        return hasher.finalize()
    }

    /// Hashes the value as JSON.
    public func hash(into hasher: inout Hasher) {
        let writer = JSONWriter(writing: self)
        if let value = writer.value {
            hasher.combine(value)
        } else {
            hasher.combine(writer.bytes)
        }
    }
}

extension JSONWriter {
    fileprivate init(writing value: some JSONType) {
        self.init()
        write(value)
    }

    /// What was written; nil where JSON cannot hold it.
    fileprivate var value: JSONValue? {
        guard error == nil else { return nil }
        return try? JSONDecoding.read(
            JSONValue.self, from: bytes, options: JSONReader.Options(maximumDepth: Self.maximumDepth))
    }
}
