/// Mail addresses (RFC 5321 section 4.1.2 `Mailbox`; with Unicode, RFC 6531).
enum EmailText {
    static func isAddress(_ text: UnsafeBufferPointer<UInt8>, allowsUnicode: Bool) -> Bool {
        guard let at = text.lastIndex(of: UInt8(ascii: "@")) else { return false }
        let local = text[..<at]
        let domain = text[(at + 1)...]
        guard (1...64).contains(local.count), isDomain(domain, allowsUnicode) else { return false }
        return local.first == UInt8(ascii: "\"") ? isQuoted(local, allowsUnicode) : isDotted(local, allowsUnicode)
    }

    private static func isDotted(_ local: HostText.Bytes, _ allowsUnicode: Bool) -> Bool {
        local.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { atom in
            !atom.isEmpty
                && atom.allSatisfy { byte in
                    byte.isLetterOrDigit || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte) || allowsUnicode && byte >= 0x80
                }
        }
    }

    private static func isQuoted(_ local: HostText.Bytes, _ allowsUnicode: Bool) -> Bool {
        guard local.count >= 2, local.last == UInt8(ascii: "\"") else { return false }
        var isEscaped = false
        for byte in local.dropFirst().dropLast() {
            guard (0x20...0x7E).contains(byte) || allowsUnicode && byte >= 0x80 else { return false }
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                return false
            } else {
                isEscaped = byte == UInt8(ascii: "\\")
            }
        }
        return !isEscaped
    }

    private static func isDomain(_ domain: HostText.Bytes, _ allowsUnicode: Bool) -> Bool {
        if domain.first == UInt8(ascii: "["), domain.last == UInt8(ascii: "]"), domain.count > 2 {
            let literal = domain.dropFirst().dropLast()
            let prefix = "ipv6:".utf8
            let isIPv6 = literal.count > 5 && literal.prefix(5).elementsEqual(prefix) { $0 | 0x20 == $1 | 0x20 }
            return isIPv6 ? HostText.isIPv6(literal.dropFirst(5)) : HostText.isIPv4(literal)
        }
        if allowsUnicode, domain.contains(where: { $0 >= 0x80 }) { return !domain.contains(UInt8(ascii: " ")) }
        return HostText.isName(UnsafeBufferPointer(rebasing: domain))
    }
}
