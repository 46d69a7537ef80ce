import ScaffoldDiagnostics
import Testing

@testable import ScaffoldModel

/// Checks of values of which some keys are unknown, held against the logic that they stand for.
@Suite struct OneWayChecksTests {
    private static let keys = ["a", "b", "x", "y"]
    private static let unknown: Set<String> = ["x", "y"]

    /// Makes checks of three levels, the same for a seed.
    private struct Maker {
        var model = ProtocolModel()
        var state: UInt64

        mutating func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }

        mutating func key() -> String { keys[number(below: keys.count)] }

        mutating func check(depth: Int) -> ValueCheckID {
            let assertions = (0...number(below: 2)).map { _ in assertion(depth: depth) }
            return model.add(ValueCheck(assertions: assertions, pointer: "#", span: nowhere))
        }

        mutating func assertion(depth: Int) -> ValueCheck.Assertion {
            let below = { (maker: inout Maker) in maker.check(depth: depth - 1) }
            switch number(below: depth == 0 ? 4 : 11) {
            case 0: return .required([key()])
            case 1: return .dependentRequired([.init(key: key(), required: [key(), key()])])
            case 2: return .rule(.minProperties(number(below: 5)))
            case 3: return .rule(.maxProperties(number(below: 5)))
            case 4: return .all([below(&self), below(&self)])
            case 5: return .any([below(&self), below(&self)])
            case 6: return .one([below(&self), below(&self), below(&self)])
            case 7: return .not(below(&self))
            case 8: return .conditional(if: below(&self), then: below(&self), else: below(&self))
            case 9: return .conditional(if: below(&self), then: nil, else: below(&self))
            default: return .dependentChecks([.init(name: key(), check: below(&self))])
            }
        }
    }

    /// Whether an object with some keys passes.
    private func passes(_ id: ValueCheckID, _ keys: Set<String>, _ model: ProtocolModel) -> Bool {
        model[id].assertions.allSatisfy { assertion in
            switch assertion {
            case .never: false
            case .reference(let id): passes(id, keys, model)
            case .required(let required): keys.isSuperset(of: required)
            case .dependentRequired(let list):
                list.allSatisfy { !keys.contains($0.key) || keys.isSuperset(of: $0.required) }
            case .rule(.minProperties(let limit)): keys.count >= limit
            case .rule(.maxProperties(let limit)): keys.count <= limit
            case .all(let ids): ids.allSatisfy { passes($0, keys, model) }
            case .any(let ids): ids.contains { passes($0, keys, model) }
            case .one(let ids): ids.count { passes($0, keys, model) } == 1
            case .not(let id): !passes(id, keys, model)
            case .conditional(let condition, let then, let otherwise):
                (passes(condition, keys, model) ? then : otherwise).map { passes($0, keys, model) } ?? true
            case .dependentChecks(let checks):
                checks.allSatisfy { !keys.contains($0.name) || passes($0.check, keys, model) }
            default: false
            }
        }
    }

    /// The check of an object with known keys, by the logic of three values: false, unknown and true are 0, 1 and 2.
    private func value(_ id: ValueCheckID, _ keys: Set<String>, _ model: ProtocolModel) -> Int {
        func has(_ key: String) -> Int { Self.unknown.contains(key) ? 1 : keys.contains(key) ? 2 : 0 }
        func value(_ id: ValueCheckID?) -> Int { id.map { self.value($0, keys, model) } ?? 2 }
        func all(_ values: [Int]) -> Int { values.min() ?? 2 }
        func count(_ isKept: (Int) -> Bool) -> Int {
            let kept = (0...Self.unknown.count).map { isKept(keys.count + $0) }
            return kept.allSatisfy { $0 } ? 2 : kept.contains(true) ? 1 : 0
        }
        return all(
            model[id].assertions.map { assertion in
                switch assertion {
                case .required(let required): return all(required.map(has))
                case .dependentRequired(let list):
                    return all(list.map { max(2 - has($0.key), all($0.required.map(has))) })
                case .rule(.minProperties(let limit)): return count { $0 >= limit }
                case .rule(.maxProperties(let limit)): return count { $0 <= limit }
                case .all(let ids): return all(ids.map { value($0) })
                case .any(let ids): return ids.map { value($0) }.max() ?? 0
                case .one(let ids):
                    let (certain, possible) = (ids.count { value($0) == 2 }, ids.count { value($0) > 0 })
                    return certain > 1 || possible == 0 ? 0 : certain == 1 && possible == 1 ? 2 : 1
                case .not(let id): return 2 - value(id)
                case .conditional(let condition, let then, let otherwise):
                    let (holds, fails) = (value(then), value(otherwise))
                    if value(condition) != 1 { return value(condition) == 2 ? holds : fails }
                    return holds == fails ? holds : 1
                case .dependentChecks(let checks): return all(checks.map { max(2 - has($0.name), value($0.check)) })
                default: return 0
                }
            })
    }

    @Test func whatIsRefusedIsFalseWhateverIsUnknown() {
        for seed in 1...400 {
            var maker = Maker(state: UInt64(seed))
            let id = maker.check(depth: 3)
            var constraints = [Constraint(.check(id), span: nowhere)]
            var checks = OneWayChecks(maker.model)
            checks.rewrite(&constraints, .sent, unknown: Self.unknown)
            for known: Set<String> in [[], ["a"], ["b"], ["a", "b"]] {
                let passes = constraints.allSatisfy { constraint in
                    guard case .check(let id) = constraint.rule else { return false }
                    return self.passes(id, known, checks.model)
                }
                #expect(passes == (value(id, known, maker.model) > 0), "seed \(seed), \(known)")
            }
        }
    }

    @Test func aCheckOfOtherKeysStaysAsItIs() {
        var model = ProtocolModel()
        let check = model.add(ValueCheck(assertions: [.required(["a"])], pointer: "#", span: nowhere))
        var constraints = [Constraint(.check(check), span: nowhere)]
        var checks = OneWayChecks(model)
        checks.rewrite(&constraints, .sent, unknown: Self.unknown)
        #expect(constraints.map(\.rule) == [.check(check)])
        #expect(checks.model.checks.count == 1)
    }

    @Test func valuesInsideHaveTheirOwnDirections() {
        var model = ProtocolModel()
        var inner = ValueCheck(assertions: [.required(["a", "x"])], pointer: "#", span: nowhere)
        inner.directions = ["x": .responseOnly]
        let outer = ValueCheck(
            assertions: [.required(["x"]), .properties([.init(name: "p", check: model.add(inner))])], pointer: "#",
            span: nowhere)
        let id = model.add(outer)
        func text(_ way: OneWayChecks.Way) -> String {
            var constraints = [Constraint(.check(id), span: nowhere)]
            var checks = OneWayChecks(model)
            checks.rewrite(&constraints, way, unknown: [])
            guard case .check(let rewritten)? = constraints.first?.rule else { return "none" }
            return ValueCheckDump(model: checks.model).text(of: rewritten)
        }
        #expect(text(.sent) == "required x, properties p {required a}")
        #expect(text(.either) == "required x, properties p {required a}")
        #expect(text(.received) == "required x, properties p {required a x}")
    }
}
