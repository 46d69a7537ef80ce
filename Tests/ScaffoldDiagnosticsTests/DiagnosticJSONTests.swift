import ScaffoldDiagnostics
import Testing

@Suite struct DiagnosticJSONTests {
    @Test func writesOneObjectOnALine() {
        let file = Source("a: 1\nb: 2\n")
        let note = Diagnostic.Note("see", at: .path("x"))
        let diagnostic = Diagnostic(
            .unknownKey, .error, "bad `\"\n\u{1B}`", at: .span(file.span(5, 6)), notes: [note], help: "no")
        var json = DiagnosticJSON(file.files)
        #expect(
            json.line(diagnostic)
                == #"{"severity": "error", "code": "unknown-key", "message": "bad `\"\n\u001b`", "file": "schemas/test.yaml", "#
                + #""line": 2, "column": 1, "endLine": 2, "endColumn": 2, "offset": 5, "endOffset": 6, "help": "no", "#
                + #""notes": [{"message": "see", "file": "x"}]}"# + "\n")
    }

    @Test func leavesOutWhatDoesNotApply() {
        var json = DiagnosticJSON(SourceFiles())
        #expect(
            json.line(Diagnostic(.noSchemas, .warning, "none", at: .run))
                == #"{"severity": "warning", "code": "no-schemas", "message": "none", "notes": []}"# + "\n")
    }
}
