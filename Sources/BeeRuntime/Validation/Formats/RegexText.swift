import Foundation

/// Regular expressions (ECMA-262): the parts in which ICU differs are looked at here, the rest is left to ICU.
struct RegexText {
    static func isExpression(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var reading = RegexText(rest: text[...])
        guard reading.translate() else { return false }
        return (try? NSRegularExpression(pattern: String(decoding: reading.icu, as: UTF8.self))) != nil
    }

    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    /// An expression that ICU accepts where ECMA-262 accepts the one that is read. It need not match the same.
    private var icu: [UInt8] = []

    private init(rest: Slice<UnsafeBufferPointer<UInt8>>) { self.rest = rest }

    /// False where something stands that only ICU knows.
    private mutating func translate() -> Bool {
        while let byte = rest.popFirst() {
            icu.append(byte)
            switch byte {
            case UInt8(ascii: "\\"): if !passEscape() { return false }
            case UInt8(ascii: "["): if !passClass() { return false }
            case UInt8(ascii: "("): if rest.first == UInt8(ascii: "?"), !passGroup() { return false }
            default: break
            }
        }
        return true
    }

    /// After a backslash: ICU has letters that ECMA-262 has not.
    private mutating func passEscape() -> Bool {
        guard let letter = rest.popFirst() else { return false }
        icu.append(letter)
        return !"aAeGhHNQRXzZ".utf8.contains(letter)
    }

    /// After `[`: a class may be empty, and brackets in it mean themselves.
    private mutating func passClass() -> Bool {
        if rest.first == UInt8(ascii: "^") { icu.append(rest.removeFirst()) }
        if rest.first == UInt8(ascii: "]") { icu.append(UInt8(ascii: "x")) }
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "&") { icu.append(UInt8(ascii: "\\")) }
            icu.append(byte)
            if byte == UInt8(ascii: "]") { return true }
            if byte == UInt8(ascii: "\\"), !passEscape() { return false }
        }
        return false
    }

    /// After `(`, at `?`: flags and comments are ICU's own; lookbehind may be of any width.
    private mutating func passGroup() -> Bool {
        for (ecma, icu) in [("?<=", "?="), ("?<!", "?!"), ("?:", "?:"), ("?=", "?="), ("?!", "?!"), ("?<", "?<")]
        where rest.starts(with: ecma.utf8) {
            rest.removeFirst(ecma.utf8.count)
            self.icu.append(contentsOf: icu.utf8)
            return true
        }
        return false
    }
}
