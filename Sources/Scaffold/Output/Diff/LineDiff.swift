/// The shortest way from one list of lines to another, found with Myers' algorithm in its linear-space form ("An
/// O(ND) Difference Algorithm and Its Variations", 1986, section 4b): it splits the problem at the middle of an
/// optimal path, so it keeps two rows instead of all of them.
struct LineDiff {
    /// By line of the old list: whether it goes.
    private(set) var isRemoved: [Bool]
    /// By line of the new list: whether it is new.
    private(set) var isAdded: [Bool]

    /// Beyond this many differences in one stretch a shortest way helps nobody, and looking for it takes long: the
    /// stretch is replaced as a whole.
    private static let effort = 2000

    private let old: [Int]
    private let new: [Int]

    /// Lines are given as numbers: equal ones for equal lines.
    init(_ old: [Int], _ new: [Int]) {
        self.old = old
        self.new = new
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
        compare(old.indices, new.indices)
    }

    private mutating func compare(_ left: Range<Int>, _ right: Range<Int>) {
        var (left, right) = (left, right)
        while let a = left.first, let b = right.first, old[a] == new[b] {
            left = a + 1..<left.upperBound
            right = b + 1..<right.upperBound
        }
        while let a = left.last, let b = right.last, old[a] == new[b] {
            left = left.lowerBound..<a
            right = right.lowerBound..<b
        }
        if left.isEmpty || right.isEmpty { return replace(left, right) }
        guard let middle = middle(left, right) else { return replace(left, right) }
        compare(left.lowerBound..<middle.left, right.lowerBound..<middle.right)
        compare(middle.left..<left.upperBound, middle.right..<right.upperBound)
    }

    private mutating func replace(_ left: Range<Int>, _ right: Range<Int>) {
        for line in left { isRemoved[line] = true }
        for line in right { isAdded[line] = true }
    }

    /// A point in the middle of a shortest path, away from both corners; nil where finding it takes too long.
    ///
    /// Neither the first nor the last lines are equal here, so there are at least two differences, and at least one of
    /// them lies on each side of the point.
    private func middle(_ left: Range<Int>, _ right: Range<Int>) -> (left: Int, right: Int)? {
        let limit = min((left.count + right.count + 1) / 2, Self.effort)
        var forward = Search(old, new, left, right, limit: limit, isForward: true)
        var backward = Search(old, new, left, right, limit: limit, isForward: false)
        for depth in 0...limit {
            if let x = forward.advance(to: depth, meeting: backward) {
                return (left.lowerBound + x.start, right.lowerBound + x.start - x.diagonal)
            }
            if let x = backward.advance(to: depth, meeting: forward) {
                return (left.upperBound - x.end, right.upperBound - x.end + x.diagonal)
            }
        }
        return nil
    }
}

/// How far one of the two searches got on each diagonal; the backward one counts from the end.
private struct Search {
    let old: [Int]
    let new: [Int]
    let left: Range<Int>
    let right: Range<Int>
    let isForward: Bool
    let origin: Int
    var reached: [Int]

    init(_ old: [Int], _ new: [Int], _ left: Range<Int>, _ right: Range<Int>, limit: Int, isForward: Bool) {
        (self.old, self.new, self.left, self.right) = (old, new, left, right)
        self.isForward = isForward
        origin = limit + 1
        reached = Array(repeating: 0, count: 2 * limit + 3)
    }

    /// Goes one difference further on every diagonal, until it meets the other search; says on which diagonal that
    /// is, and where the equal lines before the meeting begin and end.
    mutating func advance(to depth: Int, meeting other: Search) -> (start: Int, end: Int, diagonal: Int)? {
        let (n, m) = (left.count, right.count)
        // The forward search meets one that is a step behind, the backward one a search of its own depth.
        let meets = ((n + m) % 2 != 0) == isForward
        let behind = isForward ? depth - 1 : depth
        let lowest = -(depth - 2 * max(0, depth - m))
        let highest = depth - 2 * max(0, depth - n)
        for diagonal in stride(from: lowest, through: highest, by: 2) {
            let start = self.start(on: diagonal, depth)
            var x = start
            while x < n, x - diagonal < m, isEqual(x, x - diagonal) { x += 1 }
            reached[origin + diagonal] = x
            let opposite = n - m - diagonal
            if meets, abs(opposite) <= behind, x + other.reached[origin + opposite] >= n { return (start, x, diagonal) }
        }
        return nil
    }

    private func start(on diagonal: Int, _ depth: Int) -> Int {
        let fromAbove = reached[origin + diagonal + 1]
        let fromLeft = reached[origin + diagonal - 1]
        return diagonal == -depth || (diagonal != depth && fromLeft < fromAbove) ? fromAbove : fromLeft + 1
    }

    private func isEqual(_ x: Int, _ y: Int) -> Bool {
        isForward
            ? old[left.lowerBound + x] == new[right.lowerBound + y]
            : old[left.upperBound - 1 - x] == new[right.upperBound - 1 - y]
    }
}
