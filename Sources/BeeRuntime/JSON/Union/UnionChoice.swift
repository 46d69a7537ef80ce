/// How the member of a union is found that a JSON value belongs to.
public final class UnionChoice: Sendable {
    /// What tells the values of one member.
    public struct Member: Sendable {
        let tags: [String]
        let isDefault: Bool
        let key: String?
        let kinds: JSONKinds

        /// For messages.
        let type: any Sendable.Type

        /// Reads the value at the cursor as this member; nil where it does not fit or does not validate.
        let attempt: @Sendable (inout JSONReader, DecodingMode) -> UnionMemory.Value?

        /// - Parameters:
        ///   - type: what the member is.
        ///   - tags: the values of the union's tag that mean this member.
        ///   - isDefault: whether an object is this member whose tag is absent or means no member.
        ///   - key: a key that this member requires and no other one has.
        ///   - kinds: the kinds of JSON values that the member may be.
        public init<Value: JSONType>(
            _ type: Value.Type, tags: [String] = [], isDefault: Bool = false, key: String? = nil,
            kinds: JSONKinds = .any
        ) {
            self.init(type, tags: tags, isDefault: isDefault, key: key, kinds: kinds) { $0 }
        }

        /// The same for a member of which more must hold than its type says, where that tells it from another one. `make`
        /// makes the case of the union, which checks what must hold.
        public init<Value: JSONType, Union: Validatable>(
            _ type: Value.Type, tags: [String] = [], isDefault: Bool = false, key: String? = nil,
            kinds: JSONKinds = .any, as make: @escaping @Sendable (Value) -> Union
        ) {
            self.tags = tags
            self.isDefault = isDefault
            self.key = key
            self.kinds = kinds
            self.type = type
            attempt = { reader, mode in reader.attempt(Value.self, mode) { Validator.accepts(make($0), mode: mode) } }
        }
    }

    let tag: String?
    let members: [Member]
    let fallback: Int

    /// - Parameters:
    ///   - tag: the key whose value names the member, if there is one.
    ///   - members: the members, in the order in which they are tried.
    ///   - fallback: the member that stands where there is nothing to read; -1 where the union has `unknown`.
    public init(tag: String? = nil, _ members: [Member], fallback: Int = -1) {
        self.tag = tag
        self.members = members
        self.fallback = fallback
    }
}
