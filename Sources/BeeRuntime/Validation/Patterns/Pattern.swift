import Foundation

/// A regular expression that is compiled once and can be used from any thread.
public struct Pattern: Sendable, CustomStringConvertible {
    private let expression: NSRegularExpression?

    /// The expression as the document has it (ECMA-262).
    public let description: String

    /// - Parameter icu: an ICU regular expression, which means what the document's ECMA-262 one does. One that ICU does not
    ///   know matches everything: the generator refuses those.
    public init(_ icu: String) { self.init(icu, ecma: icu) }

    /// - Parameters:
    ///   - icu: the expression for ICU.
    ///   - ecma: the expression as the document has it, for messages.
    public init(_ icu: String, ecma: String) {
        expression = try? NSRegularExpression(pattern: icu)
        description = ecma
    }

    /// Whether the expression matches somewhere in a text.
    public func matches(_ text: String) -> Bool {
        guard let expression else { return true }
        let range = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, range: range) != nil
    }
}
