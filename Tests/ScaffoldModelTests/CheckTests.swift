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

    @Test(arguments: [CheckPolicy.degrade, .refuse])
    func limitsThatEveryValueKeepsAreDropped(policy: CheckPolicy) throws {
        let limit = { try #require(DecimalNumber($0)) }
        let largest = try limit("9223372036854775807")
        var models = Models()
        let start = models.model.mark
        let empty = models.model.add(ValueCheck(assertions: [.rule(.minProperties(0))], pointer: "#", span: nowhere))
        let fields = [
            use(.scalar(.string), .minLength(0), .maxLength(4)), use(.list(use(.scalar(.int))), .minItems(0)),
            use(.map(use(.scalar(.binary), .minBytes(0))), .minProperties(0), .check(empty)),
            use(.scalar(.uint32), .minimum(try limit("0")), .exclusiveMinimum(try limit("0"))),
            use(.scalar(.int32), .maximum(try limit("2147483647")), .exclusiveMaximum(try limit("2147483648"))),
            use(.scalar(.int), .maximum(largest), .exclusiveMaximum(largest), .minimum(try limit("-1e30"))),
            use(.scalar(.double), .maximum(try limit("1e400")), .minimum(try limit("0"))),
            use(.scalar(.float), .minimum(try limit("-1e39")), .maximum(try limit("1e38"))),
        ]
        _ = models.add("A", .object(ObjectType(fields: zip("abcdefgh", fields).map { field(String($0), $1) })))
        models.message(
            "GET", PathTemplate(parts: [.literal("/a")]),
            [Parameter(place: .query, field: field("q", use(.scalar(.string), .minLength(0))))])
        #expect(check(&models.model, since: start, policy).isEmpty)
        let dump = ModelDump.text(of: models.model)
        #expect(
            dump.contains(
                """
                    field "a" string(maxLength 4)
                    field "b" list<int>
                    field "c" map<binary>
                    field "d" uint32(> 0)
                    field "e" int32
                    field "f" int(< 9223372036854775807)
                    field "g" double(>= 0)
                    field "h" float(<= 1e38)

                """), "\(dump)")
        #expect(models.model.messages[0].parameters[0].field.type.constraints.isEmpty)
        #expect(models.model[empty].assertions.isEmpty)
    }

    @Test func limitsThatNoValueKeepsAreFaults() throws {
        var models = Models()
        let start = models.model.mark
        let rule = Constraint.Rule.minimum(try #require(DecimalNumber("1e400")))
        _ = models.add("A", object(field("a", use(.scalar(.double), rule)), field("b", use(.scalar(.decimal), rule))))
        #expect(check(&models.model, since: start, .refuse) == ["impossible-range"])
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
