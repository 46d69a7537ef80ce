/// A regular expression of which the characters alone decide: no lookaround, no reference, no anchor in the middle.
indirect enum PatternTerm {
    case set(ScalarSet)
    case sequence([PatternTerm])
    case choice([PatternTerm])
    /// Without a greatest number, any number of times.
    case repeated(PatternTerm, least: Int, most: Int?)
}

/// Unicode scalars, by ranges.
struct ScalarSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } != isNegated }
}

/// Reads regular expressions of ICU, as far as the generator writes them; nil for everything else, such as what it writes
/// for lookarounds and references.
struct PatternParser {
    private static let deepest = 32

    private var rest: Substring.UnicodeScalarView
    private var depth = 0

    init(_ text: Substring) { rest = text.unicodeScalars }

    /// The whole text as a term.
    mutating func whole() -> PatternTerm? {
        guard let term = choice(), rest.isEmpty else { return nil }
        return term
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func choice() -> PatternTerm? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest, let first = sequence() else { return nil }
        var branches = [first]
        while take("|") {
            guard let branch = sequence() else { return nil }
            branches.append(branch)
        }
        return branches.count == 1 ? first : .choice(branches)
    }

    private mutating func sequence() -> PatternTerm? {
        var terms: [PatternTerm] = []
        while let next = rest.first, next != "|", next != ")" {
            guard let atom = atom(), let term = repeated(atom) else { return nil }
            terms.append(term)
        }
        return .sequence(terms)
    }

    private mutating func atom() -> PatternTerm? {
        switch rest.removeFirst() {
        case "(":
            if take("?"), !take(":") { return nil }
            guard let inner = choice(), take(")") else { return nil }
            return inner
        case "[": return set().map(PatternTerm.set)
        case "\\": return escape().map { .set(ScalarSet(ranges: [$0])) }
        case ".", "^", "$", "*", "+", "?", "{", "}", "]": return nil
        case let scalar: return .set(ScalarSet(ranges: [scalar.value...scalar.value]))
        }
    }

    /// After a backslash: a character that stands for itself, or `\x{…}`.
    private mutating func escape() -> ClosedRange<UInt32>? {
        guard let scalar = rest.popFirst() else { return nil }
        let value: UInt32
        switch scalar {
        case "n": value = 0x0A
        case "r": value = 0x0D
        case "t": value = 0x09
        case "x":
            guard take("{"), let end = rest.firstIndex(of: "}"), let number = UInt32(String(rest[..<end]), radix: 16)
            else { return nil }
            rest = rest[rest.index(after: end)...]
            value = number
        default:
            guard scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else { return nil }
            value = scalar.value
        }
        return value...value
    }

    private mutating func set() -> ScalarSet? {
        var set = ScalarSet(isNegated: take("^"))
        while !take("]") {
            guard let low = member() else { return nil }
            guard take("-") else {
                set.ranges.append(low)
                continue
            }
            guard let high = member(), low.lowerBound <= high.upperBound else { return nil }
            set.ranges.append(low.lowerBound...high.upperBound)
        }
        return set.ranges.isEmpty ? nil : set
    }

    private mutating func member() -> ClosedRange<UInt32>? {
        switch rest.popFirst() {
        case nil, "[", "]", "-", "&", "^": nil
        case "\\": escape()
        case .some(let scalar): scalar.value...scalar.value
        }
    }

    private mutating func repeated(_ term: PatternTerm) -> PatternTerm? {
        var result = term
        if take("*") {
            result = .repeated(term, least: 0, most: nil)
        } else if take("+") {
            result = .repeated(term, least: 1, most: nil)
        } else if take("?") {
            result = .repeated(term, least: 0, most: 1)
        } else if take("{") {
            guard let least = count() else { return nil }
            var most: Int? = least
            if take(",") { most = rest.first == "}" ? nil : count() }
            guard take("}"), most ?? least >= least else { return nil }
            result = .repeated(term, least: least, most: most)
        } else {
            return term
        }
        // Whether as few as possible are taken does not change what matches.
        _ = take("?")
        return rest.first.map { "*+?{".unicodeScalars.contains($0) } ?? false ? nil : result
    }

    private mutating func count() -> Int? {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest = rest[digits.endIndex...]
        return Int(String(digits))
    }
}
