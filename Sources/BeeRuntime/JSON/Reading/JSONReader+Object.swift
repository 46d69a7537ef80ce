extension JSONReader {
    /// Begins an object; its fields follow, in the order of the table where that is possible, and `close()`.
    ///
    /// - Parameter keys: the keys that have fields.
    public mutating func begin(_ keys: JSONKeys) {
        let depth = frame.depth + 1
        let isSilent = frame.isSilent || isOver
        frame = ObjectFrame(keys: keys, depth: depth, isSilent: isSilent)
        if isSilent { return }
        guard scanner.byte == UInt8(ascii: "{") else {
            frame.depth -= 1
            refuse(expected: "an object")
            return becomeSilent()
        }
        guard mayOpen(atDepth: depth) else { return becomeSilent() }
        frame.opening = scanner.cursor
        let hasKeys = scanner.enter(closing: UInt8(ascii: "}"))
        if keys.entries.count > 64 || order.isMarked(keys) {
            beginIndex(keys, isEmpty: !hasKeys)
        } else if hasKeys {
            readKey(likely: 0)
        }
    }

    /// Ends an object; keys that no field named are skipped.
    public mutating func close() {
        if frame.isSilent { return }
        if frame.slotBase >= 0 {
            _ = advanceFrontier(to: ObjectFrame.nothing)
            scanner.cursor = frame.frontier ?? scanner.end
        } else {
            while frame.pending != ObjectFrame.nothing { skipPending() }
        }
    }

    /// Ends an object; keys that no field named are mismatches.
    public mutating func closeExactly() {
        if frame.isSilent { return }
        visitOthers { reader, _ in
            reader.record(.unlisted, at: reader.scanner.offset)
            if reader.frame.isSilent { return }
            reader.scanner.skipValue(depth: reader.frame.depth)
        }
        close()
    }

    /// At a quote: reads keys up to the next one that has a field which was not asked for, and stands at its value.
    mutating func readKey(likely: Int) {
        guard let keys = frame.keys else { return }
        var likely = likely
        while true {
            let quote = scanner.cursor
            let index = passKey(of: keys, likely: likely)
            if index >= 0 {
                let bit = UInt64(1) << UInt64(index)
                if frame.asked & bit == 0 {
                    frame.pending = index
                    return
                }
                if frame.guessed & bit != 0 { return readAgain(keys) }
                // The key stands twice: the first counts.
            } else if frame.firstOther == nil {
                frame.firstOther = quote
            }
            scanner.skipValue(depth: frame.depth)
            guard scanner.passSeparator(closing: UInt8(ascii: "}")) else { return endOfKeys() }
            if index >= 0 { likely = index + 1 }
        }
    }

    /// Passes a key and its colon; the index of its field, or -1.
    @inline(__always)
    mutating func passKey(of keys: JSONKeys, likely: Int) -> Int {
        let quote = scanner.cursor
        if likely < keys.entries.count, keys.entries[likely].stands(at: quote, before: scanner.end) {
            scanner.cursor = quote + (keys.entries[likely].name.count + 2)
            scanner.passColon()
            return likely
        }
        return passUnlikelyKey(of: keys, likely: likely)
    }

    private mutating func passUnlikelyKey(of keys: JSONKeys, likely: Int) -> Int {
        let token = scanner.passString()
        scanner.passColon()
        guard token.hasEscapes else { return keys.index(of: token.start, count: token.count, from: likely) }
        return index(ofUnescaped: token, in: keys)
    }

    func index(ofUnescaped token: StringToken, in keys: JSONKeys) -> Int {
        let padding = [UInt8](repeating: 0, count: 8)
        let bytes = token.unescaped
        return (bytes + padding).withUnsafeBufferPointer { text in
            text.baseAddress.map { keys.index(of: $0, count: bytes.count, from: 0) } ?? ObjectFrame.nothing
        }
    }

    private mutating func endOfKeys() {
        frame.pending = ObjectFrame.nothing
        if scanner.fault != nil { becomeSilent() }
    }

    /// A field that was taken as absent is there after all.
    private mutating func readAgain(_ keys: JSONKeys) {
        order.mark(keys)
        needsSecondReading = true
        becomeSilent()
    }

    /// After the value of a field.
    @inline(__always)
    mutating func passField(_ index: Int) {
        if frame.slotBase >= 0 { return passIndexedField() }
        if frame.isSilent { return }
        if scanner.passSeparator(closing: UInt8(ascii: "}")) {
            readKey(likely: index + 1)
        } else {
            endOfKeys()
        }
    }

    private mutating func skipPending() {
        let index = frame.pending
        frame.asked |= 1 << UInt64(index)
        scanner.skipValue(depth: frame.depth)
        passField(index)
    }
}
