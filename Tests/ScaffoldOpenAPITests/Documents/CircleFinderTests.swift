import ScaffoldDiagnostics
import Testing

@testable import ScaffoldOpenAPI

@Suite struct CircleFinderTests {
    private func place(_ index: Int) -> NodeID { NodeID(file: SourceFileID(index: 0), index: UInt32(index)) }

    @Test(arguments: 0...9, 1...9) func everyCircleIsFoundSoon(tail: Int, length: Int) {
        var circles = CircleFinder()
        let steps = (0..<1000).first { circles.isCircle(at: place($0 < tail ? $0 : tail + ($0 - tail) % length)) }
        #expect(steps.map { $0 >= tail + length && $0 <= 3 * (tail + length) } == true)
    }

    @Test func aStraightWayIsNone() {
        var circles = CircleFinder()
        #expect(!(0..<1000).contains { circles.isCircle(at: place($0)) })
    }
}
