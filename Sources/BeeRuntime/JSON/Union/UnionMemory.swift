/// What trying the members of the unions of a text told, so that nested unions cost no more than the text is long: without
/// it, each level would be read again by every attempt at the level above, 2^depth times.
struct UnionMemory {
    /// A union and where in the text a value of it begins.
    struct Place: Hashable {
        let choice: ObjectIdentifier
        let offset: Int
    }

    /// A value that was read, and where it ends.
    struct Value {
        let value: Any
        let end: UnsafePointer<UInt8>
    }

    /// The member that fits, and its value; -1 and nil where none does.
    struct Decision {
        let member: Int
        let value: Value?
    }

    var decisions: [Place: Decision] = [:]

    /// The values that fit no member, by where they begin.
    var unknown: [Int: (value: JSONValue, end: UnsafePointer<UInt8>)] = [:]

    /// What the member that was tried last did not take; nil where it reads, and breaks a constraint.
    var failure: MismatchLog.Entry?

    /// The value of the union that was chosen last, until it is taken.
    var chosen: (place: Int, value: Value)?
}
