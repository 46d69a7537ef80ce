/// JSON pointers (RFC 6901).
package enum JSONPointer {
    /// A key as one token: `~` and `/` are escaped.
    package static func escape(_ key: String) -> String {
        var key = key
        let escaped: String? = key.withUTF8 { bytes in
            guard bytes.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return nil }
            var text: [UInt8] = []
            text.reserveCapacity(bytes.count * 2)
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "~"): text += "~0".utf8
                case UInt8(ascii: "/"): text += "~1".utf8
                default: text.append(byte)
                }
            }
            return String(decoding: text, as: UTF8.self)
        }
        return escaped ?? key
    }

    /// The pointer to what a key of a mapping holds, where the mapping has a pointer.
    package static func join(_ pointer: String, _ key: String) -> String {
        var (pointer, key) = (pointer, escape(key))
        return pointer.withUTF8 { pointer in
            key.withUTF8 { key in
                let count = pointer.count + 1 + key.count
                return String(unsafeUninitializedCapacity: count) { text in
                    _ = text.initialize(from: pointer)
                    text[pointer.count] = UInt8(ascii: "/")
                    _ = text[(pointer.count + 1)...].initialize(from: key)
                    return count
                }
            }
        }
    }

    /// How many keys a pointer has.
    package static func depth(_ pointer: String) -> Int {
        var pointer = pointer
        return pointer.withUTF8 { bytes in bytes.count { $0 == UInt8(ascii: "/") } }
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
