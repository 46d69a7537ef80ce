/// A value of one of several types.
package struct UnionType: Sendable {
    package struct Member: Sendable {
        package var type: TypeUse
        /// The type that the member is called by, where requests hold another one; nil where it is `type`.
        package var namesake: TypeUse?
        /// The values of the tag that mean this member, numbers by their digits; empty where the union has no tag.
        package var tags: [String]
        /// Whether a value is this member whose tag is absent or means no member.
        package var isDefault: Bool
        package var documentation: Documentation
        /// Where it stands in its document; nil where it has no place of its own.
        package var pointer: String?

        package init(
            type: TypeUse, tags: [String] = [], isDefault: Bool = false, documentation: Documentation = Documentation(),
            pointer: String? = nil
        ) {
            self.type = type
            self.tags = tags
            self.isDefault = isDefault
            self.documentation = documentation
            self.pointer = pointer
        }
    }

    /// The key whose value says which member it is; nil where shapes tell the members apart.
    package var tag: String?
    package var members: [Member]

    package init(tag: String? = nil, members: [Member]) {
        self.tag = tag
        self.members = members
    }
}
