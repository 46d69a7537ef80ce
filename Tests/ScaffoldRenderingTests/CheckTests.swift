import ScaffoldModel
import Testing

@testable import ScaffoldRendering

@Suite("Calls of the validator")
struct CheckTests {
    private func lines(_ type: TypeUse) -> [String] {
        let context = RenderingContext(names: ProtocolBuilder().names(), options: RenderingOptions())
        var planner = CheckPlanner(context: context)
        return planner.callLines(type, value: "x", at: "x")
    }

    @Test func eachLimitIsACallOfItsName() {
        #expect(lines(.scalar(.string, .maxLength(9))) == [#"v.maxLength(x, at: "x", 9)"#])
        #expect(
            lines(.scalar(.int, .exclusiveMaximum(decimal("9")), .minimum(decimal("0")))) == [
                #"v.exclusiveMaximum(x, at: "x", 9)"#, #"v.minimum(x, at: "x", 0)"#,
            ])
    }

    @Test func bothLimitsOfAMeasureAreOneCall() {
        #expect(
            lines(.scalar(.string, .maxLength(9), .pattern("a"), .minLength(1))) == [
                #"v.length(x, at: "x", min: 1, max: 9)"#, #"v.pattern(x, at: "x", Self.pattern0)"#,
            ])
        #expect(
            lines(.scalar(.double, .minimum(decimal("0")), .maximum(decimal("0.5")))) == [
                #"v.range(x, at: "x", min: 0, max: 0.5)"#
            ])
        #expect(
            lines(.list(.scalar(.int), .minItems(1), .maxItems(2))) == [#"v.items(x, at: "x", min: 1, max: 2)"#])
    }

    @Test func whatCanBeMissingIsCheckedWhereItIsThere() {
        let context = RenderingContext(names: ProtocolBuilder().names(), options: RenderingOptions())
        var planner = CheckPlanner(context: context)
        var element = TypeUse.scalar(.string, .minLength(1))
        element.isNullable = true
        #expect(planner.lines(element, value: "e") == ["if let value = e { v.minLength(value, 1) }"])
        #expect(
            planner.lines(.list(element), value: "x") == [
                "v.each(x) { v, e in", "    if let value = e { v.minLength(value, 1) }", "}",
            ])
        element.isSecret = true
        #expect(
            planner.lines(element, value: "e") == [
                "if let value = e {", "    v.secret { v in v.minLength(value, 1) }", "}",
            ])
    }

    @Test func limitsThatAliasesBringTogetherAllHold() {
        #expect(
            lines(.scalar(.string, .maxLength(9), .maxLength(5))) == [
                #"v.maxLength(x, at: "x", 9)"#, #"v.maxLength(x, at: "x", 5)"#,
            ])
    }

    @Test func secretsAreCheckedUnseen() {
        var secret = TypeUse.scalar(.string, .minLength(1), .format("email"))
        secret.isSecret = true
        #expect(
            lines(secret) == [
                "v.secret { v in", #"    v.minLength(x, at: "x", 1)"#, #"    v.format(x, at: "x", .email)"#, "}",
            ])
        var own = TypeUse.scalar(.string, .minLength(1))
        own.isSecret = true
        #expect(
            lines(.list(own, .minItems(1))) == [
                #"v.secret { v in v.minItems(x, at: "x", 1) }"#, #"v.each(x, at: "x") { v, e in"#,
                "    v.secret { v in v.minLength(e, 1) }", "}",
            ])
    }

    @Test func constraintsOfOtherKindsSayNothing() {
        #expect(lines(.scalar(.int, .minLength(1), .pattern("a"), .minItems(1), .uniqueItems)) == [])
        #expect(lines(.scalar(.string, .minimum(decimal("1")), .maxBytes(1))) == [])
        #expect(lines(.scalar(.dateTime, .minLength(1), .format("date-time"))) == [])
    }

    @Test func fractionsAsLimitsOfIntegersGoInwards() {
        #expect(lines(.scalar(.int, .minimum(decimal("0.5")))) == [#"v.minimum(x, at: "x", 1)"#])
        #expect(lines(.scalar(.int, .maximum(decimal("-0.5")))) == [#"v.maximum(x, at: "x", -1)"#])
        #expect(lines(.scalar(.int, .exclusiveMinimum(decimal("1.5")))) == [#"v.minimum(x, at: "x", 2)"#])
    }

    @Test func limitsBeyondIntAreWritten() {
        #expect(lines(.scalar(.uint64, .maximum(decimal("1e19")))) == [#"v.maximum(x, at: "x", 10000000000000000000)"#])
    }

    @Test func decimalsAreExact() {
        #expect(
            lines(.scalar(.decimal, .minimum(decimal("0.07")))) == [
                #"v.minimum(x, at: "x", Foundation.Decimal(sign: .plus, exponent: -2, significand: 7))"#
            ])
    }

    @Test func elements() {
        #expect(
            lines(.list(.scalar(.string, .minLength(1), .pattern("^a")), .maxItems(2))) == [
                #"v.maxItems(x, at: "x", 2)"#, #"v.each(x, at: "x") { v, e in"#, "    v.minLength(e, 1)",
                "    v.pattern(e, Self.pattern0)", "}",
            ])
        #expect(
            lines(.list(.list(.scalar(.int, .minimum(decimal("0")))))) == [
                #"v.each(x, at: "x") { v, e in"#, "    v.each(e) { v, e in v.minimum(e, 0) }", "}",
            ])
    }

    @Test func values() {
        #expect(
            lines(.scalar(.string, .oneOfValues([.string("a\""), .number(decimal("1.5")), .null]))) == [
                #"v.oneOf(x, at: "x", ["a\"", 1.5, nil])"#
            ])
    }

    @Test func aKeyIsALiteral() {
        let context = RenderingContext(names: ProtocolBuilder().names(), options: RenderingOptions())
        var planner = CheckPlanner(context: context)
        let found = planner.callLines(.scalar(.string, .minLength(1)), value: "x", at: "\\(a)\"")
        #expect(found == [#"v.minLength(x, at: "\\(a)\"", 1)"#])
    }
}
