import BeeRuntime
import Testing

@Suite("Equality of models")
struct EqualityTests {
    private struct Reading: BeeRuntime.JSONModel, Swift.Hashable {
        let number: Swift.Double
        let any: BeeRuntime.JSONValue
        let labels: [Swift.String: Swift.Int]

        init(_ number: Swift.Double, any: BeeRuntime.JSONValue = nil, labels: [Swift.String: Swift.Int] = [:]) {
            self.number = number
            self.any = any
            self.labels = labels
        }

        private static let keys = BeeRuntime.JSONKeys("number any labels")

        init(from r: inout BeeRuntime.JSONReader) {
            r.begin(Self.keys)
            number = r.double(0)
            any = r.value(1, BeeRuntime.JSONValue.self)
            labels = r.map(2, Swift.Int.self)
            r.close()
        }

        func encode(to w: inout BeeRuntime.JSONWriter) {
            w.begin(Self.keys)
            w.double(0, number)
            w.value(1, any)
            w.map(2, labels)
            w.close()
        }
    }

    private func expectEqual(_ left: Reading, _ right: Reading, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(left == right, sourceLocation: sourceLocation)
        #expect(left.hashValue == right.hashValue, sourceLocation: sourceLocation)
    }

    @Test func everyPropertyCounts() {
        expectEqual(Reading(1, any: ["a"], labels: ["x": 1]), Reading(1, any: ["a"], labels: ["x": 1]))
        #expect(Reading(1) != Reading(2))
        #expect(Reading(1, any: ["a"]) != Reading(1, any: ["b"]))
        #expect(Reading(1, labels: ["x": 1]) != Reading(1, labels: ["x": 2]))
        #expect(Reading(1, labels: ["x": 1]) != Reading(1, labels: ["y": 1]))
    }

    @Test func numbersCompareByTheirValue() throws {
        let one = try read(JSONValue.self, "1.0")
        expectEqual(Reading(1, any: 1), Reading(1, any: one))
        expectEqual(Reading(0), Reading(-0.0))
    }

    @Test func theOrderOfKeysDoesNotCount() {
        let names = (0..<50).map { "key\($0)" }
        let labels = Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })
        let same = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, 1) })
        expectEqual(Reading(1, labels: labels), Reading(1, labels: same))
    }

    @Test func aValueThatJSONCannotHoldEqualsItself() {
        expectEqual(Reading(.nan), Reading(.nan))
        #expect(Reading(.nan) != Reading(.infinity))
        #expect(Reading(.nan) != Reading(0))
    }

    @Test func recursiveValuesCompare() {
        #expect(Chain(value: 1, next: Chain(value: 2)) == Chain(value: 1, next: Chain(value: 2)))
        #expect(Chain(value: 1, next: Chain(value: 2)) != Chain(value: 1))
    }
}
