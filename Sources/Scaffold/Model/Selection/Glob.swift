/// A pattern over paths: `*` stands for any text without a slash, `**` for any text, `?` for one character that is not
/// a slash; everything else for itself.
struct Glob {
    private enum Part: Equatable {
        case byte(UInt8), one, segment, any
    }

    private let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*") where parts.last == .segment || parts.last == .any: parts[parts.count - 1] = .any
            case UInt8(ascii: "*"): parts.append(.segment)
            case UInt8(ascii: "?"): parts.append(.one)
            default: parts.append(.byte(byte))
            }
        }
        self.parts = parts
    }

    func matches(_ text: String) -> Bool {
        // The set of pattern positions that the text so far may have reached: linear in pattern times text, whatever
        // the pattern.
        var reached = closed([0])
        for byte in text.utf8 {
            var next: Set<Int> = []
            for position in reached where position < parts.count {
                switch parts[position] {
                case .byte(let expected): if byte == expected { next.insert(position + 1) }
                case .one: if byte != UInt8(ascii: "/") { next.insert(position + 1) }
                case .segment: if byte != UInt8(ascii: "/") { next.insert(position) }
                case .any: next.insert(position)
                }
            }
            reached = closed(next)
            if reached.isEmpty { return false }
        }
        return reached.contains(parts.count)
    }

    /// Adds what is reached without text: a star may stand for nothing.
    private func closed(_ positions: Set<Int>) -> Set<Int> {
        var all = positions
        for start in positions {
            var position = start
            while position < parts.count, parts[position] == .segment || parts[position] == .any {
                position += 1
                all.insert(position)
            }
        }
        return all
    }
}
