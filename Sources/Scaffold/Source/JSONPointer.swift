/// JSON pointers (RFC 6901).
package enum JSONPointer {
    /// A key as one token: `~` and `/` are escaped.
    package static func escape(_ key: String) -> String {
        guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
        var text = ""
        for character in key.unicodeScalars {
            switch character {
            case "~": text += "~0"
            case "/": text += "~1"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }

    /// The key that a token stands for.
    package static func unescape(_ token: some StringProtocol) -> String {
        var token = String(token)
        return token.withUTF8 { unescape($0[...]) }
    }

    private static func unescape(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let tilde = UInt8(ascii: "~")
        guard token.contains(tilde) else { return String(decoding: token, as: UTF8.self) }
        var text: [UInt8] = []
        var isEscaped = false
        for byte in token {
            switch byte {
            case UInt8(ascii: "0") where isEscaped: text.append(tilde)
            case UInt8(ascii: "1") where isEscaped: text.append(UInt8(ascii: "/"))
            case tilde where !isEscaped:
                isEscaped = true
                continue
            default:
                if isEscaped { text.append(tilde) }
                text.append(byte)
            }
            isEscaped = false
        }
        if isEscaped { text.append(tilde) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The keys of a pointer in its fragment form (`#/a/b`), unescaped.
    package static func tokens(_ pointer: String) -> [String] {
        var pointer = pointer
        return pointer.withUTF8 { bytes in
            bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst().map(unescape)
        }
    }
}
