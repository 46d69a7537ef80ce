/// A regular expression as the instructions of a machine that follows all ways through a text at once (Thompson 1968), so
/// that no pattern takes exponential time.
struct ECMAPatternProgram {
    enum Instruction {
        case character(CharacterTest)
        case split(Int, Int)
        case jump(Int)
        case start, end
        case wordBoundary(isNegated: Bool)
        case look(ECMAPatternProgram, isBehind: Bool, isNegated: Bool)
        case match
    }

    /// What takes one character.
    enum CharacterTest {
        case exactly(UInt32)
        case any
        case set(ECMACharacterSet)
    }

    /// Why a pattern has no program: it refers back to a group, counts too far, or asks for a property that the standard
    /// library does not know.
    struct Failure: Error {}

    /// A count of repeats is written out, so it costs instructions.
    private static let longest = 5000

    private(set) var instructions: [Instruction] = []
    /// How many instructions there are, with those of lookarounds and of what is around this.
    private var size: Int

    init(_ term: ECMAPatternTerm) throws(Failure) {
        try self.init(term, size: 0)
    }

    private init(_ term: ECMAPatternTerm, size: Int) throws(Failure) {
        self.size = size
        try add(term)
        try add(.match)
    }

    private mutating func add(_ instruction: Instruction) throws(Failure) {
        guard size < Self.longest else { throw Failure() }
        size += 1
        instructions.append(instruction)
    }

    private mutating func add(_ term: ECMAPatternTerm) throws(Failure) {
        switch term {
        case .character(let value): try add(.character(.exactly(value)))
        case .any: try add(.character(.any))
        case .set(let set):
            guard set.isKnown else { throw Failure() }
            try add(.character(.set(set)))
        case .start: try add(Instruction.start)
        case .end: try add(Instruction.end)
        case .wordBoundary(let isNegated): try add(Instruction.wordBoundary(isNegated: isNegated))
        case .sequence(let terms): for term in terms { try add(term) }
        case .alternatives(let branches): try add(branches[...])
        case .group(let inner, _): try add(inner)
        case .look(let inner, let isBehind, let isNegated, _):
            let program = try ECMAPatternProgram(inner, size: size)
            size = program.size
            try add(.look(program, isBehind: isBehind, isNegated: isNegated))
        case .reference, .namedReference: throw Failure()
        case .repeated(let inner, let min, let max, _): try add(inner, min, max)
        }
    }

    private mutating func add(_ branches: ArraySlice<ECMAPatternTerm>) throws(Failure) {
        guard let first = branches.first else { return }
        if branches.count == 1 { return try add(first) }
        let split = instructions.count
        try add(.jump(0))
        try add(first)
        let jump = instructions.count
        try add(.jump(0))
        instructions[split] = .split(split + 1, instructions.count)
        try add(branches.dropFirst())
        instructions[jump] = .jump(instructions.count)
    }

    private mutating func add(_ inner: ECMAPatternTerm, _ min: Int, _ max: Int?) throws(Failure) {
        for _ in 0..<min {
            let start = instructions.count
            try add(inner)
            // What is empty is so however often.
            if instructions.count == start { return }
        }
        guard let max else {
            let split = instructions.count
            try add(.jump(0))
            try add(inner)
            try add(.jump(split))
            instructions[split] = .split(split + 1, instructions.count)
            return
        }
        var splits: [Int] = []
        for _ in min..<max {
            splits.append(instructions.count)
            try add(.jump(0))
            try add(inner)
        }
        for split in splits { instructions[split] = .split(split + 1, instructions.count) }
    }
}

extension ECMACharacterSet {
    fileprivate var isKnown: Bool {
        members.allSatisfy { member in
            guard case .escape(let escape) = member, case .property(let name) = escape.kind else { return true }
            return (try? Regex("\\p{\(name)}")) != nil
        }
    }
}
