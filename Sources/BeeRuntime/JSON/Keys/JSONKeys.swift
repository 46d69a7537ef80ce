/// The keys of an object, in the order in which a model reads and writes them; or the texts of an enumeration, in the
/// order of its cases.
///
/// A table lives as long as the process: make it once, in a static constant.
public struct JSONKeys: Sendable {
    /// Never freed, and never changed after `init`.
    nonisolated(unsafe) let entries: UnsafeBufferPointer<Entry>

    /// The number of this table among all, from 0.
    let identity: Int

    /// A key in the forms that reading and writing want.
    struct Entry {
        /// The key itself, as UTF-8.
        let name: UnsafeBufferPointer<UInt8>

        /// `,"key":`, escaped.
        let written: UnsafeBufferPointer<UInt8>

        /// The first and the last eight bytes of the name; of a shorter one, the name and zeros, and zero.
        let head: UInt64
        let tail: UInt64

        /// Whether the name stands in a text as it is.
        let isPlain: Bool

        var text: String { String(decoding: name, as: UTF8.self) }
    }

    /// Splits a text into keys.
    ///
    /// - Parameters:
    ///   - names: the keys, with a separator between each two. A separator at the very end belongs to the key before
    ///     it: `""` is no key, `" "` is the empty key.
    ///   - separator: one character of ASCII that no key contains.
    public init(_ names: StaticString, separator: StaticString = " ") {
        let separator = separator.withUTF8Buffer { $0.first } ?? UInt8(ascii: " ")
        var pieces = names.withUTF8Buffer { text in
            text.split(separator: separator, omittingEmptySubsequences: false).map(Array.init)
        }
        if pieces.last == [] { pieces.removeLast() }
        entries = UnsafeBufferPointer(Self.immortal(pieces.map(Entry.init)))
        identity = KeyOrder.newIdentity()
    }

    static func immortal<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = memory.initialize(from: elements)
        return memory
    }
}

extension JSONKeys.Entry {
    init(_ name: [UInt8]) {
        var written = Array(",\"".utf8)
        name.withUnsafeBufferPointer { JSONText.appendEscaped($0, to: &written) }
        written.append(contentsOf: "\":".utf8)
        self.name = UnsafeBufferPointer(JSONKeys.immortal(name))
        self.written = UnsafeBufferPointer(JSONKeys.immortal(written))
        isPlain = !name.contains(where: JSONText.needsEscape)
        head = Self.word(name.prefix(8))
        tail = name.count > 8 ? Self.word(name.suffix(8)) : 0
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Whether the name is these bytes, which at least eight readable ones follow.
    @inline(__always)
    func matches(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
        guard name.count == count else { return false }
        return hasBytes(bytes)
    }

    @inline(__always)
    private func hasBytes(_ bytes: UnsafePointer<UInt8>) -> Bool {
        let count = name.count
        let first = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
        if count < 8 { return first & ((1 << UInt64(count &* 8)) &- 1) == head }
        if first != head { return false }
        if count == 8 { return true }
        let last = UInt64(littleEndian: UnsafeRawPointer(bytes + (count - 8)).loadUnaligned(as: UInt64.self))
        if last != tail { return false }
        return count <= 16 || zip(name, UnsafeBufferPointer(start: bytes, count: count)).allSatisfy { $0 == $1 }
    }

    /// Whether the text at an opening quote is this key, as it most often is when it is the next one of the table.
    @inline(__always)
    func stands(at quote: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> Bool {
        isPlain && end - quote > name.count + 1 && quote[name.count + 1] == UInt8(ascii: "\"")
            && quote[0] == UInt8(ascii: "\"")
            && hasBytes(quote + 1)
    }
}

extension JSONKeys {
    /// The index of a key, sought from the one that is most likely; -1 where it is none of the table.
    func index(of bytes: UnsafePointer<UInt8>, count: Int, from hint: Int) -> Int {
        for index in min(hint, entries.count)..<entries.count where entries[index].matches(bytes, count: count) {
            return index
        }
        for index in 0..<min(hint, entries.count) where entries[index].matches(bytes, count: count) { return index }
        return -1
    }

    /// The index of a text among the keys, by its bytes.
    ///
    /// - Parameter text: a key, or another text.
    /// - Returns: the index; -1 where it is none of them.
    public func index(of text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            entries.firstIndex { $0.name.count == bytes.count && $0.name.elementsEqual(bytes) } ?? -1
        }
    }
}
