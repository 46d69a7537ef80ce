/// The URL of an operation of Bee 1, in its parts: it may be absolute, lack its first slash, or bring a query.
struct OperationTarget {
    /// Scheme and authority of an absolute URL; nil for a path.
    private(set) var server: String?
    /// The path, beginning with a slash.
    private(set) var path: Substring
    /// Where the path stands in the key.
    private(set) var start: Int
    private(set) var query: [(name: String, value: String)] = []

    init(_ key: OperationKey) {
        path = key.target
        start = key.targetStart
        if path.hasPrefix("http://") || path.hasPrefix("https://") {
            let scheme = path.prefix { $0 != "/" }.count + 2
            let host = path.dropFirst(scheme).prefix { $0 != "/" && $0 != "?" }
            server = String(path[..<host.endIndex])
            start += path[..<host.endIndex].utf8.count
            path = path[host.endIndex...]
        }
        if let mark = path.firstIndex(of: "?") {
            query = path[path.index(after: mark)...].split(separator: "&").map { pair in
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
            }
            path = path[..<mark]
        }
        if !path.hasPrefix("/") {
            path = "/" + path
            start -= 1
        }
    }
}
