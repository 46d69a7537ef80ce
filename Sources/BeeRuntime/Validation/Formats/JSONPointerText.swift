/// JSON pointers (RFC 6901) and relative ones (draft-bhutton-relative-json-pointer-00).
enum JSONPointerText {
    static func isPointer(_ text: HostText.Bytes) -> Bool {
        guard text.isEmpty || text.first == UInt8(ascii: "/") else { return false }
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "~"), rest.first != UInt8(ascii: "0"), rest.first != UInt8(ascii: "1") {
                return false
            }
        }
        return true
    }

    static func isRelative(_ text: HostText.Bytes) -> Bool {
        let up = text.prefix(while: \.isDigit)
        guard !up.isEmpty, up.count == 1 || up.first != UInt8(ascii: "0") else { return false }
        let rest = text.dropFirst(up.count)
        return rest.elementsEqual("#".utf8) || isPointer(rest)
    }
}
