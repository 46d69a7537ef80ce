/// What a cookie can hold as it is (RFC 6265, section 4.1.1).
enum CookieText {
    /// A name: a token of HTTP.
    static func isName(_ text: String) -> Bool { !text.isEmpty && keeps(text, PercentEncoding.token) }

    /// A value, in quotes or not. A comma is let through, since that is what stands between the items of a list.
    static func isValue(_ text: String) -> Bool {
        let isQuoted = text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        let inner = isQuoted ? String(text.dropFirst().dropLast()) : text
        return keeps(inner.replacing(",", with: ""), PercentEncoding.cookie)
    }

    /// Whether nothing has to be encoded. What is encoded already stays so.
    private static func keeps(_ text: String, _ encoding: PercentEncoding) -> Bool {
        let text = text.replacing("%", with: "")
        return encoding.encode(text) == text
    }
}
