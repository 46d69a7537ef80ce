/// URI templates (RFC 6570).
enum URITemplateText {
    static func isTemplate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = text[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "{"):
                guard let end = rest.firstIndex(of: UInt8(ascii: "}")), isExpression(rest[..<end]) else { return false }
                rest = rest[(end + 1)...]
            case UInt8(ascii: "%"):
                guard rest.count >= 2, rest.prefix(2).allSatisfy({ HexDigit.value($0) != nil }) else { return false }
            case 0...0x20, 0x7F: return false
            default: if "\"<>\\^`|}".utf8.contains(byte) { return false }
            }
        }
        return true
    }

    private static func isExpression(_ text: HostText.Bytes) -> Bool {
        let names = text.first.map { "+#./;?&=,!@|".utf8.contains($0) } ?? false ? text.dropFirst() : text
        return names.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).allSatisfy(isVariable)
    }

    private static func isVariable(_ text: HostText.Bytes) -> Bool {
        var name = text
        if name.last == UInt8(ascii: "*") {
            name = name.dropLast()
        } else if let colon = name.firstIndex(of: UInt8(ascii: ":")) {
            let length = name[(colon + 1)...]
            guard (1...4).contains(length.count), length.allSatisfy(\.isDigit), length.first != UInt8(ascii: "0") else {
                return false
            }
            name = name[..<colon]
        }
        return name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part.allSatisfy { $0.isLetterOrDigit || "_%".utf8.contains($0) }
        }
    }
}
