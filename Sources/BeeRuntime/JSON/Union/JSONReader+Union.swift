extension JSONReader {
    /// Finds the member of a union that the value at the cursor belongs to; `member(_:)` reads it.
    ///
    /// Without a tag, what is of a kind that members are and yet fits none is a mismatch: nothing says that it is of a
    /// member that the service has added since.
    ///
    /// - Returns: the index of the member; -1 where none fits and the union has `unknown`.
    public mutating func choose(_ choice: UnionChoice) -> Int {
        guard !frame.isSilent, !isOver else { return choice.fallback }
        let chosen = decide(choice)
        guard chosen < 0 else { return chosen }
        if choice.fallback >= 0 {
            record(.noMember(choice), at: scanner.offset)
            if !frame.isSilent { scanner.skipValue(depth: frame.depth) }
            becomeSilent()
        } else if choice.tag == nil, !isOver {
            let kind = kind()
            if choice.members.contains(where: { $0.kinds.contains(kind) }) {
                record(.noMember(choice), at: scanner.offset)
            }
        }
        return choice.fallback
    }

    /// Finds the member, by trying where nothing else tells; -1 where none fits.
    private mutating func decide(_ choice: UnionChoice) -> Int {
        let place = UnionMemory.Place(choice: ObjectIdentifier(choice), offset: scanner.offset)
        if let known = unions.decisions[place] { return take(known, at: place) }
        let candidates = candidates(choice)
        if isOver { return choice.fallback }
        if candidates.members.count == 1, candidates.isSure { return candidates.members[0] }
        // An open enumeration takes any value, so that a member which lists the value goes first.
        let decision =
            firstFitting(candidates.members, of: choice, .strict)
            ?? firstFitting(candidates.members, of: choice, .tolerant)
            ?? (options.mode == .off ? firstFitting(candidates.members, of: choice, .off) : nil)
            ?? UnionMemory.Decision(member: -1, value: nil)
        if !isOver { unions.decisions[place] = decision }
        return take(decision, at: place)
    }

    private mutating func firstFitting(
        _ members: [Int], of choice: UnionChoice, _ mode: DecodingMode
    ) -> UnionMemory.Decision? {
        for member in members {
            if let value = choice.members[member].attempt(&self, mode) {
                return UnionMemory.Decision(member: member, value: value)
            }
        }
        return nil
    }

    private mutating func take(_ decision: UnionMemory.Decision, at place: UnionMemory.Place) -> Int {
        unions.chosen = decision.value.map { (place.offset, $0) }
        return decision.member
    }

    /// Reads the value at the cursor as the member that was chosen.
    ///
    /// - Parameter type: the type of the member.
    /// - Returns: the value, or a placeholder.
    public mutating func member<Value: JSONType>(_ type: Value.Type) -> Value {
        let place = scanner.offset
        if let chosen = unions.chosen, chosen.place == place, let value = chosen.value.value as? Value {
            unions.chosen = nil
            scanner.cursor = chosen.value.end
            return value
        }
        let value = element(type)
        if let json = value as? JSONValue, !isOver, !frame.isSilent { unions.unknown[place] = (json, scanner.cursor) }
        return value
    }

    /// Reads the value at the cursor as a member of a union, and goes back; nil where it does not fit.
    mutating func attempt<Value: JSONType>(
        _ type: Value.Type, _ mode: DecodingMode, accepts: (Value) -> Bool
    ) -> UnionMemory.Value? {
        let start = scanner.cursor
        let saved = frame
        let slotCount = slots.count
        let (recorded, limit) = (log.entries.count, log.limit)
        log.limit = recorded + 1
        let value = element(type)
        let fits = log.entries.count == recorded && scanner.fault == nil && accepts(value)
        if !fits { unions.failure = log.entries.count > recorded ? log.entries[recorded] : nil }
        log.limit = limit
        log.truncate(to: recorded)
        let end = scanner.cursor
        if scanner.fault == nil { scanner.cursor = start }
        restore(saved, slotCount: slotCount)
        return fits ? UnionMemory.Value(value: value, end: end) : nil
    }
}

extension JSONReader {
    /// What is left of the members, and whether it is sure.
    private struct Candidates {
        var members: [Int]

        /// Whether a member that is left alone needs no proof.
        var isSure: Bool
    }

    private mutating func candidates(_ choice: UnionChoice) -> Candidates {
        let kind = kind()
        let fitting = choice.members.indices.filter { choice.members[$0].kinds.contains(kind) }
        guard kind == .object, choice.tag != nil || choice.members.contains(where: { $0.key != nil }) else {
            return Candidates(members: fitting, isSure: true)
        }
        let signs = signs(choice)
        if let tag = signs.tag {
            if let index = fitting.first(where: { choice.members[$0].tags.contains(tag) }) {
                return Candidates(members: [index], isSure: true)
            }
        }
        if let index = fitting.first(where: { choice.members[$0].isDefault }) {
            return Candidates(members: [index], isSure: true)
        }
        let tagless =
            choice.tag == nil ? fitting : fitting.filter { choice.members[$0].tags.isEmpty || signs.tag == nil }
        let named = tagless.filter { choice.members[$0].key.map(signs.keys.contains) ?? false }
        if !named.isEmpty { return Candidates(members: named, isSure: true) }
        let keyless = tagless.filter { choice.members[$0].key == nil }
        return Candidates(members: keyless, isSure: keyless.count == fitting.count)
    }

    /// What the keys of the object at the cursor tell.
    private struct Signs {
        var tag: String?
        var keys: Set<String> = []
    }

    private mutating func signs(_ choice: UnionChoice) -> Signs {
        let start = scanner.cursor
        let telling = Set(choice.members.compactMap(\.key))
        var signs = Signs()
        var hasNext = scanner.enter(closing: UInt8(ascii: "}"))
        while hasNext {
            let key = scanner.passString().text
            scanner.passColon()
            if telling.contains(key) { signs.keys.insert(key) }
            if key == choice.tag, signs.tag == nil, let tag = tagText() {
                signs.tag = tag
                if choice.members.contains(where: { $0.tags.contains(tag) }) { break }
            }
            scanner.skipValue(depth: frame.depth + 1)
            hasNext = scanner.passSeparator(closing: UInt8(ascii: "}"))
        }
        if scanner.fault == nil { scanner.cursor = start } else { becomeSilent() }
        return signs
    }

    /// The text of the scalar at the cursor; nil for arrays, objects and null.
    private func tagText() -> String? {
        var ahead = scanner
        switch ahead.byte {
        case UInt8(ascii: "\""): return ahead.passString().text
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "n"): return nil
        default:
            let start = ahead.cursor
            ahead.skipScalar()
            return String(decoding: UnsafeBufferPointer(start: start, count: ahead.cursor - start), as: UTF8.self)
        }
    }
}
