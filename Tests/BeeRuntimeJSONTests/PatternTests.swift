import BeeRuntime
import Foundation
import Testing

@Suite struct PatternTests {
    @Test(arguments: [
        #"^[0-9]{1,19}\z"#, #"[a-c]+"#, #"^a?b*c+\z"#, #"^(?:ab|c)*\z"#, #"^(a|b(?:c|d)?){2,3}\z"#, #"a|bc"#, "(?:)",
        #"^[^a]\z"#, #"^[^\n\r\x{2028}\x{2029}]{2}\z"#, #"b\z"#, #"^\x{61}\.[\-\]]*\z"#, #"^a{2,}\z"#, #"^a{0}b\z"#,
        #"^(?:a?){3}a{3}\z"#, #"^é[é-ö🐲]+?\z"#, #"^a|b\z"#, #"^(?=a)[ab]+\z"#, #"^(a)\1\z"#, "^a$", #"^[a&&b]\z"#,
        #"^(?:a*)*b\z"#, #"^(?:a{64}|b){2}\z"#, #"^a\\z"#, "^", #"\z"#, #"^\z"#, #"^(?:|a)(?:b|)\z"#,
    ])
    func matchesWhatICUDoes(expression: String) throws {
        let pattern = Pattern(expression)
        let reference = try NSRegularExpression(pattern: expression)
        var generator = Random(seed: 7)
        for text in ["", "aab", "\n", "a\n"] + (0..<2000).map({ _ in Self.text(&generator) }) {
            let range = NSRange(text.startIndex..., in: text)
            let isMatch = reference.firstMatch(in: text, range: range) != nil
            #expect(pattern.matches(text) == isMatch, "\(expression) and \(text.debugDescription)")
        }
    }

    private static func text(_ generator: inout Random) -> String {
        let characters = Array("aabcd09.-]\\zéö🐲\u{2028}")
        let count = Int.random(in: 0...7, using: &generator)
        return String((0..<count).map { _ in characters[Int.random(in: characters.indices, using: &generator)] })
    }

    @Test func whatTakesTooManyStepsIsUndecided() {
        let pattern = Pattern("^(a?){50}a{50}$")
        var validator = Validator()
        validator.pattern(String(repeating: "a", count: 50), at: "p", pattern)
        #expect(validator.violations.map(\.isUndecided) == [true])
        #expect(
            validator.violations.map(\.description) == [
                "$.p: whether \"\(String(repeating: "a", count: 50))\" breaks pattern ^(a?){50}a{50}$ could not be found out"
            ])
        validator = Validator()
        validator.pattern("b", at: "p", pattern)
        #expect(validator.violations.map(\.isUndecided) == [false])
    }

    @Test func timeGrowsWithTheText() {
        #expect(!Pattern(#"^(?:a+)+\z"#).matches(String(repeating: "a", count: 100_000) + "!"))
    }
}
