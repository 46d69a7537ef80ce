/// Reads the pattern grammar of ECMA-262 (section 22.2.1, with UnicodeMode and NamedCaptureGroups), a function per
/// rule; and, of what only browsers take (section B.1.2, without UnicodeMode), what real documents have and nobody can
/// read otherwise: lone `]`, `}` and `{`, escapes of characters that are neither letters nor digits, and a `-` beside a
/// set in brackets.
///
/// The rest of section B.1.2 stays refused: what it makes of `\Z` or `{,3}`, a letter and six characters, is not what
/// their authors mean.
struct ECMAPatternParser {
    /// Groups within groups beyond this are refused, so that no pattern exhausts the stack.
    static let deepest = 200

    /// The largest count of a quantifier that ICU takes.
    static let mostRepeats = 1_000_000

    var scalars: [Unicode.Scalar]
    var position = 0
    /// The capturing group of each name.
    private(set) var names: [String: Int] = [:]
    private var groups = 0
    private var depth = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func parse() throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        let term = try alternatives()
        if let next = peek() {
            throw failure(
                next == ")" ? "`)` closes no group" : "`\(next)` cannot stand here", help: "write `\\\(next)`")
        }
        try checkReferences(in: term)
        return term
    }

    private mutating func alternatives() throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw failure("groups are nested too deeply") }
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    private mutating func sequence() throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        var terms: [ECMAPatternTerm] = []
        while let next = peek(), next != "|", next != ")" {
            let term = try self.term()
            terms.append(try quantified(term))
        }
        return terms.count == 1 ? terms[0] : .sequence(terms)
    }

    private mutating func term() throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        let start = position
        guard let next = advance() else { throw failure("the pattern ends too early") }
        switch next {
        case "^": return .start
        case "$": return .end
        case ".": return .any
        case "(": return try group(from: start)
        case "[": return .set(try characterClass(from: start))
        case "\\": return try atomEscape(from: start)
        case "*", "+", "?":
            throw failure("`\(next)` repeats nothing", at: start, help: "write `\\\(next)` for the character")
        case "{" where beginsCount(at: start):
            throw failure("`{` repeats nothing", at: start, help: "write `\\{` for the character")
        default: return .character(next.value)
        }
    }

    // MARK: Quantifiers

    private mutating func quantified(_ term: ECMAPatternTerm) throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        let start = position
        let bounds: (min: Int, max: Int?)
        switch peek() {
        case "*": bounds = (0, nil)
        case "+": bounds = (1, nil)
        case "?": bounds = (0, 1)
        case "{" where beginsCount(at: start): bounds = try braces()
        default: return term
        }
        if scalars[start] != "{" { position += 1 }
        guard term.isRepeatable else { throw failure("an assertion cannot be repeated", at: start) }
        return .repeated(term, min: bounds.min, max: bounds.max, isLazy: take("?"))
    }

    /// Whether a count stands in the braces, or what other languages take for one: `{,3}`. Any other `{` is a character
    /// (section B.1.2, ExtendedPatternCharacter).
    private func beginsCount(at brace: Int) -> Bool {
        var rest = scalars[(brace + 1)...].prefix { ("0"..."9").contains($0) || $0 == "," || $0 == "}" }
        guard let end = rest.firstIndex(of: "}") else { return false }
        rest = rest[..<end]
        return rest.contains { $0 != "," } && rest.filter { $0 == "," }.count < 2
    }

    private mutating func braces() throws(ECMAPattern.Failure) -> (Int, Int?) {
        let start = position
        position += 1
        guard let min = number() else {
            throw failure("the count has no minimum", at: start, help: "write it: `{0,3}`")
        }
        var max: Int? = min
        if take(",") { max = number() }
        position += 1
        guard Swift.max(min, max ?? 0) <= Self.mostRepeats else { throw failure("the count is too large", at: start) }
        if let max, max < min { throw failure("the counts are out of order", at: start) }
        return (min, max)
    }

    private mutating func number() -> Int? {
        let start = position
        var value = 0
        while let next = peek(), ("0"..."9").contains(next) {
            value = Swift.min(value * 10 + Int(next.value - 48), Self.mostRepeats + 1)
            position += 1
        }
        return position > start ? value : nil
    }

    // MARK: Groups

    private mutating func group(from start: Int) throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        guard take("?") else { return try capture(named: nil, from: start) }
        let kind = advance()
        switch kind {
        case ":": return .group(try closed(from: start), index: nil)
        case "=", "!": return try look(isBehind: false, isNegated: kind == "!", from: start)
        case "<":
            if let next = peek(), next == "=" || next == "!" {
                position += 1
                return try look(isBehind: true, isNegated: next == "!", from: start)
            }
            return try capture(named: try groupName(from: start), from: start)
        case "i", "m", "s", "-":
            throw failure("flags inside a pattern are not supported", at: start)
        default:
            throw failure("`(?` begins no group", at: start, help: "write `(?:…)`")
        }
    }

    private mutating func capture(named name: String?, from start: Int) throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        groups += 1
        let index = groups
        if let name {
            guard names[name] == nil else { throw failure("two groups are named `\(name)`", at: start) }
            names[name] = index
        }
        return .group(try closed(from: start), index: index)
    }

    private mutating func look(
        isBehind: Bool, isNegated: Bool, from start: Int
    ) throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        .look(try closed(from: start), isBehind: isBehind, isNegated: isNegated, offset: start)
    }

    private mutating func closed(from start: Int) throws(ECMAPattern.Failure) -> ECMAPatternTerm {
        let inner = try alternatives()
        guard take(")") else { throw failure("`(` is not closed", at: start, help: "write `\\(` for the character") }
        return inner
    }

    /// The name up to `>`: an identifier.
    mutating func groupName(from start: Int) throws(ECMAPattern.Failure) -> String {
        var name = ""
        while let next = peek(), next != ">" {
            let isFirst = name.isEmpty
            let properties = next.properties
            guard next == "$" || next == "_" || (isFirst ? properties.isIDStart : properties.isIDContinue) else {
                break
            }
            name.unicodeScalars.append(next)
            position += 1
        }
        guard !name.isEmpty, take(">") else { throw failure("a group's name is not an identifier", at: start) }
        return name
    }

    /// References may stand before their groups, so they are checked when all groups are known.
    private func checkReferences(in term: ECMAPatternTerm) throws(ECMAPattern.Failure) {
        switch term {
        case .reference(let index, let offset) where index > groups:
            throw failure("there is no group \(index)", at: offset)
        case .namedReference(let name, let offset) where names[name] == nil:
            throw failure("there is no group named `\(name)`", at: offset)
        case .sequence(let terms), .alternatives(let terms):
            for term in terms { try checkReferences(in: term) }
        case .group(let inner, _), .look(let inner, _, _, _), .repeated(let inner, _, _, _):
            try checkReferences(in: inner)
        default: break
        }
    }

    // MARK: Scalars

    func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        position + ahead < scalars.count ? scalars[position + ahead] : nil
    }

    mutating func advance() -> Unicode.Scalar? {
        guard let next = peek() else { return nil }
        position += 1
        return next
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        position += 1
        return true
    }

    func failure(_ message: String, at index: Int? = nil, help: String? = nil) -> ECMAPattern.Failure {
        let bytes = scalars[..<(index ?? position)].reduce(0) { $0 + UTF8.width($1) }
        return ECMAPattern.Failure(message: message, offset: bytes, help: help)
    }
}

extension ECMAPatternTerm {
    /// Whether a quantifier may follow (in UnicodeMode no assertion is repeated).
    fileprivate var isRepeatable: Bool {
        switch self {
        case .start, .end, .wordBoundary, .look: false
        default: true
        }
    }
}
