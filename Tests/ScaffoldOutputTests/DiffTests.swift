import Testing

@testable import ScaffoldOutput

@Suite struct DiffTests {
    @Test func findsAShortestWay() {
        var random = Numbers(state: 7)
        for _ in 0..<400 {
            let old = random.lines(upTo: 14, of: 4)
            let new = random.lines(upTo: 14, of: 4)
            let diff = LineDiff(old, new)
            let common = zip(old, diff.isRemoved).filter { !$0.1 }.map(\.0)
            #expect(common == zip(new, diff.isAdded).filter { !$0.1 }.map(\.0))
            #expect(common.count == longestCommon(old, new), "\(old) \(new)")
        }
    }

    @Test func twoLongUnlikeFilesAreReplacedAsAWhole() {
        let old = Array(0..<10_000)
        let new = Array(10_000..<20_000)
        let diff = LineDiff([-1] + old, [-1] + new)
        #expect(diff.isRemoved.count { $0 } == 10_000 && diff.isAdded.count { $0 } == 10_000)
    }

    @Test func oneChangeInALongFileIsFound() {
        let old = Array(0..<10_000)
        var new = old
        new[5_000] = -1
        new.insert(-2, at: 9_000)
        let diff = LineDiff(old, new)
        #expect(diff.isRemoved.count { $0 } == 1 && diff.isAdded.count { $0 } == 2)
    }

    @Test func printsHunksAsDiffDoes() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 3\n", with: "line three\n").replacing("line 18\n", with: "") + "line 21"
        #expect(
            text(old, new) == """
                --- a/x
                +++ b/x
                @@ -1,6 +1,6 @@
                 line 1
                 line 2
                -line 3
                +line three
                 line 4
                 line 5
                 line 6
                @@ -15,6 +15,6 @@
                 line 15
                 line 16
                 line 17
                -line 18
                 line 19
                 line 20
                +line 21
                \\ No newline at end of file

                """)
    }

    @Test func printsWholeFiles() {
        #expect(text("", "a\nb\n") == "--- a/x\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(text("a\n", "") == "--- a/x\n+++ b/x\n@@ -1 +0,0 @@\n-a\n")
        #expect(text("a\n", "a\n") == "")
    }

    private func text(_ old: String, _ new: String) -> String {
        UnifiedDiff(oldName: "a/x", newName: "b/x", old: Array(old.utf8), new: Array(new.utf8)).text
    }

    private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
        var row = Array(repeating: 0, count: new.count + 1)
        for line in old {
            var corner = 0
            for (index, other) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = line == other ? corner + 1 : max(above, row[index])
                corner = above
            }
        }
        return row.last ?? 0
    }
}

/// Numbers that are the same in every run.
private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func lines(upTo count: Int, of kinds: Int) -> [Int] {
        let count = next(below: count + 1)
        return (0..<count).map { _ in next(below: kinds) }
    }
}
