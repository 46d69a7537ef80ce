import ScaffoldDiagnostics
import ScaffoldSource
import TestSupport
import Testing

/// github.com/nst/JSONTestSuite, and the suites of nativejson-benchmark.
@Suite(Corpus.isNeeded) struct JSONSuiteTests {
    private static let suite = "suites/json-parsing-suite"

    @Test func acceptsEveryValidText() throws {
        let names = try Self.parsing("y_")
        #expect(names.count == 95)
        for name in names { #expect(try Self.outcome(name) == .read, "\(name)") }
    }

    @Test func refusesEveryInvalidText() throws {
        let names = try Self.parsing("n_")
        #expect(names.count == 188)
        for name in names { #expect(try Self.outcome(name) == .refused, "\(name)") }
    }

    /// What the standard leaves open, and what is done here.
    /// What the standard leaves open, and what is done here.
    @Test func settlesWhatIsLeftOpen() throws {
        let names = try Self.parsing("i_")
        #expect(names.count == 35)
        for name in names { #expect(try Self.outcome(name) == Self.settled(name), "\(name)") }
    }

    /// Numbers have no largest value, since their text is kept. Half a surrogate pair, written as an escape, is read as
    /// U+FFFD with a warning; bytes that are not UTF-8 are refused, and so is UTF-16.
    /// A byte order mark, and a depth of 500, are accepted.
    private static func settled(_ name: String) -> Outcome {
        let name = name.split(separator: "/").last.map { $0.dropFirst(2).prefix { $0 != "." } } ?? ""
        if name.hasPrefix("number_") || name.hasPrefix("structure_") { return .read }
        return escapedHalves.contains(String(name)) ? .readWithWarning : .refused
    }

    private static let escapedHalves: Set = [
        "object_key_lone_2nd_surrogate", "string_1st_surrogate_but_2nd_missing",
        "string_1st_valid_surrogate_2nd_invalid", "string_incomplete_surrogate_and_escape_valid",
        "string_incomplete_surrogate_pair", "string_incomplete_surrogates_escape_valid",
        "string_invalid_lonely_surrogate", "string_invalid_surrogate", "string_inverted_surrogates_U+1D11E",
        "string_lone_second_surrogate",
    ]

    @Test func keepsToJSONChecker() throws {
        for name in try Corpus.names(in: "\(Self.suite)/nativejson/jsonchecker") {
            let outcome = try Self.outcome("nativejson/jsonchecker/\(name)")
            // Two files say of themselves that they are out of date: any value may stand alone, and depth is free.
            let isAllowed = name.hasPrefix("pass") || name.contains("EXCLUDE")
            #expect(outcome == (isAllowed ? .read : .refused), "\(name)")
        }
    }

    /// The description of a node is JSON where it has nothing to escape, so it must read as the same once more.
    @Test func readsTheRoundTrips() throws {
        for name in try Corpus.names(in: "\(Self.suite)/nativejson/roundtrip") {
            let bytes = try Corpus.bytes("\(Self.suite)/nativejson/roundtrip/\(name)")
            let root = try #require(read(bytes, path: name).root)
            let written = root.kind == .mapping ? nil : root.description.filter { $0 != " " }
            #expect(written == nil || written == String(decoding: bytes, as: UTF8.self).filter { $0 != " " }, "\(name)")
        }
    }

    @Test(arguments: ["canada", "citm_catalog", "twitter"]) func readsTheBenchmarks(name: String) throws {
        #expect(try Self.outcome("nativejson/\(name).json") == .read)
    }

    @Test func readsTheTransformations() throws {
        for name in try Corpus.names(in: "\(Self.suite)/nst/test_transform") {
            let outcome = try Self.outcome("nst/test_transform/\(name)")
            let wanted: Outcome =
                name.contains("escaped_invalid") ? .readWithWarning : name.contains("invalid") ? .refused : .read
            #expect(outcome == wanted, "\(name)")
        }
    }

    private enum Outcome { case read, readWithWarning, refused }

    private static func parsing(_ prefix: String) throws -> [String] {
        try Corpus.names(in: "\(suite)/nst/test_parsing").filter { $0.hasPrefix(prefix) }
            .map { "nst/test_parsing/\($0)" }
    }

    /// What a family without a lenient form makes of a text.
    private static func outcome(_ name: String) throws -> Outcome {
        let read = read(try Corpus.bytes("\(suite)/\(name)"), path: "test.json")
        guard let document = read.document else { return .refused }
        let sink = DiagnosticSink()
        document.reportLeniencies(into: sink)
        if sink.hasErrors { return .refused }
        return read.diagnostics.isEmpty ? .read : .readWithWarning
    }
}
