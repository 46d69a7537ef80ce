extension JSONReader {
    /// Reads the keys that no field names, after the last field.
    ///
    /// - Parameter type: the type of each value.
    /// - Returns: the values by their keys.
    public mutating func others<Value: JSONType>(_ type: Value.Type) -> [String: Value] {
        var result: [String: Value] = [:]
        visitOthers { reader, key in
            let offset = reader.scanner.offset
            let value = reader.element(type)
            reader.insert(value, for: key.text, at: offset, into: &result)
        }
        return result
    }

    /// Calls `visit` at the value of each key that is none of the table, and leaves the cursor after the object.
    mutating func visitOthers(_ visit: (inout JSONReader, StringToken) -> Void) {
        // What is left is looked at first: it tells where the first such key is.
        close()
        guard !frame.isSilent, let keys = frame.keys, let first = frame.firstOther else { return }
        scanner.cursor = first
        repeat {
            let key = scanner.passString()
            scanner.passColon()
            let isListed =
                (key.hasEscapes
                    ? index(ofUnescaped: key, in: keys) : keys.index(of: key.start, count: key.count, from: 0)) >= 0
            if isListed {
                scanner.skipValue(depth: frame.depth)
            } else {
                visit(&self, key)
            }
        } while !frame.isSilent && scanner.passSeparator(closing: UInt8(ascii: "}"))
    }
}
