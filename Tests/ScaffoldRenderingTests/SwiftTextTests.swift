import ScaffoldModel
import Testing

@testable import ScaffoldRendering

@Suite("Swift text")
struct SwiftTextTests {
    @Test(
        arguments: [
            ("plain", #""plain""#), ("a\"b", #""a\"b""#), (#"\(evil)"#, #""\\(evil)""#), ("a\nb\r\t", #""a\nb\r\t""#),
            ("\u{0}\u{1B}\u{7F}", #""\u{0}\u{1B}\u{7F}""#),
            ("\u{202E}\u{2028}\u{FEFF}", #""\u{202E}\u{2028}\u{FEFF}""#),
            ("é😀名", #""é😀名""#), ("\u{301}a", #""\u{301}a""#), ("\u{A0}", #""\u{A0}""#), ("", #""""#),
        ])
    func stringLiterals(_ text: String, _ literal: String) {
        #expect(SwiftLiteral.string(text).unicodeScalars.elementsEqual(literal.unicodeScalars))
    }

    @Test(
        arguments: [
            ("^a$", #""^a$""#), (#"\d"#, ##"#"\d"#"##), (#"""#, ##"#"""#"##), (##"a"#b"##, ###"##"a"#b"##"###),
            (##"\#(x)"##, ###"##"\#(x)"##"###), ("\\\n", #""\\\n""#),
        ])
    func rawLiterals(_ text: String, _ literal: String) {
        #expect(SwiftLiteral.raw(text) == literal)
    }

    /// Reads a literal as Swift does, and finds the text again, and nothing after it.
    @Test func literalsHoldAnyText() throws {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "\"", "\\", "\\(", "#", "\"#", "\n", "\r\n", "\u{2028}", "\u{202E}", "\u{0}", "a", "é", "\u{301}", "*/",
        ]
        for _ in 0..<500 {
            let text = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            for literal in [SwiftLiteral.string(text), SwiftLiteral.raw(text)] {
                let read = try #require(LiteralReader.text(of: literal), "\(literal)")
                #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
            }
        }
    }

    @Test(
        arguments: [
            ("0", "0"), ("-0", "0"), ("1.0", "1"), ("100", "100"), ("-1.50", "-1.5"), ("0.001", "0.001"),
            ("1e3", "1000"),
            ("1e30", "1e30"), ("12345678901234567890", "12345678901234567890"), ("1.5e-20", "1.5e-20"), (".5", "0.5"),
        ])
    func numbers(_ text: String, _ literal: String) throws {
        #expect(try #require(DecimalNumber(text)).canonicalText == literal)
    }

    @Test func jsonInARawLiteral() {
        let json = ##"{"a#": "é\"😀\\#"}"##
        #expect(SwiftLiteral.rawJSON(json) == ##"{"a\u0023": "\u00e9\"\ud83d\ude00\\\u0023"}"##)
    }

    @Test func commentsCannotBeLeft() {
        let lines = SwiftComment.documentation([
            "a */ b\nlet x = 1\r\ny\u{2028}z\u{85}q\u{B}\u{C}w", "  ", "tab\there \u{202E}\u{0}\n\n",
        ])
        #expect(
            lines == [
                "/// a */ b", "/// let x = 1", "/// y", "/// z", "/// q", "///", "/// w", "///",
                "/// tab    here \u{FFFD}\u{FFFD}",
            ])
        #expect(SwiftComment.inline("a\nb\u{2029}c") == "a b c")
    }

    @Test func keysAreSplitByACharacterThatNoneHas() {
        func arguments(_ keys: [String]) -> String {
            let view = KeyTable.view("keys", keys, depth: 1)
            return view.literal + view.separator
        }
        #expect(arguments([]) == #""""#)
        #expect(arguments(["a", "b"]) == #""a b""#)
        #expect(arguments(["first name", "b"]) == #""first name,b", separator: ",""#)
        #expect(arguments(["a", ""]) == #""a  ""#)
        #expect(arguments([" ,|;/", "\n"]) == #"" ,|;/\u{0}\n", separator: "\u{0}""#)
    }

    @Test func longTablesOfKeysTakeSeveralLines() {
        let keys = (0..<40).map { "key_number_\($0)" }
        let view = KeyTable.view("keys", keys, depth: 1)
        #expect(view.isWrapped)
        #expect(view.lines.allSatisfy { $0.count <= 112 })
        #expect(
            view.lines.map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined() == keys.joined(separator: " "))
    }
}

/// Reads a Swift string literal on one line; nil where the text is not exactly one.
private enum LiteralReader {
    static func text(of literal: String) -> String? {
        let fence = literal.prefix { $0 == "#" }.count
        var rest = Array(literal.unicodeScalars)[...].dropFirst(fence)
        guard rest.popFirst() == "\"" else { return nil }
        var text = String.UnicodeScalarView()
        let hashes = [Unicode.Scalar](repeating: "#", count: fence)
        while let scalar = rest.popFirst() {
            if scalar == "\"", rest.starts(with: hashes) { return rest.count == fence ? String(text) : nil }
            if scalar == "\n" || scalar == "\r" { return nil }
            guard scalar == "\\", rest.starts(with: hashes) else {
                text.append(scalar)
                continue
            }
            rest = rest.dropFirst(fence)
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "r": text.append("\r")
            case "t": text.append("\t")
            case "\\": text.append("\\")
            case "\"": text.append("\"")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
                    let decoded = Unicode.Scalar(value)
                else { return nil }
                text.append(decoded)
            default: return nil
            }
        }
        return nil
    }
}
