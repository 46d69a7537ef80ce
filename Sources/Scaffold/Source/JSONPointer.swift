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
        guard token.utf8.contains(UInt8(ascii: "~")) else { return String(token) }
        var text = ""
        var isEscaped = false
        for character in token.unicodeScalars {
            if isEscaped {
                switch character {
                case "0": text += "~"
                case "1": text += "/"
                default:
                    text += "~"
                    text.unicodeScalars.append(character)
                }
                isEscaped = false
            } else if character == "~" {
                isEscaped = true
            } else {
                text.unicodeScalars.append(character)
            }
        }
        return isEscaped ? text + "~" : text
    }

    /// The keys of a pointer in its fragment form (`#/a/b`), unescaped.
    package static func tokens(_ pointer: String) -> [String] {
        pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { unescape($0) }
    }
}
