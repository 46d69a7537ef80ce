// Whether what a case of a union holds is named by a tag that leads to that case: another tag would be read as another case.

extension Validator {
    /// `discriminator`: the tag in the value of a case leads to that case.
    ///
    /// - Parameters:
    ///   - tag: the tag; nil where there is none.
    ///   - choice: the union.
    ///   - member: the case, by its number.
    public mutating func tag(_ tag: String?, _ choice: UnionChoice, _ member: Int) {
        guard !choice.leads(tag, to: member), let key = choice.tag, enter(key: key) else { return }
        report("discriminator", limit: choice.limit(of: member), value: tag.map(JSONText.quoted) ?? "no value")
        leave()
    }

    /// The same with a tag that is a case of an enumeration.
    public mutating func tag(_ tag: (some RawRepresentable<String>)?, _ choice: UnionChoice, _ member: Int) {
        self.tag(tag?.rawValue, choice, member)
    }

    /// The same with the value of the case, whose tag is found in the JSON that it is written as.
    public mutating func tag(of value: some JSONType, _ choice: UnionChoice, _ member: Int) {
        // What has no form in JSON is reported when it is written; what is no object has no tag.
        guard let key = choice.tag, case .object(let entries)? = try? JSONValue(encoding: value) else { return }
        tag(entries[key]?.tagText, choice, member)
    }
}

extension JSONValue {
    /// The text of a scalar that is a tag; nil for arrays, objects and null.
    fileprivate var tagText: String? {
        switch self {
        case .string(let text): text
        case .number, .bool: description
        case .null, .array, .object: nil
        }
    }
}

extension UnionChoice {
    /// Whether an object with this tag is read as this member, or as no member rather than as another one.
    fileprivate func leads(_ tag: String?, to index: Int) -> Bool {
        if let tag {
            if members[index].tags.contains(tag) { return true }
            if members.contains(where: { $0.tags.contains(tag) }) { return false }
        }
        if members.contains(where: \.isDefault) { return members[index].isDefault }
        return tag == nil || members[index].tags.isEmpty
    }

    /// The tags that lead to a member; where none does, those that do not.
    fileprivate func limit(of index: Int) -> String {
        let tags = members[index].tags
        let text = JSONText.of(tags.isEmpty ? members.flatMap(\.tags) : tags)
        return JSONText.shortened(tags.isEmpty ? "none of \(text)" : text)
    }
}
