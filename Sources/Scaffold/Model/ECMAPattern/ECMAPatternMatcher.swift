/// Runs the program of a regular expression over one text.
struct ECMAPatternMatcher {
    /// The work was more than a check of one literal is worth.
    struct TooMuch: Error {}

    /// Enough for a pattern of a line over a text of a page.
    private static let mostSteps = 20_000_000

    private let text: [UInt32]
    private var steps = 0

    init(_ text: String) {
        self.text = text.unicodeScalars.map(\.value)
    }

    /// Whether a program matches somewhere in the text.
    mutating func matches(_ program: ECMAPatternProgram) throws(TooMuch) -> Bool {
        try run(program, from: 0, startsAnywhere: true, endsAt: nil)
    }

    /// Follows all ways at once. With `endsAt`, a match counts only if it ends there.
    private mutating func run(
        _ program: ECMAPatternProgram, from start: Int, startsAnywhere: Bool, endsAt: Int?
    ) throws(TooMuch) -> Bool {
        var states: [Int] = []
        for position in start...(endsAt ?? text.count) {
            if startsAnywhere || position == start { states.append(0) }
            let reached = try closure(of: states, in: program, at: position)
            if reached.matches, endsAt == nil || endsAt == position { return true }
            if reached.tests.isEmpty, !startsAnywhere { return false }
            guard position < text.count else { break }
            states = reached.tests.compactMap { state in
                guard case .character(let test) = program.instructions[state] else { return nil }
                return test.takes(text[position]) ? state + 1 : nil
            }
        }
        return false
    }

    /// The instructions that a character must pass next, once nothing is left that takes none.
    private mutating func closure(
        of states: [Int], in program: ECMAPatternProgram, at position: Int
    ) throws(TooMuch) -> (tests: [Int], matches: Bool) {
        var open = states
        var seen = Set<Int>()
        var tests: [Int] = []
        var matches = false
        while let state = open.popLast() {
            guard seen.insert(state).inserted else { continue }
            steps += 1
            guard steps <= Self.mostSteps else { throw TooMuch() }
            switch program.instructions[state] {
            case .character: tests.append(state)
            case .match: matches = true
            case .split(let first, let second): open += [first, second]
            case .jump(let target): open.append(target)
            case .start: if position == 0 { open.append(state + 1) }
            case .end: if position == text.count { open.append(state + 1) }
            case .wordBoundary(let isNegated):
                if (isWord(position - 1) != isWord(position)) != isNegated { open.append(state + 1) }
            case .look(let inner, let isBehind, let isNegated):
                let isThere =
                    try isBehind
                    ? run(inner, from: 0, startsAnywhere: true, endsAt: position)
                    : run(inner, from: position, startsAnywhere: false, endsAt: nil)
                if isThere != isNegated { open.append(state + 1) }
            }
        }
        return (tests, matches)
    }

    private func isWord(_ position: Int) -> Bool {
        text.indices.contains(position) && ECMACharacterEscape(kind: .word, isNegated: false).takes(text[position])
    }
}

extension ECMAPatternProgram.CharacterTest {
    fileprivate func takes(_ value: UInt32) -> Bool {
        switch self {
        case .exactly(let wanted): value == wanted
        case .any: ![0xA, 0xD, 0x2028, 0x2029].contains(value)
        case .set(let set): set.takes(value)
        }
    }
}

extension ECMACharacterSet {
    fileprivate func takes(_ value: UInt32) -> Bool {
        let isMember = members.contains { member in
            switch member {
            case .range(let low, let high): low <= value && value <= high
            case .escape(let escape): escape.takes(value)
            }
        }
        return isMember != isNegated
    }
}

extension ECMACharacterEscape {
    fileprivate func takes(_ value: UInt32) -> Bool { isMember(value) != isNegated }

    /// ECMA-262, sections 22.2.2.9 and 12.2 (white space and line ends).
    private func isMember(_ value: UInt32) -> Bool {
        switch kind {
        case .digit: (0x30...0x39).contains(value)
        case .word: (0x30...0x39).contains(value) || (0x61...0x7A).contains(value | 0x20) || value == 0x5F
        case .space:
            switch value {
            case 0x9...0xD, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
            default: false
            }
        case .property(let name): Self.hasProperty(name, value)
        }
    }

    /// Asks the standard library, whose expressions know all properties; one character takes it no time.
    private static func hasProperty(_ name: String, _ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value), let expression = try? Regex("\\p{\(name)}") else { return false }
        return (try? expression.matchingSemantics(.unicodeScalar).wholeMatch(in: String(scalar))) != nil
    }
}
