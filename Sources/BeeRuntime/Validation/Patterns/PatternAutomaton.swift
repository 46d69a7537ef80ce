/// A regular expression of at most 64 characters and sets, each a bit of a word (Glushkov, 1961): a text is read once, byte
/// by byte, whatever the expression is. Most expressions of real descriptions are of this kind; `NSRegularExpression`
/// takes several times as long, since it wants UTF-16.
struct PatternAutomaton: Sendable {
    private static let mostPositions = 64

    private var sets: [ScalarSet] = []
    /// The positions that may come after each one.
    private var follow: [UInt64] = []
    /// The positions whose set has a character of ASCII, for each of those.
    private var positions = [UInt64](repeating: 0, count: 128)
    private var whole = Piece()
    private let isAnchoredAtStart: Bool
    private let isAnchoredAtEnd: Bool

    /// A part of the expression: where it begins and ends, and whether it matches the empty text.
    private struct Piece {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var isNullable = true
    }

    /// An automaton for a regular expression of ICU; nil where it takes more than one.
    init?(_ icu: String) {
        var text = icu[...]
        isAnchoredAtStart = text.hasPrefix("^")
        if isAnchoredAtStart { text.removeFirst() }
        isAnchoredAtEnd = text.hasSuffix(#"\z"#) && !text.hasSuffix(#"\\z"#)
        if isAnchoredAtEnd { text.removeLast(2) }
        var parser = PatternParser(text)
        guard let term = parser.whole() else { return nil }
        // An anchor binds more tightly than `|`.
        if case .choice = term, isAnchoredAtStart || isAnchoredAtEnd { return nil }
        guard let piece = add(term) else { return nil }
        whole = piece
        for (index, set) in sets.enumerated() {
            for byte in 0..<128 where set.contains(UInt32(byte)) { positions[byte] |= 1 << UInt64(index) }
        }
    }

    // MARK: Building

    private mutating func add(_ term: PatternTerm) -> Piece? {
        switch term {
        case .set(let set):
            guard sets.count < Self.mostPositions else { return nil }
            let bit = UInt64(1) << UInt64(sets.count)
            sets.append(set)
            follow.append(0)
            return Piece(first: bit, last: bit, isNullable: false)
        case .sequence(let terms):
            var result = Piece()
            for term in terms {
                guard let next = add(term) else { return nil }
                append(next, to: &result)
            }
            return result
        case .choice(let terms):
            var result = Piece(isNullable: false)
            for term in terms {
                guard let next = add(term) else { return nil }
                result.first |= next.first
                result.last |= next.last
                result.isNullable = result.isNullable || next.isNullable
            }
            return result
        case .repeated(let term, let least, let most): return add(term, least: least, most: most)
        }
    }

    private mutating func add(_ term: PatternTerm, least: Int, most: Int?) -> Piece? {
        guard max(least, most ?? 0) <= Self.mostPositions else { return nil }
        var result = Piece()
        // Without a greatest number, the last copy follows itself.
        let copies = most ?? max(least, 1)
        for index in 0..<copies {
            guard var copy = add(term) else { return nil }
            if index >= least { copy.isNullable = true }
            if most == nil, index == copies - 1 { connect(copy.last, to: copy.first) }
            append(copy, to: &result)
        }
        return result
    }

    private mutating func append(_ next: Piece, to piece: inout Piece) {
        connect(piece.last, to: next.first)
        piece = Piece(
            first: piece.isNullable ? piece.first | next.first : piece.first,
            last: next.isNullable ? piece.last | next.last : next.last,
            isNullable: piece.isNullable && next.isNullable)
    }

    private mutating func connect(_ ends: UInt64, to beginnings: UInt64) {
        for index in follow.indices where ends >> UInt64(index) & 1 == 1 { follow[index] |= beginnings }
    }

    // MARK: Matching

    /// Whether the expression matches somewhere in a text.
    func matches(_ text: String) -> Bool {
        if whole.isNullable, !isAnchoredAtStart || !isAnchoredAtEnd { return true }
        var text = text
        return text.withUTF8 { bytes in
            if bytes.isEmpty { return whole.isNullable }
            var state: UInt64 = 0
            var index = 0
            var beginnings = whole.first
            while index < bytes.count {
                let next = successors(of: state) | beginnings
                if isAnchoredAtStart { beginnings = 0 }
                state = next & positions(at: &index, in: bytes)
                if !isAnchoredAtEnd, state & whole.last != 0 { return true }
                if state == 0, isAnchoredAtStart { return false }
            }
            return state & whole.last != 0
        }
    }

    @inline(__always)
    private func successors(of state: UInt64) -> UInt64 {
        var rest = state
        var result: UInt64 = 0
        while rest != 0 {
            result |= follow[rest.trailingZeroBitCount]
            rest &= rest - 1
        }
        return result
    }

    /// The positions that the character at an index may have; the index is the next one afterwards.
    @inline(__always)
    private func positions(at index: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let byte = bytes[index]
        if byte < 0x80 {
            index += 1
            return positions[Int(byte)]
        }
        return otherPositions(at: &index, in: bytes)
    }

    @inline(never)
    private func otherPositions(at index: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        // The bytes are those of a string, hence well formed.
        let length = (~bytes[index]).leadingZeroBitCount
        var scalar = UInt32(bytes[index] & 0x7F >> UInt8(length))
        for next in bytes[(index + 1)..<(index + length)] { scalar = scalar << 6 | UInt32(next & 0x3F) }
        index += length
        var result: UInt64 = 0
        for (position, set) in sets.enumerated() where set.contains(scalar) { result |= 1 << UInt64(position) }
        return result
    }
}
