/// A value that holds secrets: its text, and what a debugger shows of it, is the name of its type.
///
/// What a description calls `writeOnly` or `format: password` makes a model or a request one.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Confidential {
    /// `Login(…)`
    public var description: String { "\(Self.self)(…)" }
    /// `Login(…)`
    public var debugDescription: String { "\(Self.self)(…)" }
    /// A mirror that shows nothing.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
