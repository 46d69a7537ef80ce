/// URIs (RFC 3986) and, with Unicode, IRIs (RFC 3987).
struct URIText {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// With a scheme.
    static func isURI(_ text: UnsafeBufferPointer<UInt8>, allowsUnicode: Bool) -> Bool {
        guard let rest = afterScheme(text[...]) else { return false }
        return URIText(allowsUnicode: allowsUnicode).isHierarchy(rest)
    }

    /// With a scheme or relative.
    static func isReference(_ text: UnsafeBufferPointer<UInt8>, allowsUnicode: Bool = false) -> Bool {
        if isURI(text, allowsUnicode: allowsUnicode) { return true }
        // The first segment of a relative path may not look like a scheme.
        let firstSegment = text.prefix { !"/?#".utf8.contains($0) }
        return !firstSegment.contains(UInt8(ascii: ":")) && URIText(allowsUnicode: allowsUnicode).isHierarchy(text[...])
    }

    static func isReference(_ text: String.UTF8View) -> Bool {
        Array(text).withUnsafeBufferPointer { isReference($0) }
    }

    private static func afterScheme(_ text: Bytes) -> Bytes? {
        guard let colon = place(of: ":", in: text), let first = text.first, first.isLetter,
            text[..<colon].allSatisfy({ ASCIISet.scheme.contains($0) })
        else { return nil }
        return text[(colon + 1)...]
    }

    private static func place(of character: Unicode.Scalar, in text: Bytes) -> Int? {
        let byte = UInt8(ascii: character)
        return UnsafeBufferPointer(rebasing: text).firstIndex(of: byte).map { text.startIndex + $0 }
    }

    private let allowsUnicode: Bool

    private init(allowsUnicode: Bool) { self.allowsUnicode = allowsUnicode }

    /// Authority, path, query and fragment.
    private func isHierarchy(_ text: Bytes) -> Bool {
        let (beforeFragment, fragment) = split(text, at: "#")
        let (beforeQuery, query) = split(beforeFragment, at: "?")
        guard isRun(fragment, of: .query), isRun(query, of: .query) else { return false }
        guard beforeQuery.count > 1, beforeQuery.prefix(2).allSatisfy({ $0 == UInt8(ascii: "/") }) else {
            return isRun(beforeQuery, of: .path)
        }
        let rest = beforeQuery.dropFirst(2)
        let slash = Self.place(of: "/", in: rest) ?? rest.endIndex
        return isAuthority(rest[..<slash]) && isRun(rest[slash...], of: .path)
    }

    private func split(_ text: Bytes, at separator: Unicode.Scalar) -> (Bytes, Bytes) {
        guard let place = Self.place(of: separator, in: text) else { return (text, text[text.endIndex...]) }
        return (text[..<place], text[(place + 1)...])
    }

    private func isAuthority(_ text: Bytes) -> Bool {
        var host = text
        if let at = Self.place(of: "@", in: text) {
            guard isRun(text[..<at], of: .userInformation) else { return false }
            host = text[(at + 1)...]
        }
        if host.first == UInt8(ascii: "[") {
            guard let close = Self.place(of: "]", in: host) else { return false }
            return isLiteral(host[(host.startIndex + 1)..<close]) && isPort(host[(close + 1)...])
        }
        let colon = Self.place(of: ":", in: host) ?? host.endIndex
        return isRun(host[..<colon], of: .host) && isPort(host[colon...])
    }

    private func isLiteral(_ text: Bytes) -> Bool {
        guard let first = text.first, first | 0x20 == UInt8(ascii: "v") else { return HostText.isIPv6(text) }
        let parts = text.dropFirst().split(separator: UInt8(ascii: "."), maxSplits: 1)
        return parts.count == 2 && parts[0].allSatisfy { HexDigit.value($0) != nil }
            && isRun(parts[1], of: .userInformation)
    }

    private func isPort(_ text: Bytes) -> Bool {
        text.isEmpty || text.first == UInt8(ascii: ":") && text.dropFirst().allSatisfy(\.isDigit)
    }

    /// Characters of a set, and escapes.
    private func isRun(_ text: Bytes, of allowed: ASCIISet) -> Bool {
        let bytes = UnsafeBufferPointer(rebasing: text)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                guard index + 2 < bytes.count, HexDigit.value(bytes[index + 1]) != nil,
                    HexDigit.value(bytes[index + 2]) != nil
                else { return false }
                index += 2
            } else if !allowed.contains(byte), !(allowsUnicode && byte >= 0x80) {
                return false
            }
            index += 1
        }
        return true
    }
}

extension ASCIISet {
    fileprivate static let scheme = ASCIISet(lettersDigitsAnd: "+-.")
    /// `reg-name` without escapes: unreserved characters and sub-delimiters.
    fileprivate static let host = ASCIISet(lettersDigitsAnd: "-._~!$&'()*+,;=")
    fileprivate static let userInformation = ASCIISet(lettersDigitsAnd: "-._~!$&'()*+,;=:")
    fileprivate static let path = ASCIISet(lettersDigitsAnd: "-._~!$&'()*+,;=:@/")
    fileprivate static let query = ASCIISet(lettersDigitsAnd: "-._~!$&'()*+,;=:@/?")
}
