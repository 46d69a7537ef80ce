/// The text of a `$ref`, split and resolved as RFC 3986 (section 5) says, for paths and for absolute URIs alike.
struct ReferenceText {
    /// What names a document, percent-escapes resolved in the fragment only; empty for "this one".
    let address: String
    /// What stands behind `#`, unescaped; nil where there is no `#`.
    let fragment: String?

    init(_ text: String) {
        guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) else {
            address = text
            fragment = nil
            return
        }
        address = String(text[..<mark])
        fragment = Self.unescape(text[text.index(after: mark)...])
    }

    /// The address, seen from the document or schema with this one.
    func absolute(from base: String) -> String {
        if address.isEmpty { return base }
        if Self.scheme(of: address) != nil { return address }
        let (root, basePath) = Self.split(base)
        if address.hasPrefix("//") { return (Self.scheme(of: base) ?? "https") + ":" + address }
        if address.hasPrefix("/") { return root + Self.normalize(address) }
        let folder = basePath.lastIndex(of: "/").map { String(basePath[...$0]) } ?? ""
        let separator = !root.isEmpty && folder.isEmpty ? "/" : ""
        return root + Self.normalize(separator + folder + address)
    }

    /// `https` of `https://example.com`; nil for a path. One letter is a drive of Windows, not a scheme.
    static func scheme(of address: String) -> String? {
        guard let colon = address.firstIndex(of: ":") else { return nil }
        let scheme = address[..<colon]
        guard scheme.count > 1, scheme.first?.isLetter == true,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return scheme.lowercased()
    }

    /// `%41` becomes `A`; what is no escape, or would be no UTF-8, stays as it is.
    static func unescape(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? String(text)
    }

    /// `https://host` and the path after it; an empty root for a plain path.
    private static func split(_ base: String) -> (root: String, path: String) {
        guard scheme(of: base) != nil, let colon = base.firstIndex(of: ":") else { return ("", base) }
        var start = base.index(after: colon)
        if base[start...].hasPrefix("//") {
            let host = base.index(start, offsetBy: 2)
            start = base[host...].firstIndex(of: "/") ?? base.endIndex
        }
        return (String(base[..<start]), String(base[start...]))
    }

    /// Resolves `.` and `..`; those that lead out of the folder stay in front.
    static func normalize(_ path: String) -> String {
        let isRooted = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) {
            switch part {
            case ".": continue
            case "..":
                if let last = parts.last, last != ".." {
                    parts.removeLast()
                } else if !isRooted {
                    parts.append(part)
                }
            default: parts.append(part)
            }
        }
        let isFolder = path.hasSuffix("/") && !parts.isEmpty
        return (isRooted ? "/" : "") + parts.joined(separator: "/") + (isFolder ? "/" : "")
    }
}
