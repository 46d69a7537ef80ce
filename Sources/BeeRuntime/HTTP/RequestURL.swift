/// Puts a URL together as text, so that nothing is encoded twice or taken apart on the way.
enum RequestURL {
    /// The URL of a request.
    ///
    /// A base whose query stands open (`http://host/api/?url=`) takes the path as the query's end; any other query of a
    /// base stays in front of the message's own. A base without a scheme is `https`.
    ///
    /// - Parameters:
    ///   - base: gives the server's base URL, and is not asked when the template is a whole URL.
    ///   - template: an endpoint's path.
    ///   - values: its parameters, encoded.
    ///   - query: pairs, encoded.
    /// - Returns: the URL, encoded.
    /// - Throws: code `routes` where the base is no place to send to, `params` where a parameter has no value.
    static func make(
        base: () throws(MessageError) -> String, template: String, values: [String: String], query: [String]
    ) throws(MessageError) -> String {
        let expanded = try PathExpansion(template, values: values)
        if template.hasPrefix("http://") || template.hasPrefix("https://") {
            return join(expanded.path, [expanded.query] + query)
        }
        let base = try absolute(base())
        guard let mark = base.firstIndex(of: "?") else {
            return join(append(expanded.segments, to: base), [expanded.query] + query)
        }
        let ownQuery = String(base[base.index(after: mark)...])
        if ownQuery.isEmpty || ownQuery.hasSuffix("=") {
            return join(base + expanded.asQueryValue, [expanded.query] + query)
        }
        return join(append(expanded.segments, to: String(base[..<mark])), [ownQuery, expanded.query] + query)
    }

    private static func join(_ url: String, _ query: [String]) -> String {
        let query = query.filter { !$0.isEmpty }.joined(separator: "&")
        if query.isEmpty { return url }
        if url.hasSuffix("?") { return url + query }
        return url + (url.contains("?") ? "&" : "?") + query
    }

    private static func append(_ path: String, to base: String) -> String {
        guard !path.isEmpty else { return base }
        let base = base.hasSuffix("/") ? String(base.dropLast()) : base
        return path.hasPrefix("/") ? base + path : "\(base)/\(path)"
    }

    /// A base URL with a scheme and without a fragment.
    private static func absolute(_ base: String) throws(MessageError) -> String {
        let base = String(base.prefix { $0 != "#" })
        if base.contains("{") { throw .routes("A variable of the server “\(base)” has no value.") }
        if base.hasPrefix("//") { return "https:\(base)" }
        if base.isEmpty || base.hasPrefix("/") || base.hasPrefix(".") {
            throw .routes(
                "The description only says where its server is relative to itself (“\(base)”): set the client's baseURL "
                    + "to the whole URL, such as “https://example.com\(base)”.")
        }
        let whole = base.contains("://") ? base : "https://\(base)"
        let host = whole.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)[1]
        guard let first = host.first, !"/?:".contains(first) else {
            throw .routes("The base URL “\(base)” names no host.")
        }
        return whole
    }
}

/// An endpoint's path with its parameters filled in.
private struct PathExpansion {
    /// The path, encoded.
    private(set) var path = ""
    /// The literal query behind the path, encoded.
    private(set) var query = ""

    init(_ template: String, values: [String: String]) throws(MessageError) {
        var rest = template.prefix { $0 != "#" }
        var isQuery = false
        while let character = rest.first {
            if character == "{", let end = rest.firstIndex(of: "}") {
                let name = String(rest[rest.index(after: rest.startIndex)..<end])
                guard let value = values[name] else {
                    throw .params(["the path parameter \(name) has no value"])
                }
                append(value, isQuery: isQuery)
                rest = rest[rest.index(after: end)...]
            } else if character == "?" && !isQuery {
                isQuery = true
                rest = rest.dropFirst()
            } else {
                let literal = rest.prefix { $0 != "{" && (isQuery || $0 != "?") }
                // A brace that opens nothing is a character like any other.
                let text = literal.isEmpty ? rest.prefix(1) : literal
                append((isQuery ? PercentEncoding.query : .path).encode(String(text)), isQuery: isQuery)
                rest = rest.dropFirst(text.count)
            }
        }
    }

    private mutating func append(_ text: String, isQuery: Bool) {
        if isQuery { query += text } else { path += text }
    }

    /// The path, with `.` and `..` as segments that no one takes for steps (RFC 3986, section 5.2.4).
    var segments: String {
        path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment == "." || segment == ".." ? segment.map { _ in "%2E" }.joined() : String(segment)
        }.joined(separator: "/")
    }

    /// The path inside a query, where `&` would end it and `+` mean a space.
    var asQueryValue: String {
        path.map { $0 == "&" ? "%26" : $0 == "+" ? "%2B" : String($0) }.joined()
    }
}
