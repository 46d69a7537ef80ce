extension Validator {
    /// The number of bytes of a file; one that cannot be looked at is reported when it is sent.
    public mutating func bytes(_ value: Upload?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil) {
        guard let count = value?.byteCount else { return }
        if let min, count < min { report("minBytes", limit: "\(min)", value: "\(count) bytes", at: key) }
        if let max, count > max { report("maxBytes", limit: "\(max)", value: "\(count) bytes", at: key) }
    }

    /// The number of files.
    public mutating func count(_ value: [Upload]?, at key: StaticString? = nil, min: Int? = nil, max: Int? = nil) {
        guard let count = value?.count else { return }
        if let min, count < min { report("minItems", limit: "\(min)", value: "\(count) files", at: key) }
        if let max, count > max { report("maxItems", limit: "\(max)", value: "\(count) files", at: key) }
    }

    /// The media type of a file is one of some, of which `image/*` means every image. A file that is only known to be bytes
    /// is sent as the only type that it can have, where that is one.
    public mutating func media(_ value: Upload?, at key: StaticString? = nil, _ types: [StaticString]) {
        guard let type = value?.mediaType.prefix(while: { $0 != ";" }).lowercased() else { return }
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
