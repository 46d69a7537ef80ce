/// A name of a document as the words that it is made of.
///
/// Words end at everything that is not a letter or digit, and where the case changes: `avatar_url` is `avatar url`,
/// `HTTPServer` is `HTTP Server`, `userIDs` is `user IDs`. What this forgets, `Spelling` can say.
struct Words {
    private(set) var all: [String] = []
    /// Whether the name has lowercase letters, so that capitals in it mean something.
    let hasLowercase: Bool

    init(_ name: String) {
        let scalars = Array(name.unicodeScalars)
        let classes = scalars.map(CharacterClass.init)
        hasLowercase = classes.contains(.lower)
        guard classes.contains(where: { $0 != .separator && $0 != .mark }) else {
            all = Spelling.words(name)
            return
        }
        var word = ""
        for index in scalars.indices {
            let kind = classes[index]
            if kind == .separator || kind == .mark && word.isEmpty {
                finish(&word)
                if let sign = Self.sign(scalars, index) { all.append(sign) }
            } else {
                if Self.startsWord(classes, index) { finish(&word) }
                word.unicodeScalars.append(scalars[index])
            }
        }
        finish(&word)
    }

    private mutating func finish(_ word: inout String) {
        if !word.isEmpty { all.append(word) }
        word = ""
    }

    /// Signs that carry the meaning of a value are never forgotten: `+1`, `-created_at`.
    private static func sign(_ scalars: [Unicode.Scalar], _ index: Int) -> String? {
        if scalars[index] == "+" { return "plus" }
        return scalars[index] == "-" && index == 0 ? "minus" : nil
    }

    private static func startsWord(_ classes: [CharacterClass], _ index: Int) -> Bool {
        guard index > 0, classes[index] == .upper else { return false }
        guard classes[index - 1] == .upper else { return true }
        // Inside capitals: `HTTPServer` breaks before the S, the plural `IDs` before nothing.
        guard index + 1 < classes.count, classes[index + 1] == .lower else { return false }
        return !isPlural(classes, index)
    }

    /// Whether capitals are followed by a single small letter, as in `IDs`.
    private static func isPlural(_ classes: [CharacterClass], _ index: Int) -> Bool {
        index + 2 == classes.count || classes[index + 2] != .lower
    }
}
