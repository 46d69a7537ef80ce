import ScaffoldDiagnostics
import ScaffoldSource
import Testing

@Suite struct DuplicateKeyTests {
    @Test(arguments: [
        #"{"a": 1, "b": 2, "\u0061": 3, "c": 4, "b": 5, "a": 6}"#, "{a: 1, b: 2, 'a': 3, \"c\": 4, b: 5, a: 6}",
        "a: 1\nb: 2\n'a': 3\nc: 4\nb: 5\na: 6\n",
    ])
    func theLastOneWins(text: String) throws {
        let read = text.hasPrefix("{\"") ? readJSON(text) : readYAML(text)
        let document = try #require(read.document)
        #expect(document.root.description == "{c: 4, b: 5, a: 6}")
        #expect(document.root["a"]?.int == 6)
        #expect(document.root.count == 3)
        #expect(document.duplicateKeys.map(\.name) == ["a", "b", "a"])
    }

    @Test func amongManyKeys() throws {
        let keys = (0..<5000).map { "\"key\($0)\": \($0)" } + ["\"key77\": -1"]
        let document = try #require(readJSON("{" + keys.joined(separator: ",") + "}").document)
        #expect(document.root.count == 5000)
        #expect(document.root["key77"]?.int == -1)
        #expect(document.root["key4999"]?.int == 4999)
        #expect(document.duplicateKeys.map(\.name) == ["key77"])
    }

    @Test func isReportedWithBothPlaces() throws {
        let read = readYAML("get: 1\nput: 2\nget: 3\n")
        let document = try #require(read.document)
        let sink = DiagnosticSink()
        document.reportDuplicateKeys(.error, into: sink)
        let diagnostic = try #require(sink.sorted.first)
        #expect(sink.sorted.count == 1)
        #expect(diagnostic.severity == .error && diagnostic.code == .duplicateKey)
        #expect(diagnostic.message == "the key `get` stands twice")
        guard case .span(let last) = diagnostic.place, case .span(let first) = diagnostic.notes.first?.place else {
            Issue.record("no places")
            return
        }
        #expect(first.start == 0 && last.start == 14)
    }

    @Test func numbersAndTextsAreTheSameKey() throws {
        let document = try #require(readYAML("200: a\n'200': b\n").document)
        #expect(document.root["200"]?.string == "b")
        #expect(document.duplicateKeys.count == 1)
    }
}
