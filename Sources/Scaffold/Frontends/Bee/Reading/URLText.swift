/// The texts of URLs (RFC 3986).
enum URLText {
    /// Why a text is no base URL of a service, and which bytes are to blame.
    struct Fault: Error {
        let message: String
        let range: Range<Int>
        let help: String
    }

    /// Whether bytes begin with `%` and two hexadecimal digits.
    static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
        let digits = bytes.dropFirst().prefix(2)
        return bytes.first == UInt8(ascii: "%") && digits.count == 2 && digits.allSatisfy(isHexDigit)
    }

    /// Checks an absolute URL that the paths of messages come after. Its query must stand open, as that of a proxy:
    /// `http://host/api/?url=`.
    static func checkServer(_ text: String) throws(Fault) {
        let bytes = Array(text.utf8)
        try checkCharacters(bytes)
        guard let scheme = ["http://", "https://"].first(where: { text.lowercased().hasPrefix($0) }) else {
            throw Fault(
                message: "a server is reached by http or https", range: 0..<bytes.count,
                help: "write it with its scheme: `https://api.example.com`")
        }
        let start = scheme.utf8.count
        let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        try checkAuthority(bytes[start..<end])
        if let mark = bytes[end...].firstIndex(of: UInt8(ascii: "#")) {
            throw Fault(message: "a server has no fragment", range: mark..<bytes.count, help: "remove it")
        }
        if let mark = bytes[end...].firstIndex(of: UInt8(ascii: "?")), bytes.last != UInt8(ascii: "="),
            mark < bytes.count - 1
        {
            throw Fault(
                message: "nothing can follow the query of this server", range: mark..<bytes.count,
                help: "remove it, or let it end with `=`, so that the path of a message is its value")
        }
    }

    private static func checkCharacters(_ bytes: [UInt8]) throws(Fault) {
        for (position, byte) in bytes.enumerated() {
            let range = position..<position + 1
            if byte == UInt8(ascii: "%"), !isEscape(bytes[position...]) {
                throw Fault(message: "`%` begins no escape", range: range, help: "write `%25` for the sign itself")
            }
            guard byte <= 0x20 || byte == 0x7F || "\"<>\\^`{|}".utf8.contains(byte) else { continue }
            let sign = byte <= 0x20 || byte == 0x7F ? "a space or control character" : "`\(Unicode.Scalar(byte))`"
            throw Fault(
                message: "\(sign) in a URL", range: range,
                help: "remove it, or write it as `%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))`")
        }
    }

    /// authority = [ userinfo "@" ] host [ ":" port ]
    private static func checkAuthority(_ bytes: ArraySlice<UInt8>) throws(Fault) {
        let start = bytes.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? bytes.startIndex
        let rest = bytes[start...]
        var end = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
        if rest.first == UInt8(ascii: "[") {
            guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else {
                throw Fault(message: "`[` is not closed", range: start..<start + 1, help: "write `]` after the address")
            }
            end = close + 1
        }
        guard end > start else {
            throw Fault(
                message: "the server has no host", range: start..<max(start, rest.endIndex),
                help: "write the whole URL: `https://api.example.com`")
        }
        guard end < rest.endIndex else { return }
        let port = String(decoding: rest[(end + 1)...], as: UTF8.self)
        guard rest[end] == UInt8(ascii: ":"), port.utf8.allSatisfy(TypeParser.isDigit),
            port.isEmpty || UInt16(port) != nil
        else {
            throw Fault(
                message: "`\(String(decoding: rest[end...], as: UTF8.self))` is no port", range: end..<rest.endIndex,
                help: "write a number from 0 to 65535")
        }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        TypeParser.isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
    }
}
