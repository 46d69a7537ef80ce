extension JSONReader {
    /// Reads the value at the cursor, as often as needed, and comes back to the object around it.
    mutating func element<Value: JSONType>(_ type: Value.Type) -> Value {
        let saved = frame
        let slotCount = slots.count
        let value = read(type, in: saved, slotCount: slotCount)
        restore(saved, slotCount: slotCount)
        return value
    }

    /// Reads the value at the cursor; the frame is any afterwards.
    @inline(__always)
    private mutating func read<Value: JSONType>(
        _ type: Value.Type, in saved: ObjectFrame, slotCount: Int
    ) -> Value {
        let start = scanner.cursor
        let recorded = log.entries.count
        var value = Value(from: &self)
        // Each turn has marked one more table of keys, so this ends.
        while needsSecondReading, !isOver {
            needsSecondReading = false
            log.truncate(to: recorded)
            scanner.cursor = start
            restore(saved, slotCount: slotCount)
            value = Value(from: &self)
        }
        return value
    }

    @inline(__always)
    mutating func restore(_ saved: ObjectFrame, slotCount: Int) {
        frame = saved
        if slots.count > slotCount { slots.removeLast(slots.count - slotCount) }
        if isOver { becomeSilent() }
    }

    /// A value made of placeholders.
    mutating func placeholder<Value: JSONType>(_ type: Value.Type) -> Value {
        let saved = frame
        becomeSilent()
        let value = Value(from: &self)
        frame = saved
        return value
    }

    // Specialised for what long arrays hold: otherwise each element costs a look at its metadata.
    /// Reads an array at the cursor, element by element.
    @_specialize(where Element == Double)
    @_specialize(where Element == [Double])
    @_specialize(where Element == Int)
    @_specialize(where Element == String)
    mutating func elements<Element: JSONType>(_ type: Element.Type) -> [Element] {
        var result = ElementBuffer<Element>()
        visitContainer("an array", opening: UInt8(ascii: "[")) { reader, saved, slotCount in
            result.append(reader.read(type, in: saved, slotCount: slotCount))
        }
        return result.elements()
    }

    /// Reads an object at the cursor as a dictionary; of a key that stands twice, the first counts.
    mutating func entries<Value: JSONType>(_ type: Value.Type) -> [String: Value] {
        var result: [String: Value] = [:]
        visitContainer("an object", opening: UInt8(ascii: "{")) { reader, saved, slotCount in
            let key = reader.scanner.passString().text
            reader.scanner.passColon()
            let offset = reader.scanner.offset
            let value = reader.read(type, in: saved, slotCount: slotCount)
            reader.insert(value, for: key, at: offset, into: &result)
        }
        return result
    }

    /// Puts a value into a dictionary, unless its key is there. Keys that differ in JSON and are equal in Swift have no
    /// place side by side, which is a mismatch.
    mutating func insert<Value>(_ value: Value, for key: String, at offset: Int, into result: inout [String: Value]) {
        guard let place = result.index(forKey: key) else {
            result[key] = value
            return
        }
        if !result[place].key.isSame(as: key) {
            record(.expected("a key that is canonically equivalent to no other one"), at: offset)
        }
    }

    /// Opens a container at the cursor and calls `visit` at each of its elements or keys.
    @inline(__always)
    private mutating func visitContainer(
        _ expected: String, opening: UInt8, _ visit: (inout JSONReader, ObjectFrame, Int) -> Void
    ) {
        guard !frame.isSilent, !isOver else { return }
        guard scanner.byte == opening else { return refuse(expected: expected) }
        guard mayOpen(atDepth: frame.depth + 1) else { return }
        let outer = frame
        let slotCount = slots.count
        frame.depth += 1
        let saved = frame
        var hasNext = scanner.enter(closing: opening + 2)
        while hasNext {
            visit(&self, saved, slotCount)
            restore(saved, slotCount: slotCount)
            hasNext = !frame.isSilent && scanner.passSeparator(closing: opening + 2)
        }
        restore(outer, slotCount: slotCount)
    }
}
