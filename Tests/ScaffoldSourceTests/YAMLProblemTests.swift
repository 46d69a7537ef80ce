import ScaffoldDiagnostics
import ScaffoldSource
import Testing

@Suite struct YAMLProblemTests {
    @Test(arguments: [
        (
            "a: b: c\n", "mapping values are not allowed in this context", ":",
            "put a value that has `: ` in quotes, or check the indentation"
        ),
        (
            "a: é\n\tb: 1\n", "found a tab character that violates indentation", "\t",
            "indent with spaces, not with tabs"
        ),
        (
            "a: @x\n", "found character that cannot start any token", "@",
            "put a value that begins with this character in quotes"
        ),
        (
            "é: [a, b\nc: d\n", "did not find expected ',' or ']'", ":",
            "close the list or mapping, or put a value with `, [ ] { }` or `: ` in quotes"
        ),
        (
            "é: \u{7}x\n", "control characters are not allowed", "\u{7}",
            "remove the control character, or write it as an escape in double quotes"
        ),
        ("a: 'b\n", "found unexpected end of stream", "", "close the quote"),
        ("a: 1\nb\nc: 1\n", "could not find expected ':'", "c", "write `key: value`, with a space behind the colon"),
        (
            "a:\n  - 1\n b: 2\n", "did not find expected key", "b",
            "check the indentation, and the quotes of the line before"
        ),
        (
            "a: { b: string(/^[a-z]{2}, x/), c: 1 }\n", "did not find expected ',' or '}'", "[",
            "quote the whole: `'…'`, for the regular expression has characters that YAML claims"
        ),
    ])
    func hasAPlaceAndANextStep(text: String, message: String, marked: String, help: String) {
        let read = readYAML(text)
        #expect(read.document == nil)
        #expect(read.messages == [message])
        #expect(read.marked == marked)
        #expect(read.diagnostics.first?.help == help)
        #expect(read.diagnostics.first?.code == .yamlSyntax)
    }

    @Test func anUnknownAliasNamesTheNearest() {
        let read = readYAML("a: &shot 1\nb: *shto\n")
        #expect(read.messages == ["no anchor `&shto` stands before this alias"])
        #expect(read.marked == "*shto")
        #expect(read.diagnostics.first?.help == "did you mean `*shot`?")
    }

    @Test func aDocumentCannotContainItself() {
        let read = readYAML("a: &a\n  b: *a\n")
        #expect(read.document == nil)
        #expect(read.diagnostics.map(\.code) == [.unknownAlias])
        #expect(read.diagnostics.first?.notes.count == 1)
    }

    @Test(arguments: ["[", "- ", "{a: ", "? "]) func refusesEndlessNesting(opening: String) {
        let read = readYAML(String(repeating: opening, count: 100_000))
        #expect(read.diagnostics.map(\.code) == [.tooDeep])
    }

    /// Nine lines of nine aliases each would be a tree of 387 million nodes.
    @Test func aliasesOfAliasesAreBounded() {
        var text = "a0: &a0 [x]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        #expect(readYAML(text).diagnostics.map(\.code) == [.tooDeep])
    }

    @Test func mergesOfMergesAreBounded() {
        var text = "a0: &a0 {k: 1}\n"
        for level in 1...3000 { text += "a\(level): &a\(level) {<<: *a\(level - 1), k\(level): 1}\n" }
        #expect(readYAML(text).diagnostics.map(\.code) == [.tooDeep])
    }

    @Test func aliasesCannotMakeADocumentDeeperThanItsText() {
        var text = "a0: &a0 [x]\n"
        for level in 1...600 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
        #expect(readYAML(text).diagnostics.map(\.code) == [.tooDeep])
    }
}
