import ScaffoldDiagnostics

/// The last line of a generated file, by which the file itself proves that nobody edited it: a hash of the text
/// above. Line endings do not count, since version control may change them. It is no signature: it tells an edit by
/// accident from none, and whoever wants to forge it can.
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
        isSame(one, other) || withoutReturns(one[...]) == withoutReturns(other[...])
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
    private static func withoutReturns(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for index in bytes.indices {
            let byte = bytes[index]
            let isOfPair = byte == carriageReturn && index + 1 < bytes.endIndex && bytes[index + 1] == lineFeed
            if !isOfPair { result.append(byte) }
        }
        return result
    }

    private static func stableHash(of text: ArraySlice<UInt8>) -> UInt64 {
        let (value, hasReturns) = text.withUnsafeBytes(hash)
        return hasReturns ? withoutReturns(text).withUnsafeBytes(hash).value : value
    }

    /// The hash of a text as it stands, the same in every run and on every machine, and whether there is a `\r` in it.
    ///
    /// Eight bytes at a time, the first the lowest, go into the state, which is multiplied to 128 bits and folded to 64;
    /// what is left at the end counts as if zeros followed, and the number of bytes is the state to begin with.
    private static func hash(_ text: UnsafeRawBufferPointer) -> (value: UInt64, hasReturns: Bool) {
        var (hash, hasReturns) = (UInt64(text.count), false)
        func add(_ word: UInt64) {
            let product = (hash ^ word ^ 0xcbf2_9ce4_8422_2325).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
            hash = product.high ^ product.low
            hasReturns = hasReturns || contains(carriageReturn, in: word)
        }
        var offset = 0
        while offset + 8 <= text.count {
            add(UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        add(text[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
        return (hash, hasReturns)
    }

    /// Whether one of the eight bytes of a word is this one: only a byte that is zero borrows from its highest bit.
    private static func contains(_ byte: UInt8, in word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let zeros = word ^ ones &* UInt64(byte)
        return (zeros &- ones) & ~zeros & (ones << 7) != 0
    }
}
