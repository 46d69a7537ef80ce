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

    /// Whether the expression matches somewhere in a text, as far as that could be found out.
    public func matches(_ text: String) -> Bool { search(text) == .found }

    /// What became of a search.
    enum Search {
        case found, absent
        /// The search took too many steps, or too much memory.
        case undecided
    }

    /// Searches for the expression in a text.
    func search(_ text: String) -> Search {
        switch matcher {
        case .automaton(let automaton): automaton.matches(text) ? .found : .absent
        case .expression(let expression): Self.search(for: expression, in: text)
        case .everything: .found
        }
    }

    /// How often an expression that goes back and forth may report that it is still at it, every 10,000 steps or so: steps
    /// are the same on every machine, time is not.
    private static let mostReports = 1000

    private static func search(for expression: NSRegularExpression, in text: String) -> Search {
        let range = NSRange(location: 0, length: text.utf16.count)
        var search = Search.absent
        var reports = 0
        expression.enumerateMatches(in: text, options: [.reportProgress, .reportCompletion], range: range) {
            match, flags, stop in
            reports += flags.contains(.progress) ? 1 : 0
            if match != nil {
                search = .found
            } else if flags.contains(.internalError) || reports > mostReports {
                search = .undecided
            }
            if search != .absent { stop.pointee = true }
        }
        return search
    }
}
