extension JSONReader {
    /// Moves to the value of a field; false where there is none, which is a mismatch where it is required.
    @inline(__always)
    mutating func reach(_ index: Int, isRequired: Bool) -> Bool {
        if frame.pending == index {
            frame.asked |= 1 << UInt64(index)
            return true
        }
        return seek(index, isRequired: isRequired)
    }

    @inline(never)
    private mutating func seek(_ index: Int, isRequired: Bool) -> Bool {
        guard !frame.isSilent, let keys = frame.keys else { return false }
        precondition(keys.entries.indices.contains(index), "a field without a key in the table")
        if frame.slotBase < 0, frame.pending != ObjectFrame.nothing {
            let isBehind = frame.pending < index
            guard isBehind || isRequired else {
                // Most often it is absent. If it comes later, the object is read again.
                frame.asked |= 1 << UInt64(index)
                frame.guessed |= 1 << UInt64(index)
                return false
            }
            switchToIndex(keys)
        }
        let isThere = frame.slotBase >= 0 && find(index)
        if !isThere, isRequired, !frame.isSilent {
            record(.missing(key: keys.entries[index].text), at: openingOffset)
        }
        return isThere
    }

    private var openingOffset: Int { frame.opening.map { $0 - scanner.start } ?? 0 }

    // MARK: By an index

    mutating func beginIndex(_ keys: JSONKeys, isEmpty: Bool) {
        order.noteIndexed(keys)
        makeSlots()
        frame.frontier = scanner.cursor
        frame.isExhausted = isEmpty
    }

    private mutating func makeSlots() {
        frame.slotBase = slots.count
        slots.append(contentsOf: repeatElement(-1, count: frame.keys?.entries.count ?? 0))
    }

    /// From reading in order: the rest of this object, and every later one of its kind, are read by an index.
    private mutating func switchToIndex(_ keys: JSONKeys) {
        order.mark(keys)
        makeSlots()
        let pending = frame.pending
        frame.pending = ObjectFrame.nothing
        slots[frame.slotBase + pending] = scanner.offset
        scanner.skipValue(depth: frame.depth)
        passFrontier()
    }

    /// Moves to the value of a field, looking at keys only as far as needed.
    private mutating func find(_ index: Int) -> Bool {
        let known = slots[frame.slotBase + index]
        if known >= 0 {
            scanner.cursor = scanner.start + known
            return true
        }
        return advanceFrontier(to: index)
    }

    /// Looks at keys until one has the field, or to the end.
    mutating func advanceFrontier(to wanted: Int) -> Bool {
        guard let keys = frame.keys else { return false }
        var likely = max(0, wanted)
        while !frame.isExhausted, let frontier = frame.frontier {
            scanner.cursor = frontier
            let index = passKey(of: keys, likely: likely)
            if scanner.fault != nil {
                becomeSilent()
                return false
            }
            if index < frame.furthest, index >= 0 { order.noteDisordered(keys) }
            frame.furthest = max(frame.furthest, index)
            if index < 0 {
                if frame.firstOther == nil { frame.firstOther = frontier }
            } else if isGuess(index) {
                needsSecondReading = true
                becomeSilent()
                return false
            } else if slots[frame.slotBase + index] < 0 {
                slots[frame.slotBase + index] = scanner.offset
                if index == wanted {
                    frame.frontier = nil
                    return true
                }
            }
            scanner.skipValue(depth: frame.depth)
            passFrontier()
            likely = index + 1
        }
        return false
    }

    private func isGuess(_ index: Int) -> Bool { index < 64 && frame.guessed & (1 << UInt64(index)) != 0 }

    @inline(never)
    mutating func passIndexedField() {
        if frame.frontier == nil, !frame.isSilent { passFrontier() }
    }

    private mutating func passFrontier() {
        frame.isExhausted = !scanner.passSeparator(closing: UInt8(ascii: "}"))
        frame.frontier = scanner.cursor
        if scanner.fault != nil { becomeSilent() }
    }
}
