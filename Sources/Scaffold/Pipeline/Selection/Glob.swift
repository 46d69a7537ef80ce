/// A pattern for paths of operations: `*` stands for one segment or a part of one, `**` for anything.
struct Glob {
    private let pattern: [Character]

    init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    func matches(_ text: String) -> Bool {
        // The positions in the pattern where the text so far may have led, as in any automaton: no way back, no blow-up.
        var states = closure(of: [0])
        for character in text {
            var next: Set<Int> = []
            for state in states where state < pattern.count {
                if pattern[state] == "*" {
                    if character != "/" || isDouble(state) { next.insert(state) }
                } else if pattern[state] == character {
                    next.insert(state + 1)
                }
            }
            states = closure(of: next)
        }
        return states.contains(pattern.count)
    }

    /// Stars may stand for nothing.
    private func closure(of states: Set<Int>) -> Set<Int> {
        var result = states
        for state in states {
            var state = state
            while state < pattern.count, pattern[state] == "*" {
                state += isDouble(state) ? 2 : 1
                result.insert(state)
            }
        }
        return result
    }

    private func isDouble(_ state: Int) -> Bool { state + 1 < pattern.count && pattern[state + 1] == "*" }
}
