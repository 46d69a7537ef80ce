extension Validator {
    // A scalar has one to four bytes, so that most strings need no counting.

    /// `minLength`: a string has at least so many Unicode scalars.
    public mutating func minLength(_ value: String, at key: StaticString? = nil, _ limit: Int) {
        guard value.utf8.count / 4 < limit, value.scalarCount < limit else { return }
        report("minLength", limit, value, at: key)
    }

    /// `maxLength`: a string has at most so many Unicode scalars.
    public mutating func maxLength(_ value: String, at key: StaticString? = nil, _ limit: Int) {
        guard value.utf8.count > limit, value.scalarCount > limit else { return }
        report("maxLength", limit, value, at: key)
    }

    /// `minLength` and `maxLength`.
    public mutating func length(_ value: String, at key: StaticString? = nil, min: Int, max: Int) {
        minLength(value, at: key, min)
        maxLength(value, at: key, max)
    }

    /// `pattern`: a regular expression matches somewhere in a string.
    public mutating func pattern(_ value: String, at key: StaticString? = nil, _ pattern: Pattern) {
        let search = pattern.search(value)
        if search == .found { return }
        report(
            "pattern", limit: pattern.description, value: JSONText.quoted(value), at: key,
            isUndecided: search == .undecided)
    }

    /// `format`: a string is of a format.
    public mutating func format(_ value: String, at key: StaticString? = nil, _ format: StringFormat) {
        guard !format.matches(value) else { return }
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
