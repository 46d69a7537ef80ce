import ScaffoldModel

/// The key of an operation: `GET /shots/:list`. Ranges are byte offsets into the key.
struct OperationKey {
    struct Failure: Error {
        let message: String
        let range: Range<Int>
        let help: String
    }

    static let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]

    var method = ""
    /// The text after the method, as it stands.
    var target: Substring = ""
    var targetStart = 0

    var targetRange: Range<Int> { targetStart..<targetStart + target.utf8.count }

    /// The path, with the places of its parameters in the key.
    func path() throws(Failure) -> OperationPath {
        try OperationPath(target, at: targetStart)
    }

    /// Whether a key at the top of a document can only be an operation.
    static func looksLikeOne(_ key: String) -> Bool {
        let parts = key.split(separator: " ", omittingEmptySubsequences: true)
        return parts.count >= 2 && methods.contains(String(parts[0]))
    }

    /// Splits a key at its white space and knows its method.
    init(_ key: String) throws(Failure) {
        let whole = 0..<key.utf8.count
        let word = key.prefix { $0 != " " && $0 != "\t" }
        target = key[word.endIndex...].drop { $0 == " " || $0 == "\t" }
        target = target.prefix { $0 != " " && $0 != "\t" }
        targetStart = key.utf8.distance(from: key.startIndex, to: target.startIndex)
        guard !target.isEmpty, word.first != "/" else {
            throw Failure(
                message: "`\(key)` is no operation", range: whole, help: "write a method and a path: `GET /shots/:id`")
        }
        guard Self.methods.contains(String(word)) else {
            let capitals = word.uppercased()
            throw Failure(
                message: "`\(word)` is no method", range: 0..<word.utf8.count,
                help: Self.methods.contains(capitals)
                    ? "write `\(capitals)`" : "use one of \(Self.methods.joined(separator: ", "))")
        }
        method = String(word)
        let rest = key[target.endIndex...].drop { $0 == " " || $0 == "\t" }
        guard rest.isEmpty else {
            let start = key.utf8.distance(from: key.startIndex, to: rest.startIndex)
            throw Failure(
                message: "`\(rest)` stands after the path", range: start..<key.utf8.count,
                help: "write a space in a path as `%20`")
        }
    }
}
