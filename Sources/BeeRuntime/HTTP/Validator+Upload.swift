extension Validator {
    // The size of a file that cannot be looked at is reported when it is sent.

    /// At least so many bytes in a file.
    public mutating func minBytes(_ value: Upload, at key: StaticString? = nil, _ limit: Int) {
        guard let count = value.byteCount, count < limit else { return }
        report("minBytes", limit: "\(limit)", value: "\(count) bytes", at: key)
    }

    /// At most so many bytes in a file.
    public mutating func maxBytes(_ value: Upload, at key: StaticString? = nil, _ limit: Int) {
        guard let count = value.byteCount, count > limit else { return }
        report("maxBytes", limit: "\(limit)", value: "\(count) bytes", at: key)
    }

    /// At least so many files.
    public mutating func minItems(_ value: [Upload], at key: StaticString? = nil, _ limit: Int) {
        guard value.count < limit else { return }
        report("minItems", limit: "\(limit)", value: "\(value.count) files", at: key)
    }

    /// At most so many files.
    public mutating func maxItems(_ value: [Upload], at key: StaticString? = nil, _ limit: Int) {
        guard value.count > limit else { return }
        report("maxItems", limit: "\(limit)", value: "\(value.count) files", at: key)
    }

    /// At least and at most so many files.
    public mutating func items(_ value: [Upload], at key: StaticString? = nil, min: Int, max: Int) {
        minItems(value, at: key, min)
        maxItems(value, at: key, max)
    }

    /// No two files are the same: by their bytes or places, their names and media types.
    public mutating func uniqueItems(_ value: [Upload], at key: StaticString? = nil) {
        guard Set(value).count < value.count else { return }
        report("uniqueItems", limit: "true", value: "\(value.count) files", at: key)
    }

    /// At least so many names of files.
    public mutating func minProperties<Files>(_ value: [String: Files], at key: StaticString? = nil, _ limit: Int) {
        guard value.count < limit else { return }
        report("minProperties", limit: "\(limit)", value: "\(value.count) names", at: key)
    }

    /// At most so many names of files.
    public mutating func maxProperties<Files>(_ value: [String: Files], at key: StaticString? = nil, _ limit: Int) {
        guard value.count > limit else { return }
        report("maxProperties", limit: "\(limit)", value: "\(value.count) names", at: key)
    }

    /// The media type of a file is one of some, of which `image/*` means every image. A file that is only known to be bytes
    /// is sent as the only type that it can have, where that is one.
    public mutating func media(_ value: Upload, at key: StaticString? = nil, _ types: [StaticString]) {
        let type = value.mediaType.prefix { $0 != ";" }.lowercased()
        let isListed = types.contains { listed in
            let listed = "\(listed)".lowercased()
            return listed.hasSuffix("/*") ? type.hasPrefix(listed.dropLast()) : type == listed
        }
        let isOne = types.count == 1 && !"\(types[0])".contains("*")
        if !isListed, !(isOne && type == Upload.unknownType) {
            report("media", limit: types.map { "\($0)" }.joined(separator: " "), value: type, at: key)
        }
    }
}
