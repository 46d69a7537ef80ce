import ScaffoldDiagnostics
import ScaffoldSource
import Testing

@Suite struct DocumentReaderTests {
    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], "the file is UTF-16, not UTF-8"),
            ([0xFE, 0xFF, 0x00, 0x61], "the file is UTF-16, not UTF-8"),
            ([0x7B, 0x00, 0x22, 0x00], "the file is UTF-16, not UTF-8"),
            ([0x00, 0x7B, 0x00, 0x22], "the file is UTF-16, not UTF-8"),
            ([0xFF, 0xFE, 0x00, 0x00], "the file is UTF-32, not UTF-8"),
            ([0x00, 0x00, 0xFE, 0xFF], "the file is UTF-32, not UTF-8"),
            ([0x61, 0xFF], "the byte 0xFF is not UTF-8"), ([0xC0, 0x80], "the byte 0xC0 is not UTF-8"),
            ([0xED, 0xA0, 0x80], "the byte 0xED is not UTF-8"),
            ([0xF4, 0x90, 0x80, 0x80], "the byte 0xF4 is not UTF-8"),
            ([0x61, 0xE4, 0xB8], "the byte 0xE4 is not UTF-8"),
        ] as [([UInt8], String)])
    func refusesWhatIsNotUTF8(bytes: [UInt8], message: String) {
        for path in ["a.json", "a.yaml"] {
            let read = read(bytes, path: path)
            #expect(read.messages == [message])
            #expect(read.diagnostics.map(\.code) == [.notUTF8])
        }
    }

    @Test(arguments: ["", " \n\t", "\u{FEFF}", "\u{FEFF}\n"]) func refusesEmptyFiles(text: String) {
        for path in ["a.json", "a.yaml"] {
            let read = read([UInt8](text.utf8), path: path)
            #expect(read.messages == ["the file is empty"])
            #expect(read.diagnostics.map(\.code) == [.emptyFile])
        }
    }

    @Test func refusesAFileOfComments() {
        #expect(readYAML("# nothing\n").messages == ["the file has nothing but comments"])
    }

    @Test(arguments: [
        ("a.json", "{\"a\": 1}", Document.Syntax.json), ("a.yaml", "{\"a\": 1}", .json), ("a.yaml", "{a: 1}", .yaml),
        ("a.yaml", "{\"a\": 1, }", .yaml), ("a.yaml", "{\"a\": 1} # c", .yaml), ("a", "// c\n{\"a\": 1}", .json),
        ("a.yaml", "/* c */ {\"a\": 1}", .json), ("a.yml", "{\"a\": 1} // c", .json), ("a.yaml", "a: 1", .yaml),
        ("a.JSON", "{\"a\": 1,}", .json), ("a.yaml", "{\"a\": 1} text", .json), ("a.yaml", " \n[1]", .json),
    ])
    func choosesTheSyntax(path: String, text: String, syntax: Document.Syntax) {
        let read = read([UInt8](text.utf8), path: path)
        #expect(read.document?.syntax == syntax)
        #expect(read.messages == [])
    }

    @Test func aFileNamedJSONIsNeverReadAsYAML() {
        #expect(readJSON("{a: 1}").diagnostics.map(\.code) == [.jsonSyntax])
        #expect(readJSON("a: 1").diagnostics.map(\.code) == [.jsonSyntax])
    }

    @Test func whatIsNeitherGetsTheMessageOfYAML() {
        #expect(readYAML("{a: [1}").diagnostics.map(\.code) == [.yamlSyntax])
    }
}
