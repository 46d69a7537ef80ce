import ScaffoldModel
import Testing

@Suite struct ReachabilityTests {
    private static let edges = [1: [2, 3], 2: [4, 1], 3: [4], 4: [], 5: [3, 5]]

    @Test(arguments: [([1], [1, 2, 4, 3]), ([3, 1], [3, 4, 1, 2]), ([5], [5, 3, 4]), ([], [])])
    func deepFirstAndEachOnce(start: [Int], reached: [Int]) {
        #expect(reachable(from: start) { Self.edges[$0] ?? [] } == reached)
    }

    @Test func aChainMayBeLong() {
        #expect(reachable(from: [0]) { $0 < 200_000 ? [$0 + 1] : [] }.count == 200_001)
    }

    @Test func whatHoldsATypeIsFoundThroughListsAndCircles() {
        var models = Models()
        let ids = models.declare("Meant", "Holder", "Far", "Other")
        models.model[ids[1]].kind = object(field("a", use(.list(use(.named(ids[0]))))), field("b", use(.named(ids[2]))))
        models.model[ids[2]].kind = .alias(use(.named(ids[1])))
        models.model[ids[3]].kind = object(field("a", use(.scalar(.int))))
        let meant = TypeName.Origin.declared("Meant")
        #expect(models.model.typesHolding { $0.name.origin == meant } == Set(ids[0...2]))
        #expect(models.model.typesHolding { _ in false }.isEmpty)
    }
}
