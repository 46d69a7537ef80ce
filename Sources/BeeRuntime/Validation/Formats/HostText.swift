/// Names and addresses of hosts.
enum HostText {
    typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    /// RFC 1123 section 2.1, at most 253 characters.
    static func isName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard (1...253).contains(text.count) else { return false }
        return text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(isLabel)
    }

    private static func isLabel(_ label: Bytes) -> Bool {
        guard (1...63).contains(label.count), label.first != UInt8(ascii: "-"), label.last != UInt8(ascii: "-"),
            label.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") })
        else { return false }
        // "--" in the third place is reserved for encoded labels (RFC 5891 section 4.2.3.1).
        let hasReservedHyphens = label.count > 3 && label.dropFirst(2).prefix(2).allSatisfy { $0 == UInt8(ascii: "-") }
        return !hasReservedHyphens || isPunycode(label)
    }

    /// `xn--` and the letters, digits and hyphens of RFC 3492; that they decode to a legal name is not checked.
    private static func isPunycode(_ label: Bytes) -> Bool {
        label.prefix(4).elementsEqual("xn--".utf8, by: { $0 | 0x20 == $1 || $0 == $1 }) && label.count > 4
    }

    /// Four numbers from 0 to 255 without leading zeros (RFC 2673 section 3.2).
    static func isIPv4(_ text: some Collection<UInt8>) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                guard (1...3).contains(part.count), part.allSatisfy(\.isDigit) else { return false }
                let value = part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
                return value <= 255 && (part.count == 1 || part.first != UInt8(ascii: "0"))
            }
    }

    /// RFC 4291 section 2.2, without a zone.
    static func isIPv6(_ text: some Collection<UInt8>) -> Bool {
        let text = Array(text)
        let gaps = text.indices.dropLast().filter { text[$0] == UInt8(ascii: ":") && text[$0 + 1] == UInt8(ascii: ":") }
        guard let gap = gaps.first else { return groups(text[...]) == 8 }
        guard gaps.count == 1, let before = groups(text[..<gap], isLast: false), let after = groups(text[(gap + 2)...])
        else { return false }
        return before + after <= 7
    }

    /// How many groups of 16 bits a part is; nil where it is malformed.
    private static func groups(_ text: ArraySlice<UInt8>, isLast: Bool = true) -> Int? {
        if text.isEmpty { return 0 }
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        var count = 0
        for (index, part) in parts.enumerated() {
            if isLast, index == parts.count - 1, part.contains(UInt8(ascii: ".")) {
                guard isIPv4(part) else { return nil }
                count += 2
            } else {
                guard (1...4).contains(part.count), part.allSatisfy({ HexDigit.value($0) != nil }) else { return nil }
                count += 1
            }
        }
        return count
    }
}

extension UInt8 {
    var isDigit: Bool { self &- UInt8(ascii: "0") <= 9 }
    var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
    var isLetterOrDigit: Bool { isLetter || isDigit }
}
