import ScaffoldDiagnostics
import ScaffoldSource
import Testing

@testable import ScaffoldOpenAPI

@Suite struct JSONPathTests {
    /// The selectors of RFC 9535, over one document.
    @Test(
        arguments: [
            ("$", "$"),
            ("$.a.b", "a.b"),
            ("$['a']['b c']", "a.b c"),
            ("$.list[0,-1]", "list.0 list.3"),
            ("$.list[1:3]", "list.1 list.2"),
            ("$.list[::-2]", "list.3 list.1"),
            ("$.list[5]", ""),
            ("$.a.*", "a.b a.b c"),
            ("$..n", "list.0.n list.1.n list.2.n list.3.n"),
            ("$.list[?@.n == 2]", "list.1"),
            ("$.list[?(@.n > 1 && @.s != 'x')]", "list.1 list.2"),
            ("$.list[?!@.s]", "list.1"),
            ("$.list[?@.s == $.a.b || @.n >= 4]", "list.2 list.3"),
            ("$.list[?length(@.s) == 2]", "list.2"),
            ("$.list[?count(@.*) == 1]", "list.1"),
            ("$.list[?@['s'] == \"\\u0078\"]", "list.0 list.3"),
        ])
    func selects(_ path: String, _ expected: String) throws {
        let document = #"""
            {"a": {"b": "yy", "b c": 0},
             "list": [{"n": 1, "s": "x"}, {"n": 2}, {"n": 3, "s": "yy"}, {"n": 4, "s": "x"}]}
            """#
        let root = try #require(read(document))
        let matches = try JSONPathParser.parse(path).matches(in: .original(root))
        let texts = matches.map { steps in
            steps.isEmpty
                ? "$"
                : steps.map {
                    switch $0 {
                    case .key(let key): key
                    case .index(let index): String(index)
                    }
                }.joined(separator: ".")
        }
        #expect(texts.joined(separator: " ") == expected)
    }

    @Test(
        arguments: [
            ("a", 0, "begins"), ("$.", 2, "a name"), ("$[", 2, "a name in quotes"), ("$['a", 4, "never closed"),
            ("$[?@.a == ]", 10, "is due here"), ("$[?match(@.a, 'x')]", 8, "not supported"),
            ("$.a b", 3, "is due here"),
            ("$['\\q']", 5, "escape"), ("$[99999999999999999999]", 22, "whole number"),
        ])
    func refuses(_ path: String, _ offset: Int, _ words: String) {
        do {
            _ = try JSONPathParser.parse(path)
            Issue.record("it was accepted")
        } catch {
            #expect(error.offset == offset)
            #expect(error.message.contains(words))
        }
    }

    @Test func nestsNoDeeperThanTheStack() {
        let path = "$[?" + String(repeating: "(", count: 100_000) + "@.a"
        #expect(throws: JSONPathParser.Fault.self) { try JSONPathParser.parse(path) }
        #expect(throws: JSONPathParser.Fault.self) {
            try JSONPathParser.parse("$[?" + String(repeating: "!", count: 100_000) + "@.a]")
        }
    }

    private func read(_ text: String) -> Node? {
        var files = SourceFiles()
        let id = files.add(SourceFile(path: "a.json", bytes: [UInt8](text.utf8)))
        return DocumentReader.read(id, in: files, into: DiagnosticSink())?.root
    }
}
