/// Writes a regular expression for ICU so that it matches the same texts. Where the two mean different things by the
/// same signs (`.`, `$`, `\d`, `\b`, sets), what ECMA-262 means is spelled out.
struct ECMAPatternTranslator {
    private static let word = "A-Za-z0-9_"
    private static let space =
        #"\t\n\x{B}\x{C}\r\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}"#

    let names: [String: Int]
    /// The optional parts (branches, repeats, lookarounds) that the current place is in, outermost first.
    private var conditions: [Int] = []
    /// The same for every capturing group that is already closed.
    private var closedGroups: [Int: [Int]] = [:]
    private var lastCondition = 0
    private var isBehind = false

    init(names: [String: Int]) {
        self.names = names
    }

    mutating func translate(_ term: ECMAPatternTerm) throws(ECMAPattern.Failure) -> String {
        switch term {
        case .character(let value): return Self.character(value)
        case .any: return #"[^\n\r\x{2028}\x{2029}]"#
        case .set(let set): return Self.set(set)
        case .start: return "^"
        case .end: return #"\z"#
        case .wordBoundary(let isNegated): return Self.wordBoundary(isNegated: isNegated)
        case .sequence(let terms):
            var text = ""
            for term in terms { text += try translate(term) }
            return text
        case .alternatives(let branches):
            var texts: [String] = []
            for branch in branches { texts.append(try optional(branch)) }
            return texts.joined(separator: "|")
        case .group(let inner, let index):
            let text = try translate(inner)
            if let index { closedGroups[index] = conditions }
            return index == nil ? "(?:\(text))" : "(\(text))"
        case .look(let inner, let isBehind, let isNegated, let offset):
            return try look(inner, isBehind: isBehind, isNegated: isNegated, offset: offset)
        case .reference(let index, let offset): return try reference(to: index, offset: offset)
        case .namedReference(let name, let offset):
            return try reference(to: names[name] ?? 0, offset: offset)
        case .repeated(let inner, let min, let max, let isLazy):
            let text = try min == 0 ? optional(inner) : translate(inner)
            // ICU never ends where a lazy loop matches nothing, and has none behind. Eager loops find a match where
            // lazy ones do.
            return text + Self.quantifier(min, max) + (isLazy && !isBehind && !inner.canBeEmpty ? "?" : "")
        }
    }

    /// Translates a part that the whole can match without.
    private mutating func optional(_ term: ECMAPatternTerm) throws(ECMAPattern.Failure) -> String {
        lastCondition += 1
        conditions.append(lastCondition)
        defer { conditions.removeLast() }
        return try translate(term)
    }

    // MARK: References and lookarounds

    /// A group that has not matched: its reference matches nothing at all in ICU and the empty text in ECMA-262, so
    /// only a reference that cannot meet this is translated.
    private func reference(to index: Int, offset: Int) throws(ECMAPattern.Failure) -> String {
        guard let needed = closedGroups[index] else { return "(?:)" }
        guard conditions.starts(with: needed) else {
            throw ECMAPattern.Failure(
                message: "the group that this refers to may not have matched, which cannot be checked", offset: offset,
                help: "write the pattern without the reference")
        }
        return "(?:\\\(index))"
    }

    private mutating func look(
        _ inner: ECMAPatternTerm, isBehind: Bool, isNegated: Bool, offset: Int
    ) throws(ECMAPattern.Failure) -> String {
        guard !isBehind || inner.isBounded else {
            throw ECMAPattern.Failure(
                message: "a lookbehind of unlimited length cannot be checked", offset: offset,
                help: "limit its length: `{0,100}` for `*`")
        }
        let outer = self.isBehind
        self.isBehind = outer || isBehind
        defer { self.isBehind = outer }
        let text = try isNegated ? optional(inner) : translate(inner)
        return "(?\(isBehind ? "<" : "")\(isNegated ? "!" : "=")\(text))"
    }

    // MARK: Characters

    private static func quantifier(_ min: Int, _ max: Int?) -> String {
        switch (min, max) {
        case (0, nil): "*"
        case (1, nil): "+"
        case (0, 1): "?"
        case (_, nil): "{\(min),}"
        case (_, .some(let max)): max == min ? "{\(min)}" : "{\(min),\(max)}"
        }
    }

    private static func wordBoundary(isNegated: Bool) -> String {
        let (before, notBefore, after, notAfter) =
            ("(?<=[\(word)])", "(?<![\(word)])", "(?=[\(word)])", "(?![\(word)])")
        return isNegated
            ? "(?:\(before)\(after)|\(notBefore)\(notAfter))" : "(?:\(before)\(notAfter)|\(notBefore)\(after))"
    }

    /// One character, outside and inside of brackets: letters, digits and what is beyond ASCII stand for themselves.
    private static func character(_ value: UInt32) -> String {
        guard let scalar = Unicode.Scalar(value) else { return "\\x{\(String(value, radix: 16, uppercase: true))}" }
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": return String(scalar)
        case "!"..."~": return "\\\(scalar)"
        case " ": return "\\x{20}"
        default:
            let isPlain = value > 0xA0 && scalar.properties.generalCategory.isVisible
            return isPlain ? String(scalar) : "\\x{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    private static func set(_ set: ECMACharacterSet) -> String {
        if set.members.isEmpty { return set.isNegated ? #"[\x{0}-\x{10FFFF}]"# : "(?:(?!))" }
        return "[" + (set.isNegated ? "^" : "") + set.members.map(member).joined() + "]"
    }

    private static func member(_ member: ECMACharacterSet.Member) -> String {
        switch member {
        case .range(let low, let high):
            return low == high ? character(low) : character(low) + "-" + character(high)
        case .escape(let escape):
            let members =
                switch escape.kind {
                case .digit: "0-9"
                case .space: space
                case .word: word
                case .property(let text): "\\p{\(text)}"
                }
            return escape.isNegated ? "[^\(members)]" : members
        }
    }
}

extension Unicode.GeneralCategory {
    /// Whether a character of this kind can be seen, alone, in a line of text.
    fileprivate var isVisible: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .currencySymbol, .mathSymbol, .otherSymbol:
            true
        default: false
        }
    }
}

extension ECMAPatternTerm {
    /// Whether there is a limit to what it matches, as ICU needs of a lookbehind.
    fileprivate var isBounded: Bool {
        switch self {
        case .character, .any, .set, .start, .end, .wordBoundary, .look: true
        case .reference, .namedReference: false
        case .sequence(let terms), .alternatives(let terms): terms.allSatisfy(\.isBounded)
        case .group(let inner, _): inner.isBounded
        case .repeated(let inner, _, let max, _): max != nil && inner.isBounded
        }
    }

    /// Whether it can match without taking a character.
    fileprivate var canBeEmpty: Bool {
        switch self {
        case .character, .any, .set: false
        case .start, .end, .wordBoundary, .look, .reference, .namedReference: true
        case .sequence(let terms): terms.allSatisfy(\.canBeEmpty)
        case .alternatives(let terms): terms.contains(where: \.canBeEmpty)
        case .group(let inner, _): inner.canBeEmpty
        case .repeated(let inner, let min, _, _): min == 0 || inner.canBeEmpty
        }
    }
}
