import ScaffoldDiagnostics
import ScaffoldSource
import TestSupport
import Testing

/// github.com/yaml/yaml-test-suite: every case is read as YAML; what it means is compared with its `in.json`, and
/// what it should refuse with its `error`.
@Suite(Corpus.isNeeded) struct YAMLSuiteTests {
    private static let folder = "suites/yaml-suite/data"

    @Test func agreesWithTheSuite() throws {
        let cases = try Self.cases()
        #expect(cases.count == 402)
        var seen = Set<String>()
        for name in cases {
            let failure = try Self.failure(name)
            if let reason = YAMLSuiteExceptions.all[name] {
                seen.insert(name)
                #expect(failure != nil, "\(name) passes now; remove the exception (\(reason))")
            } else {
                #expect(failure == nil, "\(name)")
            }
        }
        #expect(Set(YAMLSuiteExceptions.all.keys).subtracting(seen) == [])
    }

    /// The folders with a case: `229Q`, or `VJP3/00` where one has several.
    private static func cases() throws -> [String] {
        try Corpus.names(in: folder).flatMap { id in
            try Corpus.names(in: "\(folder)/\(id)").contains("in.yaml")
                ? [id] : Corpus.names(in: "\(folder)/\(id)").map { "\(id)/\($0)" }
        }
    }

    /// What goes wrong with a case.
    private static func failure(_ name: String) throws -> String? {
        let files = try Corpus.names(in: "\(folder)/\(name)")
        let read = readAll(try Corpus.bytes("\(folder)/\(name)/in.yaml"), path: "in.yaml")
        if files.contains("error") { return read.documents == nil ? nil : "accepted" }
        guard let documents = read.documents else { return "refused: \(read.messages)" }
        guard files.contains("in.json") else { return nil }
        let wanted = jsonValues(try Corpus.bytes("\(folder)/\(name)/in.json"))
        let got = documents.map(\.root)
        guard got.count == wanted.count, zip(got, wanted).allSatisfy({ hasSameValue($0, $1) }) else {
            return "read \(got), not \(wanted)"
        }
        return nil
    }
}
