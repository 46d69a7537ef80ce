import Foundation

/// A regular expression that is compiled once and can be used from any thread.
public struct Pattern: Sendable, CustomStringConvertible {
    private enum Matcher: Sendable {
        case automaton(PatternAutomaton)
        case expression(NSRegularExpression)
        case everything
    }

    private let matcher: Matcher

    /// The expression as the document has it (ECMA-262).
    public let description: String

    /// - Parameter icu: an ICU regular expression, which means what the document's ECMA-262 one does. One that ICU does not
    ///   know matches everything: the generator refuses those.
    public init(_ icu: String) { self.init(icu, ecma: icu) }

    /// - Parameters:
    ///   - icu: the expression for ICU.
    ///   - ecma: the expression as the document has it, for messages.
    public init(_ icu: String, ecma: String) {
        if let automaton = PatternAutomaton(icu) {
            matcher = .automaton(automaton)
        } else if let expression = try? NSRegularExpression(pattern: icu) {
            matcher = .expression(expression)
        } else {
            matcher = .everything
        }
        description = ecma
    }

    /// Whether the expression matches somewhere in a text.
    public func matches(_ text: String) -> Bool {
        switch matcher {
        case .automaton(let automaton): return automaton.matches(text)
        case .expression(let expression):
            let range = NSRange(location: 0, length: text.utf16.count)
            return expression.firstMatch(in: text, range: range) != nil
        case .everything: return true
        }
    }
}
