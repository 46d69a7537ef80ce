import ScaffoldDiagnostics
import Testing

@testable import ScaffoldNaming

@Suite("Names that must differ")
struct MemberScopeTests {
    private func names(
        _ texts: [String], reserved: Set<String> = [], overrides: [String: String] = [:],
        sink: DiagnosticSink = DiagnosticSink()
    ) -> [String] {
        let context = NamingContext(options: NamingOptions(), diagnostics: sink)
        let entries = texts.enumerated().map { index, text in
            let span = SourceSpan.at(UInt32(index))
            return MemberScope.Entry(
                text: text, chosen: overrides[text].map { ChosenName($0, at: span) }, span: span, pointer: "#/\(index)")
        }
        return MemberScope(context: context, what: "fields", reserved: reserved).names(entries)
    }

    @Test func eachTextSpellsWhatFoldingForgot() {
        #expect(
            names(["kind", "_kind", "kind_", "-kind", "Kind", "k_ind", "kInd"]) == [
                "kind", "underscoreKind", "kindUnderscore", "minusKind", "capitalKind", "kUnderscoreInd", "kInd",
            ])
    }

    @Test func signsStayApart() {
        #expect(names(["+1", "-1", "1"]) == ["plus1", "minus1", "_1"])
        #expect(names(["UTC+0", "UTC-0", "UTC 0"]) == ["utcPlus0", "utcMinus0", "utcSpace0"])
        #expect(names(["active", "Active", "ACTIVE"]) == ["active", "capitalActive", "upperACTIVE"])
    }

    @Test func signsStayApartFromTheirNames() {
        #expect(
            names(["", "empty", "_empty", "  ", "+", "plus", "<=", "lessEquals"]) == [
                "emptyString", "empty", "underscoreEmpty", "spaceSpace", "plusSign", "plus", "lessEqualsSigns",
                "lessEquals",
            ])
        #expect(names(["", "+"]) == ["empty", "plus"])
    }

    @Test func canonicallyEqualTextsAreTwoNames() {
        let both = names(["\u{E9}", "e\u{301}"])
        #expect(both == ["\u{E9}", "eU301"])
    }

    @Test func wordsThatSwiftKeepsGetAnUnderscore() {
        #expect(names(["self", "init", "Type", "Self"]) == ["self_", "init_", "type", "capitalSelf"])
        #expect(names(["hashValue"], reserved: ["hashValue"]) == ["hashValue_"])
    }

    @Test func capitalsInsideAndDigitsInFront() {
        #expect(names(["foo.bar", "foo.Bar"]) == ["fooDotBar", "fooDotCapitalBar"])
        #expect(names(["0", "_0"]) == ["number0", "_0"])
    }

    /// What no spelling keeps apart is marked by its own text, and said.
    @Test func theLastResort() {
        let sink = DiagnosticSink()
        let both = names(["HTTPServer", "HttpServer"], sink: sink)
        #expect(both == ["capitalHTTPServer_abd2", "capitalHTTPServer_c1f2"])
        #expect(names(["HttpServer", "HTTPServer"]) == both.reversed())
        #expect(sink.sorted.map(\.severity) == [.warning, .warning])
    }

    @Test func orderDoesNotMatter() {
        let texts = ["type", "_type", "-type", "Type", "t_ype", "tYpe", "1", "+1", "é", "e\u{301}", "self"]
        var random = SplitMix(seed: 3)
        let expected = Dictionary(uniqueKeysWithValues: zip(texts.map { Array($0.utf8) }, names(texts)))
        for _ in 0..<20 {
            let shuffled = texts.shuffled(using: &random)
            for (text, name) in zip(shuffled, names(shuffled)) { #expect(expected[Array(text.utf8)] == name) }
        }
    }

    /// Two names are never one, or somebody hears of it.
    @Test func namesDifferOrAreDiagnosed() {
        var random = SplitMix(seed: 11)
        for _ in 0..<400 {
            var texts: [String] = []
            for _ in 0..<8 {
                let text = random.text()
                if !texts.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { texts.append(text) }
            }
            let sink = DiagnosticSink()
            let names = names(texts, reserved: ["hashValue"], sink: sink)
            #expect(Set(names).count == names.count || sink.hasErrors, "\(texts) became \(names)")
        }
    }

    /// Swift takes them for one letter, as it does a letter and its combining marks.
    @Test func namesThatCompareEqualAreCalledByTheirCodePoints() {
        #expect(
            names(["\u{C5}", "\u{212B}", "A\u{30A}", "a"]) == [
                "latinCapitalLetterAWithRingAbove", "angstromSign", "aU30A", "a",
            ])
    }

    @Test func aChosenNameWins() {
        #expect(names(["a", "b"], overrides: ["b": "bee"]) == ["a", "bee"])
    }

    @Test func twoChosenNamesCollide() {
        let sink = DiagnosticSink()
        _ = names(["a", "b"], overrides: ["a": "x", "b": "x"], sink: sink)
        #expect(sink.sorted.map(\.code) == [.nameCollision])
        #expect(sink.sorted.first?.notes.count == 1)
    }

    @Test func aChosenNameMustBeAName() {
        let sink = DiagnosticSink()
        #expect(names(["a"], overrides: ["a": "1 2"], sink: sink) == ["a"])
        #expect(sink.sorted.map(\.code) == [.impossibleName])
    }
}

extension SourceSpan {
    static func at(_ offset: UInt32) -> SourceSpan {
        SourceSpan(file: SourceFileID(index: 0), start: offset, end: offset + 1)
    }
}
