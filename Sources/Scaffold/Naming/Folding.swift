/// Makes Swift names of words.
enum Folding {
    /// Words that Swift writes in capitals, unless they begin a name in lower case (DECISIONS 9).
    private static let acronyms: [String: String] = [
        "id": "ID", "ids": "IDs", "url": "URL", "urls": "URLs", "uri": "URI", "uuid": "UUID", "http": "HTTP",
        "https": "HTTPS", "json": "JSON", "xml": "XML", "html": "HTML", "api": "API", "ip": "IP",
    ]

    /// `avatar_url` as `avatarURL`.
    static func member(_ name: String) -> String { member(Words(name)) }

    /// `avatar_url` as `AvatarURL`.
    static func type(_ name: String) -> String { type(Words(name)) }

    static func member(_ words: Words) -> String {
        var parts = words.all.map { capitalized($0, in: words) }
        if let first = words.all.first { parts[0] = first.lowercased() }
        return joined(parts)
    }

    /// The same for names that are never a property's: a script without case needs no suffix.
    static func capitalized(_ name: String) -> String { capitalized(Words(name)) }

    private static func capitalized(_ words: Words) -> String {
        joined(words.all.map { capitalized($0, in: words) })
    }

    /// A type's name begins with a capital, so that it never is the name of a property; a name that has none, being
    /// in a script without case or a digit's, gets the suffix `Model`.
    static func type(_ words: Words) -> String {
        let name = acronym(words) ?? capitalized(words)
        let isCased = name.unicodeScalars.first { $0 != "_" }.map { CharacterClass($0) == .upper } ?? false
        return isCased ? name : name + "Model"
    }

    /// A name that is two or three capitals: `SKU`, as it is in `SKUList`. Longer ones, as `SHOT`, and those of several words
    /// are taken for names of a style that knows no small letters.
    private static func acronym(_ words: Words) -> String? {
        guard let word = words.all.first, words.all.count == 1, (2...3).contains(word.utf8.count),
            word.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
        else { return nil }
        return acronyms[word.lowercased()] ?? word
    }

    private static func capitalized(_ word: String, in words: Words) -> String {
        if let acronym = acronyms[word.lowercased()] { return acronym }
        let rest = word.dropFirst()
        return word.prefix(1).uppercased() + (words.hasLowercase ? String(rest) : rest.lowercased())
    }

    /// Digits do not run together (`v1.2` is `v1_2`), and none begins a name (`1st` is `_1st`).
    private static func joined(_ parts: [String]) -> String {
        var name = ""
        for part in parts {
            if name.isEmpty || isDigit(name.unicodeScalars.last), isDigit(part.unicodeScalars.first) { name += "_" }
            name += part
        }
        return name
    }

    private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { CharacterClass($0) == .digit } ?? false
    }
}
