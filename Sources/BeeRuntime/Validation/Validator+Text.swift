extension Validator {
    /// `minLength`, `maxLength`: the number of Unicode scalars of a string.
    public mutating func length(_ value: String?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil) {
        guard let value else { return }
        // A scalar has one to four bytes, so that most strings need no counting.
        let bytes = value.utf8.count
        if bytes >= (min ?? 0) * 4, bytes <= max ?? Int.max { return }
        let count = value.scalarCount
        if let min, count < min { report("minLength", min, value, at: key) }
        if let max, count > max { report("maxLength", max, value, at: key) }
    }

    /// `pattern`: a regular expression matches somewhere in a string.
    public mutating func pattern(_ value: String?, at key: StaticString? = nil, _ pattern: Pattern) {
        guard let value else { return }
        let search = pattern.search(value)
        if search == .found { return }
        report(
            "pattern", limit: pattern.description, value: JSONText.quoted(value), at: key,
            isUndecided: search == .undecided)
    }

    /// `format`: a string is of a format.
    public mutating func format(_ value: String?, at key: StaticString? = nil, _ format: StringFormat) {
        guard let value, !format.matches(value) else { return }
        report("format", limit: format.name, value: JSONText.quoted(value), at: key)
    }
}

extension String {
    /// The number of Unicode scalars: of the bytes in UTF-8 that continue none.
    var scalarCount: Int {
        var text = self
        return text.withUTF8 { bytes in
            var count = 0
            for byte in bytes { count &+= byte & 0xC0 == 0x80 ? 0 : 1 }
            return count
        }
    }
}
