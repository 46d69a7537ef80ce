import ScaffoldDiagnostics

/// Says in words what folding forgets, so that two names that fold to one stay apart by their own text alone
/// (DECISIONS 10): `_type` is `underscoreType`, `Kind` beside `kind` is `capitalKind`.
enum NameSpelling {
    private static let signs: [Unicode.Scalar: String] = [
        "_": "underscore", "-": "minus", ".": "dot", " ": "space", "+": "plus", "*": "star", "/": "slash",
        "\\": "backslash", "%": "percent", "&": "and", "|": "or", "^": "caret", "~": "tilde", "!": "not",
        "?": "question", "=": "equals", "<": "less", ">": "greater", "@": "at", "#": "hash", "$": "dollar",
        ":": "colon", ";": "semicolon", ",": "comma", "'": "quote", "\"": "doubleQuote", "`": "backtick",
        "(": "open", ")": "close", "[": "openBracket", "]": "closeBracket", "{": "openBrace", "}": "closeBrace",
        "\n": "newline", "\t": "tab",
    ]

    /// What is tried for members whose names fold to one, one after the other.
    static let members: [@Sendable (String) -> String] = [
        { member($0) }, { member($0, withCapitals: true) }, { signs($0) ?? member($0, withCapitals: true) },
        { codePoints($0) }, { whole($0) },
    ]

    /// The member name that forgets no sign and, if asked, no capital.
    static func member(_ name: String, withCapitals: Bool = false) -> String {
        var words = words(name)
        if withCapitals, let capitals = capitals(name) { words.insert(capitals, at: 0) }
        return Folding.member(Words(words.joined(separator: " ")))
    }

    /// The member name that says of a name without letters that its words are none of the document's: `plusSign` beside
    /// `plus`, `emptyString` beside `empty`. Nil for a name with letters or digits.
    static func signs(_ name: String) -> String? {
        let classes = name.unicodeScalars.map(CharacterClass.init)
        guard classes.allSatisfy({ $0 == .separator || $0 == .mark }) else { return nil }
        return member(name) + (name.isEmpty ? "String" : classes.count == 1 ? "Sign" : "Signs")
    }

    /// The member name that calls letters beyond ASCII by their names in Unicode, for those that Swift takes for equal:
    /// `angstromSign` beside `latinCapitalLetterAWithRingAbove`.
    static func codePoints(_ name: String) -> String {
        let words = words(name).map { word in
            word.unicodeScalars.map { scalar in
                scalar.isASCII ? String(scalar) : " \(scalar.properties.name?.lowercased() ?? "u\(scalar.value)") "
            }.joined()
        }
        return Folding.member(Words(words.joined(separator: " ")))
    }

    /// The member name that says of each word where its capitals are, and of digits in front that they are a number:
    /// `fooDotCapitalBar` beside `fooDotBar`, `number0` beside `_0`.
    static func whole(_ name: String) -> String {
        var words = words(name).map { word in capitals(word).map { $0 + " " + word } ?? word }
        if name.unicodeScalars.first.map({ CharacterClass($0) == .digit }) ?? false { words.insert("number", at: 0) }
        return Folding.member(Words(words.joined(separator: " ")))
    }

    /// The last resort for names that stay one however they are spelled: a mark that depends on the text alone.
    static func marked(_ name: String, of text: String) -> String {
        let digits = String(StableHash.value(of: text) & 0xFFFF, radix: 16)
        return name + "_" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// The type name that forgets no sign; where there is none to forget, it says that the name begins in lower case.
    static func type(_ name: String, besides folded: String) -> String {
        let spelled = Folding.type(Words(words(name).joined(separator: " ")))
        if spelled.lowercased() != folded.lowercased() { return spelled }
        let isLower = name.unicodeScalars.first.map { CharacterClass($0) == .lower } ?? false
        return isLower ? "Lower" + folded : folded
    }

    /// The words of a name, every sign spelled out.
    static func words(_ name: String) -> [String] {
        guard !name.isEmpty else { return ["empty"] }
        var words: [String] = []
        var word = ""
        for scalar in name.unicodeScalars {
            switch CharacterClass(scalar) {
            case .separator, .mark:
                if !word.isEmpty { words.append(word) }
                word = ""
                words.append(signs[scalar] ?? "u" + String(scalar.value, radix: 16, uppercase: true))
            case .upper, .lower, .other, .digit:
                word.unicodeScalars.append(scalar)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// What folding forgets about capitals: that the first letter is one, or that all are.
    private static func capitals(_ name: String) -> String? {
        let letters = name.unicodeScalars.map(CharacterClass.init).filter(\.isLetter)
        guard letters.first == .upper else { return nil }
        return letters.count > 1 && !letters.contains(.lower) ? "upper" : "capital"
    }
}
