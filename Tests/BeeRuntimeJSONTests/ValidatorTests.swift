import BeeRuntime
import Foundation
import Testing

@Suite struct ValidatorTests {
    /// The violations of some checks, one line each.
    func violations(_ mode: DecodingMode = .tolerant, _ check: (inout Validator) -> Void) -> [String] {
        var validator = Validator(mode: mode)
        check(&validator)
        return validator.violations.map(\.description)
    }

    @Test func lengthCountsUnicodeScalars() {
        let flag = "🇩🇪"
        #expect(
            violations {
                $0.minLength(flag, at: "f", 2)
                $0.maxLength(flag, at: "f", 2)
            } == [])
        #expect(violations { $0.minLength(flag, at: "f", 3) } == ["$.f: \"🇩🇪\" breaks minLength 3"])
        #expect(violations { $0.maxLength("abc", at: "f", 2) } == ["$.f: \"abc\" breaks maxLength 2"])
        #expect(violations { $0.minLength("", at: "f", 1) }.count == 1)
        #expect(violations { $0.minLength("a", at: "f", .max) }.count == 1)
        #expect(
            violations {
                $0.minLength("ééé", at: "f", 3)
                $0.maxLength("ééé", at: "f", 3)
            } == [])
        #expect(
            violations {
                $0.length("", at: "f", min: 1, max: 2)
                $0.length("ab", at: "f", min: 1, max: 2)
                $0.length("abc", at: "f", min: 1, max: 2)
            } == ["$.f: \"\" breaks minLength 1", "$.f: \"abc\" breaks maxLength 2"])
    }

    @Test func rangesIncludeOrExcludeTheirLimits() {
        #expect(
            violations {
                $0.minimum(1, 1)
                $0.maximum(1, 1)
            } == [])
        #expect(violations { $0.exclusiveMinimum(1, at: "n", 1) } == ["$.n: 1 breaks exclusiveMinimum 1"])
        #expect(violations { $0.exclusiveMaximum(2.5, at: "n", 2.5) } == ["$.n: 2.5 breaks exclusiveMaximum 2.5"])
        #expect(violations { $0.maximum(UInt64.max, at: "n", 5) } == ["$.n: 18446744073709551615 breaks maximum 5"])
        let tenth = Decimal(sign: .plus, exponent: -1, significand: 1)
        #expect(violations { $0.minimum(tenth, at: "n", 0.2) } == ["$.n: 0.1 breaks minimum 0.2"])
        #expect(
            violations {
                $0.range(0, at: "n", min: 1, max: 2)
                $0.range(1.5, at: "n", min: 1, max: 2)
                $0.range(tenth, at: "n", min: 0, max: 0.05)
            } == ["$.n: 0 breaks minimum 1", "$.n: 0.1 breaks maximum 0.05"])
        #expect(violations { $0.minimum(Float(1), 2) }.count == 1)
    }

    @Test(
        arguments: [
            (0.3, "0.1", true), (0.35, "0.1", false), (4.35, "0.01", true), (1e308, "0.123456789", false),
            (0, "7", true), (-4.5, "1.5", true),
            (1e22, "1e20", true), (1e20, "1e22", false), (0.00751, "0.0001", false), (12_391_239_123, "1e-8", true),
        ] as [(Double, String, Bool)])
    func multiplesAreExact(value: Double, factor: String, isMultiple: Bool) {
        let broken = violations { validator in
            switch factor {
            case "0.1": validator.multipleOf(value, "0.1")
            case "0.01": validator.multipleOf(value, "0.01")
            case "0.123456789": validator.multipleOf(value, "0.123456789")
            case "7": validator.multipleOf(value, "7")
            case "1.5": validator.multipleOf(value, "1.5")
            case "1e20": validator.multipleOf(value, "1e20")
            case "1e22": validator.multipleOf(value, "1e22")
            case "0.0001": validator.multipleOf(value, "0.0001")
            default: validator.multipleOf(value, "1e-8")
            }
        }
        #expect(broken.isEmpty == isMultiple)
    }

    @Test func multiplesOfIntegersAndDecimals() {
        #expect(violations { $0.multipleOf(9, at: "n", "3") } == [])
        #expect(violations { $0.multipleOf(10, at: "n", "3") } == ["$.n: 10 breaks multipleOf 3"])
        #expect(violations { $0.multipleOf(Int.min, "999999999999999999") }.count == 1)
        #expect(violations { $0.multipleOf(UInt64.max, "5") } == [])
        let long = Decimal(string: "123456789012345678901234567890.3") ?? 0.05
        #expect(violations { $0.multipleOf(long, "0.1") } == [])
    }

    @Test func countsAndUniqueness() {
        #expect(violations { $0.minItems([1], at: "a", 2) } == ["$.a: [1] breaks minItems 2"])
        #expect(violations { $0.items([1, 2], at: "a", min: 0, max: 1) } == ["$.a: [1,2] breaks maxItems 1"])
        #expect(violations { $0.maxProperties(["a": 1], at: "a", 0) } == [#"$.a: {"a":1} breaks maxProperties 0"#])
        #expect(
            violations { $0.uniqueItems(["a", "b", "a"], at: "a") } == [#"$.a: ["a","b","a"] breaks uniqueItems true"#])
        #expect(violations { $0.uniqueItems((0..<20).map { "\($0 % 19)" }) }.count == 1)
        #expect(violations { $0.uniqueItems([1, 1.0, 2] as [JSONValue]) }.count == 1)
        #expect(violations { $0.uniqueItems([1, true, "1", nil, [1], ["a": 1], [1, 1]] as [JSONValue]) } == [])
        #expect(violations { $0.maxBytes(Data([1, 2]), at: "b", 1) } == ["$.b: 2 bytes breaks maxBytes 1"])
        #expect(violations { $0.oneOf(2.0, at: "o", [1, 2]) } == [])
        #expect(violations { $0.oneOf("c", at: "o", ["a", nil]) } == [#"$.o: "c" breaks enum ["a",null]"#])
    }

    @Test func pathsStandAtTheElement() throws {
        let text = try #require(
            PageTests.page.replacing("\"a\"", with: "\"\"").replacing("\"Ann\"", with: "\"\"") as String?)
        var validator = Validator()
        validator.check(try read(Page.self, text))
        #expect(validator.violations.map(\.path) == ["$.shots[0].tags[1]", "$.shots[0].player.name"])
        #expect(
            violations { validator in
                validator.each(["k y": [1, 5], "a": [7]], at: "m") { v, e in v.each(e) { v, e in v.maximum(e, 4) } }
            } == ["$.m.a[0]: 7 breaks maximum 4", #"$.m["k y"][1]: 5 breaks maximum 4"#])
    }

    @Test func unlistedValuesAreViolationsOnlyWhenStrict() throws {
        #expect(
            violations(.strict) { $0.model(List.unknown("x"), at: "l") } == [
                #"$.l: "x" breaks enum ["debuts","everyone"]"#
            ])
        #expect(violations(.strict) { $0.model(List.unknown("debuts"), at: "l") } == [])
        #expect(violations { $0.model(List.unknown("x"), at: "l") } == [])
        #expect(violations { $0.listed(List.unknown("x"), inEveryMode: true) }.count == 1)
        #expect(violations(.off) { $0.listed(List.unknown("x"), inEveryMode: true) } == [])
        #expect(List.unknown("\u{E9}") != List.unknown("e\u{301}"))
        #expect(violations(.strict) { $0.model(Shape.unknown(1), at: "s") }.count == 1)
        #expect(violations { $0.model(Shape.unknown(1), at: "s") } == [])
    }

    @Test func secretsAreNotShown() {
        let said = violations { v in
            v.secret { v in
                v.minLength("hunter2", at: "password", 8)
                v.each(["hunter2"], at: "old") { v, e in v.minLength(e, 8) }
            }
            v.minLength("Ann", at: "name", 8)
        }
        #expect(
            said == [
                "$.password: a secret value breaks minLength 8", "$.old[0]: a secret value breaks minLength 8",
                "$.name: \"Ann\" breaks minLength 8",
            ])
    }

    @Test func aFileOfUnknownTypeHasTheOnlyOneThatItCan() {
        let file = Upload(Data(), fileName: "a")
        #expect(violations { $0.media(file, at: "f", ["image/png"]) } == [])
        #expect(violations { $0.media(file, at: "f", ["image/*"]) }.count == 1)
        #expect(violations { $0.media(file, at: "f", ["image/png", "image/gif"]) }.count == 1)
    }

    @Test func offChecksNothing() {
        var validator = Validator(mode: .off)
        validator.check(Square(side: -1))
        validator.minLength("", at: "a", 1)
        #expect(validator.violations.isEmpty)
    }

    @Test func theyAreBoundedAndShort() {
        var validator = Validator()
        validator.each(Array(repeating: String(repeating: "\n", count: 1000), count: 1000), at: "a") { v, e in
            v.maxLength(e, 1)
        }
        #expect(validator.violations.count == 100)
        #expect(validator.violations[0].value.count == 81)
        #expect(validator.violations[0].value.hasPrefix("\"\\n"))
    }

    @Test func stringsAreTheSameCodePointByCodePoint() {
        #expect(violations { $0.uniqueItems(["\u{E9}", "e\u{301}"], at: "a") } == [])
        #expect(violations { $0.uniqueItems(["\u{E9}", "x", "\u{E9}"], at: "a") }.count == 1)
        #expect(violations { $0.uniqueItems((0..<20).map { "\($0 % 19)" }, at: "a") }.count == 1)
        #expect(violations { $0.uniqueItems([["\u{E9}"], ["e\u{301}"]], at: "a") } == [])
        #expect(violations { $0.uniqueItems([3, 4, 3], at: "a") }.count == 1)
        #expect(violations { $0.uniqueItems(Array(0..<20), at: "a") } == [])
        #expect(violations { $0.oneOf("\u{E9}", at: "a", ["e\u{301}"]) }.count == 1)
    }

    @Test func lengthsCountScalars() {
        #expect(
            violations {
                $0.minLength("e\u{301}🐲", at: "a", 3)
                $0.maxLength("e\u{301}🐲", at: "a", 3)
            } == [])
        #expect(violations { $0.maxLength("🐲🐲", at: "a", 1) } == ["$.a: \"🐲🐲\" breaks maxLength 1"])
    }

    @Test func patternsAreSearchedFor() {
        let letters = Pattern("[a-z]{2}", ecma: "/letters/")
        #expect(violations { $0.pattern("1ab2", at: "p", letters) } == [])
        #expect(violations { $0.pattern("1A", at: "p", letters) } == ["$.p: \"1A\" breaks pattern /letters/"])
        #expect(Pattern("^🐲*$").matches("🐲🐲"))
        #expect(!Pattern("^🐲$").matches("🐲🐲"))
        #expect(violations { $0.format("x", at: "p", .email) } == ["$.p: \"x\" breaks format email"])
        #expect(violations { $0.format("x", at: "p", "who-knows") } == [])
    }
}

enum PageTests {
    static let page = """
        {"page":1,"shots":[{"id":1,"title":"T","description":null,"width":4,"height":3,"likes_count":5,"score":0.5,\
        "url":"u","image_url":"i","created_at":"c","animated":false,"tags":["b","a"],\
        "player":{"id":2,"name":"Ann","followers":0,"avatar_url":"v","created_at":"d"}}]}
        """
}
