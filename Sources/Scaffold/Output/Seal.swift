import ScaffoldDiagnostics

/// The last line of a generated file, by which the file itself proves that nobody edited it: a hash of the text
/// above. Line endings do not count, since version control may change them.
package enum Seal {
    private static let prefix = "// scaffold: "
    private static let digits = 16

    /// A text with its seal.
    package static func sealing(_ text: [UInt8]) -> [UInt8] {
        var sealed = text
        if let last = text.last, last != lineFeed { sealed.append(lineFeed) }
        let hash = String(stableHash(of: sealed[...]), radix: 16)
        let padding = String(repeating: "0", count: digits - hash.utf8.count)
        sealed.append(contentsOf: "\(prefix)\(padding)\(hash)\n".utf8)
        return sealed
    }

    /// What a file says of itself.
    package enum State: Sendable {
        /// It has no seal: somebody else's.
        case foreign
        /// It has one, and it does not fit.
        case edited
        case intact
    }

    package static func state(of file: [UInt8]) -> State {
        var end = file.endIndex
        while let last = file[..<end].last, last == lineFeed || last == carriageReturn { end -= 1 }
        let start = file[..<end].lastIndex(of: lineFeed).map { $0 + 1 } ?? file.startIndex
        let line = file[start..<end]
        guard line.starts(with: prefix.utf8) else {
            return contains(file, prefix) ? .edited : .foreign
        }
        let hash = String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
        guard hash.utf8.count == digits, let value = UInt64(hash, radix: 16) else { return .edited }
        return value == stableHash(of: file[..<start]) ? .intact : .edited
    }

    /// Whether two files differ in nothing but their line endings.
    package static func isSameText(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        isSame(one, other) || withoutReturns(one) == withoutReturns(other)
    }

    /// Looks at eight bytes together: nearly every file that is compared is the same.
    private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count == other.count else { return false }
        return one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                var offset = 0
                while offset + 8 <= one.count {
                    let left = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    guard left == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
                    offset += 8
                }
                return one[offset...].elementsEqual(other[offset...])
            }
        }
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Whether a line of the file begins like a seal: somebody wrote below it.
    private static func contains(_ file: [UInt8], _ prefix: String) -> Bool {
        file.split(separator: lineFeed).contains { $0.starts(with: prefix.utf8) }
    }

    /// The text with every `\r\n` as `\n`.
    private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            let isOfPair = byte == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
            if !isOfPair { result.append(byte) }
        }
        return result
    }

    private static func stableHash(of text: ArraySlice<UInt8>) -> UInt64 {
        text.withUnsafeBufferPointer { bytes in
            StableHash.value(of: bytes) { index in
                bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
            }
        }
    }
}
