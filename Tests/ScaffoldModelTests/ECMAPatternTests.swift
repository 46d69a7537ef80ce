import Foundation
import ScaffoldModel
import Testing

@Suite struct ECMAPatternTests {
    /// What ECMA-262 says of a pattern and a text, against what ICU finds with the translation.
    @Test(arguments: [
        ("^[a-z0-9_]+$", ["moon_1"], ["Moon", "moon\n", ""]),
        (#"^\d+$"#, ["0", "42"], ["٤٢", "4a"]),
        (#"^\w$"#, ["a", "_", "9"], ["é", "-"]),
        (#"^\W$"#, ["é", "-"], ["a", "_"]),
        (#"^[\W_]$"#, ["é", "_"], ["a"]),
        (#"^[^\W]$"#, ["a"], ["é"]),
        (#"^\s$"#, [" ", "\u{FEFF}", "\u{2028}", "\u{B}"], ["\u{85}", "\u{200B}"]),
        (#"\bé"#, [], ["é", " é"]),
        (#"a\b"#, ["a", "aé", "a b"], ["ab", "a_"]),
        (#"^.$"#, ["a", "\u{85}", "😀"], ["\n", "\u{2028}", ""]),
        ("a$", ["a", "ba"], ["a\n", "ab"]),
        (#"^[^]$"#, ["\n", "x"], [""]),
        ("^a[]|b$", ["b"], ["a"]),
        ("^[[]$", ["["], ["]"]),
        ("^[a&&b]+$", ["&", "ab"], ["c"]),
        ("^[!--b]$", ["!", "-", "b"], ["a"]),
        (#"^[[:alpha:]\]$"#, ["a]", ":]", "[]"], ["b]", "a"]),
        (#"^[\]\\^-]$"#, ["]", "\\", "^", "-"], ["a"]),
        (#"^\/a\/$"#, ["/a/"], ["a"]),
        (#"^\cJ\x41\u0042\u{43}\ud83d\ude00$"#, ["\nABC😀"], ["JABC"]),
        (#"^(?<year>\d{4})-\k<year>$"#, ["2020-2020"], ["2020-2021"]),
        (#"^(?<$año>a)\1$"#, ["aa"], ["ab"]),
        (#"^\1(a)$"#, ["a"], ["aa"]),
        (#"^(a)\1(?:)0$"#, ["aa0"], ["aa"]),
        (#"(?<=\$)\d+"#, ["$5"], ["5"]),
        (#"(?<!\$)\b5"#, ["5"], ["$5"]),
        (#"^(?=.*\d)(?!x).{2,3}?$"#, ["a1", "ab1"], ["x1", "abc"]),
        (#"^\p{Lu}\P{Lu}\p{Script=Greek}$"#, ["Aaα"], ["aaα", "Aaa"]),
        (#"^\p{digit}$"#, ["٤"], ["a"]),
        ("# not a comment", ["# not a comment"], ["not a comment"]),
        ("^a b$", ["a b"], ["ab"]),
        ("^[a b]$", [" "], ["c"]),
        ("^[\u{1F600}-\u{1F64F}]$", ["😀"], ["a"]),
        (#"^[\0-\x1F]$"#, ["\u{0}", "\n"], [" "]),
        ("", ["", "a"], []),
        ("a||b", ["", "x"], []),
        ("^a[]?$", ["a"], ["ab"]),
        ("b(?<=a??b)$", ["b", "ab"], ["a"]),
        (#"^(?:a??)*?(\1*?)b$"#, ["b", "ab"], ["", "a"]),
        // What ECMA-262 has for browsers (section B.1.2).
        (#"^\d\d\:\d\d$"#, ["12:30"], ["12-30"]),
        (#"^a\_b\-c\@d\,\ \"\'\é$"#, ["a_b-c@d, \"'é"], ["ab-c@d"]),
        (#"^[\_\:\@\%\!]+$"#, ["_:@%!"], [#"\"#, "a"]),
        (#"^[\w-.]+$"#, ["a-b.c"], ["a,b", "!"]),
        (#"^[+-\d]$"#, ["+", "-", "7"], [",", "a"]),
        (#"^[\d-\s]$"#, ["1", "-", " "], ["a"]),
        ("^a]}$", ["a]}"], ["a"]),
        ("^{a}{$", ["{a}{"], ["a"]),
        ("^a{b{2}$", ["a{bb"], ["a{b{2}"]),
        ("^a{,}{}{1$", ["a{,}{}{1"], ["a", "a1"]),
    ])
    func matchesWhatECMAMeans(_ pattern: String, matching: [String], others: [String]) throws {
        let own = try ECMAPattern(pattern)
        let icu = try NSRegularExpression(pattern: own.icu)
        for text in matching {
            #expect(own.matches(text) ?? true, "\(pattern) should match \(text.debugDescription)")
            #expect(found(icu, text), "\(pattern) as \(icu.pattern) should match \(text.debugDescription)")
        }
        for text in others {
            #expect(!(own.matches(text) ?? false), "\(pattern) should not match \(text.debugDescription)")
            #expect(!found(icu, text), "\(pattern) as \(icu.pattern) should not match \(text.debugDescription)")
        }
    }

    /// No pattern takes longer than its length times that of the text; where that is too much, the answer is left open.
    @Test func noPatternTakesExponentialTime() throws {
        let text = String(repeating: "a", count: 500) + "!"
        for pattern in ["(a+)+$", "^(a|a)*$", "^(a?){1000}a{1000}$", "(?:a*)*b", "(.*)*(.*)*x", "(?=(a+)+$)!"] {
            #expect(try ECMAPattern(pattern).matches(text) == false, "\(pattern)")
        }
        #expect(try ECMAPattern("a{1000000}").matches(text) == nil)
        #expect(try ECMAPattern("(a)\\1").matches(text) == nil)
        #expect(try ECMAPattern("(?:(?:){1000000}){1000000}").matches(text) == true)
    }

    @Test(arguments: [
        ("a(b", 1), ("a)", 1), ("*a", 0), ("a**", 2), ("a{2,1}", 1), ("{2}", 0), ("a|{2}", 2), ("a{,3}", 1), ("[a", 0),
        ("[b-a]", 1), (#"\"#, 0), (#"ab\y"#, 2), (#"\a"#, 0), (#"\Z"#, 0), (#"[\h]"#, 1), (#"\01"#, 0),
        (#"\c1"#, 0), (#"\x4"#, 0), (#"\u12"#, 0), (#"\u{110000}"#, 0), (#"\p{Grek}"#, 0), (#"\p{Script=Nope}"#, 0),
        (#"\2(a)"#, 0), (#"é\k<b>"#, 2), (#"(?<a>x)(?<a>y)"#, 7), ("(?<1>a)", 0), ("(?a)", 0), ("^*", 1), ("(?=a)*", 5),
        ("a{99999999999999999999}", 1), ("(?i:a)", 0),
        // What ICU cannot do.
        ("(?<=a*)b", 0), (#"(?:(a)|b)\1"#, 9), (#"(a)?\1"#, 4),
    ])
    func refusesAtTheOffset(_ pattern: String, offset: Int) {
        let failure = #expect(throws: ECMAPattern.Failure.self) { try ECMAPattern(pattern) }
        #expect(failure?.offset == offset)
    }

    @Test func deepNestingEnds() {
        let deep = String(repeating: "(", count: 100_000)
        #expect(throws: ECMAPattern.Failure.self) { try ECMAPattern(deep) }
    }

    private func found(_ regex: NSRegularExpression, _ text: String) -> Bool {
        regex.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
