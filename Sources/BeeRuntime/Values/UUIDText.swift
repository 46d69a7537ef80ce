import Foundation

/// UUIDs as text (RFC 9562 section 4).
enum UUIDText {
    /// The UUID of a text of either case; nil where it is none.
    static func uuid(_ text: UnsafeBufferPointer<UInt8>) -> UUID? {
        guard text.count == 36 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        var index = 0
        while index < 36 {
            if [8, 13, 18, 23].contains(index) {
                guard text[index] == UInt8(ascii: "-") else { return nil }
                index += 1
            }
            guard let high = HexDigit.value(text[index]), let low = HexDigit.value(text[index + 1]) else { return nil }
            bytes.append(high << 4 | low)
            index += 2
        }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
