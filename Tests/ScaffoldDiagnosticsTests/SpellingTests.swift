import ScaffoldDiagnostics
import Testing

@Suite struct SpellingTests {
    @Test(arguments: [
        ("sting", "string"), ("Integer", "integer"), ("respnse", "response"), ("reponses", "response"),
        ("qeury", "query"), ("colour", "color"), ("ist", "list"),
    ])
    func findsWhatWasMeant(name: String, meant: String) {
        #expect(Spelling.nearest(to: name, in: ["color", "integer", "list", "query", "response", "string"]) == meant)
    }

    @Test(arguments: ["", "x", "completely", "st", "中文"])
    func keepsSilentWhereNothingIsNear(name: String) {
        #expect(Spelling.nearest(to: name, in: ["color", "integer", "query", "response", "string"]) == nil)
    }

    @Test func ofEquallyNearOnesTakesTheFirst() {
        #expect(Spelling.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    }
}
