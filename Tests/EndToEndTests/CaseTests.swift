import Foundation
import TestSupport
import Testing

/// Every folder of `Cases`, through the built tool. `SCAFFOLD_RECORD=1` records what comes of them, and still fails, so
/// that nobody takes a recording for a test that passed.
@Suite struct CaseTests {
    @Test func thereAreCases() {
        #expect(Case.all.count > 20)
    }

    @Test(arguments: Case.all)
    func comesToWhatItSays(_ item: Case) throws {
        let (run, folder) = try item.run()
        let expected = try item.expected
        if ProcessInfo.processInfo.environment["SCAFFOLD_RECORD"] == "1", run != expected {
            try item.record(run)
            Issue.record("recorded \(item.name): read the difference, then run without SCAFFOLD_RECORD")
            return
        }
        #expect(run.diagnostics == expected.diagnostics)
        #expect(run.files.keys.sorted() == expected.files.keys.sorted())
        for (path, bytes) in expected.files {
            #expect(
                run.files[path].map { String(decoding: $0, as: UTF8.self) } == String(decoding: bytes, as: UTF8.self))
        }
        if !run.files.isEmpty { try expectUpToDate(item, in: folder) }
    }

    /// What a run of a case wrote is what `check` and another run would write.
    private func expectUpToDate(_ item: Case, in folder: TemporaryFolder) throws {
        let arguments = try item.arguments.map { $0 == "generate" ? "check" : $0 }
        let check = try Tool.run(arguments, in: folder.url)
        #expect(check.status == 0)
        #expect(check.output.isEmpty)
        let again = try Tool.run(item.arguments, in: folder.url)
        #expect(again.errors.contains(" unchanged\n") && !again.errors.contains(" written"))
    }

    /// Without one of its inputs, a run removes what came from that one alone.
    @Test(arguments: [
        (
            "two-documents", "input/shots.yaml",
            ["Messages/ListShots.swift", "Models/Shot.swift", "Services/ShotsAPI.swift"]
        ),
        ("two-documents", "input/deep/players.yaml", ["Models/Player.swift", "Models/Team.swift"]),
        ("json-schema", "input/address.yaml", ["Models/Address.swift"]),
        ("json-schema", "input/anything.json", ["Models/Anything.swift"]),
        ("json-schema", "input/list.json", ["Models/List.swift"]),
        ("json-schema", "input/person.schema.json", ["Aliases/Tag.swift", "Models/Person.swift"]),
    ])
    func aDeletedInputTakesItsFilesAlong(name: String, input: String, gone: [String]) throws {
        let item = try #require(Case.all.first { $0.name == name })
        let (run, folder) = try item.run()
        try FileManager.default.removeItem(at: folder.url.appending(path: input))
        #expect(try Tool.run(item.arguments, in: folder.url).status == 0)
        let left = try folder.files(in: "output")
        #expect(run.files.keys.filter { left[$0] == nil }.sorted() == gone)
    }
}
