extension JSONReader {
    /// Reads the string that the reader stands at and makes a value of it, for a type of one's own.
    ///
    /// - Parameters:
    ///   - expected: what the string should be, for the mismatch: `an ISBN`.
    ///   - make: the value of a string; nil where the string is none, which is a mismatch.
    /// - Returns: nil where there is no such string: the type then makes a placeholder, which never gets out.
    public mutating func text<Value>(_ expected: String, _ make: (String) -> Value?) -> Value? {
        parsed(expected) { make(String(decoding: $0, as: UTF8.self)) }
    }

    /// Reads the string at the cursor and makes a value of its bytes.
    mutating func parsed<Value>(_ expected: String, _ make: (UnsafeBufferPointer<UInt8>) -> Value?) -> Value? {
        guard !frame.isSilent, !isOver else { return nil }
        guard scanner.byte == UInt8(ascii: "\"") else {
            refuse(expected: expected)
            return nil
        }
        let offset = scanner.offset
        let token = scanner.passString()
        guard scanner.fault == nil else { return nil }
        let value = token.hasEscapes ? token.unescaped.withUnsafeBufferPointer(make) : make(token.bytes)
        if value == nil { record(.expected(expected), at: offset) }
        return value
    }
}
