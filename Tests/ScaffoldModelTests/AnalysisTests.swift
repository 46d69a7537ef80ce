import ScaffoldModel
import Testing

@Suite struct AnalysisTests {
    /// `Expr = Add | Lit`, where `Add` has two `Expr`: the union falls back to `Lit`.
    @Test func ranksEndEveryReader() {
        var models = Models()
        let ids = models.declare("Expr", "Add", "Lit", "Endless", "List", "Alias")
        let (expr, add, lit) = (use(.named(ids[0])), use(.named(ids[1])), use(.named(ids[2])))
        models.model[ids[0]].kind = union(add, lit)
        models.model[ids[1]].kind = object(field("left", expr), field("right", expr))
        models.model[ids[2]].kind = object(field("value", use(.scalar(.int))))
        models.model[ids[3]].kind = object(field("more", use(.named(ids[3]))))
        models.model[ids[4]].kind = object(
            field("all", use(.list(use(.named(ids[4]))))), field("next", use(.named(ids[4])), required: false),
            field("null", use(.named(ids[4]), nullable: true)))
        models.model[ids[5]].kind = .alias(expr)
        let ranks = RankAnalysis(models.model)
        #expect(ids.map { ranks.rank(of: $0) } == [2, 3, 1, nil, 1, 2])
        guard case .union(let union) = models.model[ids[0]].kind else { return }
        #expect(ranks.fallback(of: union) == 1)
        #expect(ranks.rank(of: use(.list(use(.named(ids[3]))))) == 0)
    }

    @Test func aUnionWithoutAnEndHasNoFallback() {
        var models = Models()
        let ids = models.declare("A", "U")
        models.model[ids[0]].kind = object(field("u", use(.named(ids[1]))))
        models.model[ids[1]].kind = union(use(.named(ids[0])))
        let ranks = RankAnalysis(models.model)
        #expect(ids.map { ranks.rank(of: $0) } == [nil, nil])
        #expect(ranks.fallback(of: UnionType(members: [.init(type: use(.named(ids[0])))])) == nil)
    }

    @Test func aliasesAddWhatTheyDemand() {
        var models = Models()
        let end = models.add("End", .alias(use(.scalar(.string), .maxLength(3))))
        let middle = models.add("Middle", .alias(use(.named(end), nullable: true, .minLength(2))))
        let first = use(.named(middle), .pattern("a"))
        for resolved in [Aliases(models.model).resolve(first), models.model.resolve(first)] {
            #expect(resolved.isNullable)
            #expect(resolved.constraints.map(\.rule) == [.pattern("a"), .minLength(2), .maxLength(3)])
            guard case .scalar(.string) = resolved.shape else {
                Issue.record("\(resolved.shape)")
                continue
            }
        }
    }

    /// Walking the rest of the chain from each link would take hours.
    @Test func aLongChainOfAliasesIsFollowedOnce() {
        var models = Models()
        let count = 50_000
        for index in 0..<count {
            _ = models.add("A\(index)", .alias(use(.named(TypeID(index: index + 1)), nullable: index == count - 1)))
        }
        let end = models.add("End", object(field("a", use(.scalar(.int)))))
        let resolved = Aliases(models.model).resolve(use(.named(TypeID(index: 0))))
        #expect(resolved.isNullable)
        if case .named(let id) = resolved.shape { #expect(id == end) } else { Issue.record("\(resolved.shape)") }
        #expect(RankAnalysis(models.model).rank(of: TypeID(index: 0)) == 0)
    }

    @Test func boxesOnlyWhatContainsItself() {
        var models = Models()
        let ids = models.declare("Node", "A", "B", "Alias", "Choice", "Leaf", "Own")
        let uses = ids.map { use(.named($0)) }
        models.model[ids[0]].kind = object(
            field("next", uses[0], required: false), field("all", use(.list(uses[0]))), field("leaf", uses[5]))
        models.model[ids[1]].kind = object(field("b", uses[3], required: false))
        models.model[ids[2]].kind = object(field("a", uses[4], required: false))
        models.model[ids[3]].kind = .alias(uses[2])
        models.model[ids[4]].kind = union(uses[1], uses[5])
        models.model[ids[6]].kind = union(uses[6], use(.scalar(.int)))
        let storage = StorageAnalysis(models.model)
        #expect(storage.needsBox(uses[0], in: ids[0]))
        #expect(!storage.needsBox(use(.list(uses[0])), in: ids[0]))
        #expect(!storage.needsBox(uses[5], in: ids[0]))
        #expect(storage.needsBox(uses[3], in: ids[1]))
        #expect(storage.needsBox(uses[4], in: ids[2]))
        #expect(storage.isIndirect(uses[6], in: ids[6]))
        #expect(!storage.isIndirect(uses[1], in: ids[4]))
    }

    @Test func largeValuesStandOnTheHeap() {
        var models = Models()
        let text = use(.scalar(.string))
        let ids = models.declare("Small", "Large", "Alias", "Choice", "Holder")
        let uses = ids.map { use(.named($0)) }
        models.model[ids[0]].kind = object(field("a", text), field("n", use(.scalar(.int))))
        models.model[ids[1]].kind = .object(ObjectType(fields: (0..<40).map { field("f\($0)", text) }))
        models.model[ids[2]].kind = .alias(uses[1])
        models.model[ids[3]].kind = union(uses[0], uses[1])
        models.model[ids[4]].kind = object(field("large", uses[1]), field("choice", uses[3]), field("small", uses[0]))
        let storage = StorageAnalysis(models.model)
        for holder in [ids[4], nil] {
            #expect(uses.map { storage.needsBox($0, in: holder) } == [false, true, true, false, false])
            #expect(!storage.needsBox(use(.list(uses[1])), in: holder))
        }
        #expect(storage.isIndirect(uses[1], in: ids[3]))
        #expect(storage.isIndirect(uses[2], in: nil))
        #expect(!storage.isIndirect(uses[0], in: ids[3]))
    }

    /// The Swift compiler needs too long for values in values.
    @Test func boxesWhatHoldsTooManyOthers() {
        var models = Models()
        let ids = (0..<40).map { models.add("T\($0)", .object(ObjectType())) }
        for (index, id) in ids.enumerated().dropLast() {
            models.model[id].kind = object(field("next", use(.named(ids[index + 1]))))
        }
        let storage = StorageAnalysis(models.model)
        let boxed = ids.indices.dropLast().filter { storage.needsBox(use(.named(ids[$0 + 1])), in: ids[$0]) }
        #expect(boxed == [6, 22])
    }

    @Test func longChainsDoNotExhaustTheStack() {
        var models = Models()
        let ids = (0..<20_000).map { models.add("T\($0)", .object(ObjectType())) }
        for (index, id) in ids.enumerated() where index + 1 < ids.count {
            models.model[id].kind = object(field("next", use(.named(ids[index + 1])), required: false))
        }
        let boxed = { (model: ProtocolModel) in
            let storage = StorageAnalysis(model)
            return ids.indices.dropLast().count { storage.needsBox(use(.named(ids[$0 + 1])), in: ids[$0]) }
        }
        #expect(boxed(models.model) < ids.count / 2)
        models.model[ids[19_999]].kind = object(field("first", use(.named(ids[0])), required: false))
        #expect(boxed(models.model) == ids.count - 1)
    }
}
