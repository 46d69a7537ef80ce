import ScaffoldDiagnostics
import Testing

@testable import ScaffoldModel

/// Where faults degrade, each is a warning and what is faulty is left out; what they are is tested with Bee 2.
@Suite struct CheckTests {
    @Test func faultyConstraintsAndDefaultsAreDropped() {
        var models = Models()
        let start = models.model.mark
        let id = models.add(
            "A",
            object(
                field("a", use(.scalar(.string), .minLength(5), .maxLength(4), .pattern("(")), default: .null),
                field("b", use(.list(use(.scalar(.int), .minLength(1), .minimum(DecimalNumber(0)))))),
                field("c", use(.scalar(.json), .minLength(1)), default: .bool(true))))
        let codes = check(&models.model, since: start, .degrade)
        #expect(codes == ["impossible-range", "invalid-pattern", "misplaced-constraint", "invalid-default"])
        let dump = ModelDump.text(of: models.model)
        #expect(
            dump == """
                document "test"
                  object A
                    field "a" string(minLength 5)
                    field "b" list<int(>= 0)>
                    field "c" json(minLength 1) = true

                """, "\(dump)")
        #expect(models.model[id].pointer == "#/A")
    }

    @Test func endlessTypesBecomeAnything() {
        var models = Models()
        let ids = models.declare("A")
        models.model[ids[0]].kind = object(field("a", use(.named(ids[0]))))
        let start = ModelDump.text(of: models.model)
        #expect(start.contains("object A"))
        #expect(check(&models.model, since: ProtocolModel().mark, .degrade) == ["endless-type"])
        #expect(ModelDump.text(of: models.model).contains("alias A = json"))
    }

    @Test func parametersAreMadeToFitThePath() {
        var models = Models()
        let start = models.model.mark
        let parameter = { (place: Parameter.Place, key: String) in
            Parameter(place: place, field: field(key, use(.scalar(.int))))
        }
        models.message(
            "GET", PathTemplate(parts: [.literal("/a/"), .parameter("id")]),
            [
                parameter(.path, "ids"), parameter(.query, "q"), parameter(.query, "q"), parameter(.header, "A"),
                parameter(.header, "a"),
            ])
        let codes = check(&models.model, since: start, .degrade)
        #expect(
            codes.sorted() == ["duplicate-parameter", "duplicate-parameter", "unused-path-parameter"],
            "`ids` is `id`, which is one fault")
        #expect(models.model.messages[0].parameters.map(\.field.key) == ["q", "A", "id"])
    }

    @Test func nothingBeforeTheMarkIsChecked() {
        var models = Models()
        _ = models.add("Old", object(field("a", use(.scalar(.string), .pattern("(")))))
        #expect(check(&models.model, since: models.model.mark, .refuse).isEmpty)
    }

    @Test func aliasesInCirclesEnd() {
        var models = Models()
        let ids = models.declare("A", "B")
        models.model[ids[0]].kind = .alias(use(.named(ids[1])))
        models.model[ids[1]].kind = .alias(use(.named(ids[0])))
        let resolved = models.model.resolve(use(.named(ids[0])))
        guard case .scalar(.json) = resolved.shape else { return #expect(Bool(false), "\(resolved.shape)") }
    }

    @Test(arguments: [
        ("0.3", "0.1", true), ("0.35", "0.1", false), ("12345678901234567890", "10", true), ("1e2", "7", false),
        ("-6", "3", true), ("0", "5", true),
    ])
    func multiplesAreExact(_ value: String, of factor: String, isOne: Bool) throws {
        let number = try #require(DecimalNumber(value))
        var checker = ValueChecker(ProtocolModel())
        let problem = checker.problem(
            with: .number(number), as: use(.scalar(.decimal), .multipleOf(try #require(DecimalNumber(factor)))))
        #expect((problem == nil) == isOne)
    }

    /// Runs the checks and gives the codes of what they report, in the order of the report.
    private func check(_ model: inout ProtocolModel, since mark: ModelMark, _ policy: CheckPolicy) -> [String] {
        let sink = DiagnosticSink()
        model.check(since: mark, policy: policy, reporting: sink)
        #expect(sink.sorted.allSatisfy { $0.severity == (policy == .refuse ? .error : .warning) && $0.help != nil })
        return sink.sorted.map(\.code.rawValue).sorted { order($0) < order($1) }
    }

    private func order(_ code: String) -> Int {
        ["impossible-range", "invalid-pattern", "misplaced-constraint", "invalid-default"].firstIndex(of: code) ?? 9
    }
}
