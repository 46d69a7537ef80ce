import ScaffoldDiagnostics
import ScaffoldSource
import Testing

@Suite struct JSONReaderTests {
    @Test func readsEveryKindOfValue() throws {
        let read = readJSON(#"{"a": [1, -2.5e3, true, false, null], "b": {"c": "d"}, "e": [], "f": {}}"#)
        let root = try #require(read.root)
        #expect(root.description == #"{a: [1, -2.5e3, true, false, null], b: {c: "d"}, e: [], f: {}}"#)
        #expect(root["a"]?.items.map(\.kind) == [.integer, .float, .bool, .bool, .null])
        #expect(root["a"]?.items.map(\.bool) == [nil, nil, true, false, nil])
        #expect(root["a"]?.items.map(\.int) == [1, nil, nil, nil, nil])
        #expect(root["f"]?.count == 0 && root["a"]?.count == 5 && root.count == 4)
        #expect(read.messages == [])
    }

    @Test func placesAreBytesOfTheFile() throws {
        let text = "\u{FEFF}{\r\n \"é\": \"中文\", \"n\": [ -1.5 , {\"x\": null} ] }"
        let read = readJSON(text)
        let root = try #require(read.root)
        #expect(read.source(root.span) == String(text.dropFirst()))
        #expect(root.span.start == 3)
        #expect(read.source(root.entry("é")?.key.span) == "\"é\"")
        #expect(read.source(root["é"]?.span) == "\"中文\"")
        #expect(read.source(root["é"]?.place(of: 3, length: 3)) == "文")
        let list = try #require(root["n"])
        #expect(read.source(list.span) == "[ -1.5 , {\"x\": null} ]")
        #expect(list.items.map { read.source($0.span) } == ["-1.5", "{\"x\": null}"])
    }

    @Test func decodesEscapes() throws {
        let read = readJSON(#"{"\u00e9\n": "\"\\\/\b\f\n\r\t\u0041\ud83d\ude00\u0000"}"#)
        let root = try #require(read.root)
        #expect(root["é\n"]?.string == "\"\\/\u{8}\u{C}\n\r\tA😀\0")
        #expect(read.source(root["é\n"]?.place(of: 3, length: 1)) == #""\"\\\/\b\f\n\r\t\u0041\ud83d\ude00\u0000""#)
    }

    @Test func halfAPairIsReadWithAWarning() throws {
        let read = readJSON(#"["\ud83d", "\ude00x", "\ud83d\u0041"]"#)
        #expect(read.root?.items.map(\.string) == ["\u{FFFD}", "\u{FFFD}x", "\u{FFFD}A"])
        #expect(read.diagnostics.map(\.severity) == [.warning, .warning, .warning])
        #expect(read.marked == #"\ud83d"#)
    }

    /// Spellings of one character that Swift's strings hold for equal are two keys of a document.
    @Test func keysAreComparedByteByByte() throws {
        let root = try #require(readJSON("{\"e\u{301}\": 1, \"é\": 2}").root)
        #expect(root["é"]?.int == 2 && root["e\u{301}"]?.int == 1)
    }

    @Test(arguments: [
        ("[1 2]", "expected a comma or `]`, found `2`", "2"),
        (#"{"a" 1}"#, "expected a colon after the key, found `1`", "1"),
        ("{a: 1}", "expected a key in double quotes, found `a`", "a"),
        ("[01]", "a number cannot begin with a zero", "01"),
        ("[-]", "expected a digit, found `]`", "-]"),
        ("[1.x]", "expected a digit, found `x`", "1.x"),
        ("[12ab]", "`12ab` is not a number", "12ab"),
        ("[True]", "expected a value, found `True`", "True"),
        ("[中]", "expected a value, found `中`", "中"),
        (#"["a\x"]"#, "there is no escape `\\` before `x`", #"\x"#),
        (#"["a\u12g4"]"#, "`\\u` needs four hexadecimal digits", #"\u12g"#),
        ("[\"a\tb\"]", "a control character stands in a string", "\t"),
        ("[\"ab\n\"]", "this string is not closed on its line", "\"ab"),
        ("[\"ab", "this string is not closed", "\""),
        ("[1, [2", "expected a comma, found the end of the file", ""),
        ("[1] /* x", "this comment is not closed", "/*"),
    ])
    func refusesAtThePlace(text: String, message: String, marked: String) {
        let read = readJSON(text)
        #expect(read.document == nil)
        #expect(read.messages == [message])
        #expect(read.marked == marked)
        #expect(read.diagnostics.first?.code == .jsonSyntax)
    }

    @Test func namesTheContainerThatIsNotClosed() throws {
        let read = readJSON(#"// Behind the start of the file {"a": [1, 2]"#.replacing(" {", with: "\n{"))
        let note = try #require(read.diagnostics.first?.notes.first)
        #expect(note.message == "this object is not closed")
    }

    @Test(arguments: [
        ("// c\n{\"a\": 1}", "a comment", "// c"), ("{\"a\": /* c */ 1}", "a comment", "/* c */"),
        ("[1, 2 , ]", "a comma after the last element", ","), ("{\"a\": 1,}", "a comma after the last element", ","),
        ("{\"a\": 1} and more", "text after the value", "and more"),
    ])
    func remembersWhatOnlyBee1Allows(text: String, what: String, marked: String) throws {
        let read = readJSON(text)
        let document = try #require(read.document)
        #expect(read.messages == [])
        #expect(document.leniencies.map { read.source($0.span) } == [marked])
        let sink = DiagnosticSink()
        document.reportLeniencies(into: sink)
        #expect(sink.sorted.map(\.message) == ["JSON does not have \(what)"])
    }

    @Test(arguments: [
        String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
        String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
    ])
    func refusesEndlessNesting(text: String) {
        let read = readJSON(text)
        #expect(read.diagnostics.map(\.code) == [.tooDeep])
    }

    @Test func readsUpToTheLimit() throws {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(readJSON(text).document != nil)
    }
}
