/// Strings as JSON text.
enum JSONText {
    /// A string in quotes, escaped.
    static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        appendQuoted(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a string in quotes; only what must be escaped is.
    static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { appendEscaped($0, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    static func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var written = 0
        for index in text.indices where needsEscape(text[index]) {
            bytes.append(contentsOf: text[written..<index])
            appendEscape(of: text[index], to: &bytes)
            written = index + 1
        }
        bytes.append(contentsOf: text[written...])
    }

    static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func appendEscape(of byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        default:
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(HexDigit.lowercase[Int(byte >> 4)])
            bytes.append(HexDigit.lowercase[Int(byte & 15)])
        }
    }

    /// A value as compact JSON text.
    static func of(_ value: some JSONType) -> String {
        var writer = JSONWriter()
        writer.write(value)
        return writer.text
    }

    /// The beginning of a text, for a message: at most 80 characters.
    static func shortened(_ text: String) -> String {
        let limit = 80
        guard text.utf8.count > limit else { return text }
        let head = text.prefix(limit)
        return head.endIndex == text.endIndex ? text : head + "…"
    }
}
