/// How much a value from outside may differ from its description.
public enum DecodingMode: Sendable, Hashable {
    /// Nothing: `null` for an optional field, an unlisted value of an enumeration and an unknown member of a union are
    /// faults.
    case strict

    /// What services commonly add or blur: `null` for an optional field is read as an absent one, unlisted values and
    /// unknown members are kept. Constraints are checked.
    case tolerant

    /// As tolerant, and constraints are not checked at all.
    case off
}
