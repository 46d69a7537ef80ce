import ScaffoldSource

/// Names for the members of a union that are written in place, where they have words of their own: a name says more than
/// a number, and stays when another member comes before it.
struct MemberNames {
    private let names: [String?]

    init(of members: [Location]) {
        let found = members.map { $0.node["$ref"] == nil ? Self.name(of: $0.node) : nil }
        var counts: [String: Int] = [:]
        for name in found { if let name { counts[Self.key(name), default: 0] += 1 } }
        names = found.map { name in name.flatMap { counts[Self.key($0)] == 1 ? $0 : nil } }
    }

    /// The name of a member; nil where it has none that is its own.
    subscript(index: Int) -> String? { names[index] }

    /// The title, or the only value that there is.
    private static func name(of schema: Node) -> String? {
        if let title = schema["title"]?.string.flatMap(name) { return title }
        let values = schema["enum"].map { Array($0.items) } ?? schema["const"].map { [$0] } ?? []
        guard values.count == 1, let value = values[0].string else { return nil }
        return value.isEmpty ? "Empty" : name(value)
    }

    /// Words that make a name, and not many of them; other texts are sentences, or signs.
    private static func name(_ text: String) -> String? {
        let isWords = text.unicodeScalars.allSatisfy { isWord($0) || $0 == " " || $0 == "_" || $0 == "-" }
        return isWords && text.unicodeScalars.first?.properties.isAlphabetic == true && text.count <= 50 ? text : nil
    }

    /// What is left of a text when it becomes a name.
    private static func key(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter(isWord))).lowercased()
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.isASCII && ("0"..."9").contains(scalar)
    }
}
