import ScaffoldModel
import Testing

/// Which tag an object has, by the unions that it is a member of.
@Suite struct TagAnalysisTests {
    private func union(_ tag: String?, _ members: (TypeID, [String])...) -> TypeDeclaration.Kind {
        .union(UnionType(tag: tag, members: members.map { .init(type: use(.named($0.0)), tags: $0.1) }))
    }

    @Test func unionsMustAgreeOnOneValue() {
        var models = Models()
        let ids = models.declare("Cat", "Dog", "Ant", "Bee", "A", "B", "C")
        models.model[ids[4]].kind = union("kind", (ids[0], ["cat"]), (ids[1], ["dog", "hound"]), (ids[2], ["ant"]))
        models.model[ids[5]].kind = union("kind", (ids[0], ["cat"]), (ids[2], ["insect"]), (ids[3], []))
        models.model[ids[6]].kind = union("type", (ids[0], ["tom"]))
        let tags = TagAnalysis(models.model)
        #expect(ids[..<4].map { tags.onlyValue(of: "kind", in: $0) } == ["cat", nil, nil, nil])
        #expect(tags.onlyValue(of: "type", in: ids[0]) == "tom")
        #expect(tags.onlyValue(of: "other", in: ids[0]) == nil)
    }

    @Test func aUnionWithinAUnionSpeaksForItsMembers() {
        var models = Models()
        let ids = models.declare("Cat", "Dog", "Alias", "Same", "Other", "Outer")
        models.model[ids[2]].kind = .alias(use(.named(ids[0])))
        models.model[ids[3]].kind = union("kind", (ids[2], ["cat"]))
        models.model[ids[4]].kind = union("type", (ids[1], ["d"]), (ids[4], ["itself"]))
        models.model[ids[5]].kind = union("kind", (ids[3], ["cat", "tiger"]), (ids[4], ["other"]))
        let tags = TagAnalysis(models.model)
        #expect(tags.onlyValue(of: "kind", in: ids[0]) == "cat")
        #expect(tags.onlyValue(of: "kind", in: ids[1]) == "other")
    }
}
