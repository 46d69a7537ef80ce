extension JSONReader {
    /// Looks at what follows the value, and tells what went wrong.
    mutating func finish() -> JSONDecodingError? {
        if !isOver {
            scanner.skipSpace()
            if scanner.cursor != scanner.end { scanner.fail("text after the value") }
        }
        if let fault = scanner.fault { return .syntax(syntaxError(fault)) }
        return log.entries.isEmpty ? nil : .mismatches(mismatches())
    }

    private func syntaxError(_ known: JSONScanner.Fault) -> JSONSyntaxError {
        var finder = JSONPathFinder(scanner)
        var (fault, steps) = (known, [] as [JSONPath.Step])
        if let found = finder.fault() {
            (fault, steps) = found
        } else {
            // A text that is sound, but too deep for the stack.
            finder = JSONPathFinder(scanner)
            steps = finder.steps(toOffsets: [known.offset]).first ?? []
        }
        let before = UnsafeBufferPointer(start: scanner.start, count: fault.offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return JSONSyntaxError(
            reason: "\(fault.reason)", offset: fault.offset,
            line: before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }, column: fault.offset - lineStart + 1,
            path: JSONPath.text(steps))
    }

    private mutating func mismatches() -> [JSONMismatch] {
        let entries = log.entries.sorted { $0.offset < $1.offset }
        var finder = JSONPathFinder(scanner)
        let steps = finder.steps(toOffsets: entries.map(\.offset))
        var mismatches: [JSONMismatch] = []
        for (entry, steps) in zip(entries, steps) { mismatches.append(mismatch(entry, steps)) }
        return mismatches
    }

    private mutating func mismatch(_ entry: MismatchLog.Entry, _ steps: [JSONPath.Step]) -> JSONMismatch {
        switch entry.reason {
        case .missing(let key):
            JSONMismatch(
                path: JSONPath.text(steps + [.key(key)]), offset: entry.offset, reason: "missing required field")
        case .unlisted:
            JSONMismatch(path: JSONPath.text(steps), offset: entry.offset, reason: "unexpected key")
        case .expected(let expected):
            JSONMismatch(
                path: JSONPath.text(steps), offset: entry.offset,
                reason: "expected \(expected), found \(found(entry))")
        case .noMember(let choice):
            JSONMismatch(
                path: JSONPath.text(steps), offset: entry.offset,
                reason: "expected a member of the union, found \(found(entry))"
                    + " (\(reasons(of: choice, at: entry.offset)))")
        }
    }

    /// Why a value is none of the members, each in a few words.
    private mutating func reasons(of choice: UnionChoice, at offset: Int) -> String {
        var reasons: [String] = []
        for member in choice.members {
            scanner.cursor = scanner.start + offset
            frame = ObjectFrame()
            log = MismatchLog(limit: 1)
            let fits = member.attempt(&self, .tolerant) != nil
            reasons.append("no \(member.type): \(fits ? "its keys are another's" : reason(unions.failure))")
        }
        return reasons.joined(separator: "; ")
    }

    private func reason(_ failure: MismatchLog.Entry?) -> String {
        guard let failure else { return "it breaks a constraint" }
        switch failure.reason {
        case .missing(let key): return "\(JSONText.quoted(key)) is missing"
        case .unlisted: return "it has an unexpected key"
        case .expected(let expected): return "expected \(expected), found \(found(failure))"
        case .noMember: return "a union in it has no such member"
        }
    }

    /// What stands at the place of an entry, in words.
    private func found(_ entry: MismatchLog.Entry) -> String {
        if entry.isSecret { return "a secret value" }
        var scanner = scanner
        scanner.cursor = scanner.start + entry.offset
        let start = scanner.cursor
        switch scanner.byte {
        case UInt8(ascii: "{"): return "an object"
        case UInt8(ascii: "["): return "an array"
        case UInt8(ascii: "\""): return "the string \(JSONText.shortened(JSONText.quoted(scanner.passString().text)))"
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return "the number \(JSONText.shortened(scanner.passNumber().text))"
        default:
            scanner.skipScalar()
            return String(decoding: UnsafeBufferPointer(start: start, count: scanner.cursor - start), as: UTF8.self)
        }
    }
}
