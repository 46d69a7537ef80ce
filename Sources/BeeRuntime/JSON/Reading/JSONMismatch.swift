/// A place where a JSON value is not of the type that was expected.
public struct JSONMismatch: Sendable, Hashable, CustomStringConvertible {
    /// Where the value is, or should be, as a JSON path: `$.shots[3].title`.
    public let path: String

    /// The byte of the text, from 0, at which the value begins; of a missing key, at which its object does.
    public let offset: Int

    /// What is wrong, in words: `expected a string, found the number 5`.
    public let reason: String

    /// `$.shots[3].title: expected a string, found the number 5`
    public var description: String { "\(path): \(reason)" }
}
