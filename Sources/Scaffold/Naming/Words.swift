/// A name of a document as the words that it is made of.
///
/// Words end at everything that is not a letter or digit, and where the case changes: `avatar_url` is `avatar url`,
/// `HTTPServer` is `HTTP Server`, `userIDs` is `user IDs`. What this forgets, `NameSpelling` can say.
struct Words {
    private(set) var all: [String] = []
    /// Whether the name has lowercase letters, so that capitals in it mean something.
    let hasLowercase: Bool

    init(_ name: String) {
        let bytes = Array(name.utf8)
        var classes: [CharacterClass] = []
        classes.reserveCapacity(bytes.count)
        // Where each scalar begins.
        var offsets: [Int] = []
        offsets.reserveCapacity(bytes.count)
        var offset = 0
        for scalar in name.unicodeScalars {
            classes.append(CharacterClass(scalar))
            offsets.append(offset)
            offset += UTF8.width(scalar)
        }
        hasLowercase = classes.contains(.lower)
        guard classes.contains(where: { $0 != .separator && $0 != .mark }) else {
            all = NameSpelling.words(name)
            return
        }
        var start: Int?
        func word(upTo end: Int) -> String? {
            start.map { String(decoding: bytes[offsets[$0]..<end], as: UTF8.self) }
        }
        for (index, kind) in classes.enumerated() {
            if kind == .separator || kind == .mark && start == nil {
                if let word = word(upTo: offsets[index]) { all.append(word) }
                start = nil
                if let sign = Self.sign(bytes[offsets[index]], index) { all.append(sign) }
            } else if start == nil {
                start = index
            } else if Self.startsWord(classes, index) {
                if let word = word(upTo: offsets[index]) { all.append(word) }
                start = index
            }
        }
        if let word = word(upTo: bytes.count) { all.append(word) }
    }

    /// Signs that carry the meaning of a value are never forgotten: `+1`, `-created_at`.
    private static func sign(_ byte: UInt8, _ index: Int) -> String? {
        if byte == UInt8(ascii: "+") { return "plus" }
        return byte == UInt8(ascii: "-") && index == 0 ? "minus" : nil
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
