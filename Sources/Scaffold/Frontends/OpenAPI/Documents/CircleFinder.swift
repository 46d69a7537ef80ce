import ScaffoldSource

/// Tells a walk along references that it goes in a circle, without a memory of where it has been: it compares with one
/// place, which moves on ever more rarely (Brent's algorithm). A circle is found after at most a few rounds.
struct CircleFinder {
    private var mark: NodeID?
    private var steps = 0
    private var stepsToNextMark = 1

    /// Whether the walk, which goes on from here, was here before.
    mutating func isCircle(at node: NodeID) -> Bool {
        if node == mark { return true }
        steps += 1
        if steps == stepsToNextMark {
            mark = node
            steps = 0
            stepsToNextMark *= 2
        }
        return false
    }
}
