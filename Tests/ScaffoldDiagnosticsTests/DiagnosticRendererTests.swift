import ScaffoldDiagnostics
import Testing

@Suite struct DiagnosticRendererTests {
    @Test func marksThePlaceInItsLine() {
        let text = rendered("a: 1\ntags: list<sting>\n", "sting", help: "did you mean `string`?")
        #expect(
            text == """
                schemas/test.yaml:2:12: error: there is no type `sting` [unknown-type]
                   2 | tags: list<sting>
                     |            ^~~~~
                    = help: did you mean `string`?

                """)
    }

    @Test func notesShowTheirOwnPlace() {
        let file = Source("a: 1\nb: 2\na: 3\n")
        let note = Diagnostic.Note("it stands here already", at: .span(file.span(0, 1)))
        let text = file.text(Diagnostic(.duplicateKey, .warning, "twice", at: .span(file.span(10, 11)), notes: [note]))
        #expect(
            text == """
                schemas/test.yaml:3:1: warning: twice [duplicate-key]
                   3 | a: 3
                     | ^
                schemas/test.yaml:1:1: note: it stands here already
                   1 | a: 1
                     | ^

                """)
    }

    @Test func whatHasNoPlaceHasNoExcerpt() {
        let file = Source("")
        #expect(file.text(Diagnostic(.noSchemas, .error, "none", at: .run)) == "error: none [no-schemas]\n")
        #expect(
            file.text(Diagnostic(.noSuchFile, .error, "gone", at: .path("x.yaml")))
                == "x.yaml: error: gone [no-such-file]\n")
        #expect(
            file.text(Diagnostic(.emptyFile, .error, "empty", at: .span(file.span(0, 0))))
                == "schemas/test.yaml:1:1: error: empty [empty-file]\n")
    }

    /// A Chinese character is two columns wide, a combining accent none, a tab is shown as four spaces.
    @Test(arguments: [("中文: x", 6), ("\tabc x", 8), ("e\u{301} x", 2), ("ａ x", 3), ("👍 x", 3)])
    func theMarkStandsUnderItsColumn(line: String, columns: Int) throws {
        let lines = rendered(line, "x").split(separator: "\n")
        let mark = try #require(lines.last)
        #expect(mark == "     | " + String(repeating: " ", count: columns) + "^")
    }

    @Test func nothingOfADocumentReachesTheTerminalUnescaped() {
        let file = Source("a\u{1B}[31m\u{202E}: x\n")
        let text = file.text(Diagnostic(.unknownKey, .error, "key `\u{1B}[2J\n\u{202E}`", at: .span(file.span(0, 1))))
        #expect(text.hasPrefix(#"schemas/test.yaml:1:1: error: key `\u{1B}[2J\n\u{202E}` [unknown-key]"#))
        #expect(text.contains(#"a\u{1B}[31m\u{202E}: x"#))
    }

    @Test func veryLongLinesAreCutAroundThePlace() throws {
        let line =
            "{" + String(repeating: #""ä":1,"#, count: 50_000) + #""bad":2"# + String(repeating: ",3", count: 90) + "}"
        let lines = rendered(line, "bad").split(separator: "\n")
        #expect(lines[0].hasPrefix("schemas/test.yaml:1:350003: error: there is no type `bad` (byte 350002)"))
        #expect(lines[1].hasPrefix("   1 | …") && lines[1].hasSuffix("…"))
        #expect(lines[1].count < 130)
        let column = try #require(lines[2].firstIndex(of: "^"))
        let distance = lines[2].distance(from: lines[2].startIndex, to: column)
        #expect(lines[1].dropFirst(distance).hasPrefix("bad"))
    }

    @Test func aPartOfSeveralLinesIsMarkedAtItsBeginning() {
        let file = Source("a: {\n  b: 1 }\n")
        let text = file.text(Diagnostic(.wrongKind, .error, "wrong", at: .span(file.span(3, 13))))
        #expect(text.hasSuffix("   1 | a: {\n     |    ^\n"))
    }

    @Test func bytesThatAreNoTextAreShownAsReplacements() {
        let file = Source(bytes: [0x61, 0xFF, 0x62, 0x0D, 0x0A])
        let text = file.text(Diagnostic(.notUTF8, .error, "no", at: .span(file.span(1, 2))))
        #expect(text.hasSuffix("   1 | a\u{FFFD}b\n     |  ^\n"))
    }

    @Test func placesOutsideOfTheFileAreItsEnd() {
        let file = Source("ab")
        let text = file.text(Diagnostic(.jsonSyntax, .error, "no", at: .span(file.span(2, 2))))
        #expect(text.hasSuffix("   1 | ab\n     |   ^\n"))
    }

    @Test func colorsDressTheSameText() {
        let file = Source("a: 1\n")
        let diagnostic = Diagnostic(.unknownKey, .error, "bad", at: .span(file.span(0, 1)), help: "remove it")
        var renderer = DiagnosticRenderer(file.files, usesColor: true)
        let colored = renderer.text(diagnostic)
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m bad"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == file.text(diagnostic))
    }

    private func rendered(_ text: String, _ part: String, help: String? = nil) -> String {
        let file = Source(text)
        return file.text(
            Diagnostic(.unknownType, .error, "there is no type `\(part)`", at: .span(file.span(of: part)), help: help))
    }
}

/// A run with one file.
struct Source {
    let files: SourceFiles
    private let bytes: [UInt8]
    private let file: SourceFileID

    init(_ text: String) { self.init(bytes: [UInt8](text.utf8)) }

    init(bytes: [UInt8]) {
        var files = SourceFiles()
        file = files.add(SourceFile(path: "schemas/test.yaml", bytes: bytes))
        self.files = files
        self.bytes = bytes
    }

    func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(file: file, start: UInt32(start), end: UInt32(end))
    }

    /// Where a part of the text is first.
    func span(of part: String) -> SourceSpan {
        let wanted = Array(part.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
        return span(start, start + wanted.count)
    }

    func text(_ diagnostic: Diagnostic) -> String {
        var renderer = DiagnosticRenderer(files, usesColor: false)
        return renderer.text(diagnostic)
    }
}
