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
        let run = try item.run().run
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
    }

    @Test(arguments: Case.all)
    func comesToTheSameTwice(_ item: Case) throws {
        #expect(try item.run().run == item.run().run)
    }

    @Test(arguments: Case.all)
    func whatWasWrittenIsUpToDate(_ item: Case) throws {
        let (run, folder) = try item.run()
        guard !run.files.isEmpty else { return }
        let arguments = try item.arguments.map { $0 == "generate" ? "check" : $0 }
        let check = try Tool.run(arguments, in: folder.url)
        #expect(check.status == 0)
        #expect(check.output.isEmpty)
        let again = try Tool.run(item.arguments, in: folder.url)
        #expect(again.errors.contains(" unchanged\n") && !again.errors.contains(" written"))
    }

    /// Without one of its inputs, a run removes what came from that one alone.
    @Test(arguments: Case.all)
    func aDeletedInputTakesItsFilesAlong(_ item: Case) throws {
        let (run, folder) = try item.run()
        let inputs = Set(run.files.isEmpty ? [] : try Self.sources(folder).flatMap(\.value))
        guard inputs.count > 1, try item.arguments.first == "generate" else { return }
        for input in inputs.sorted() {
            let (_, folder) = try item.run()
            let before = try Self.sources(folder)
            try FileManager.default.removeItem(at: folder.url.appending(path: "output/\(input)").standardizedFileURL)
            let result = try Tool.run(item.arguments, in: folder.url)
            // What is left may refer to what is gone; then nothing happens, as with any error.
            let gone = result.status == 0 ? before.filter { $0.value == [input] }.keys.sorted() : []
            let after = try folder.files(in: "output")
            #expect(before.keys.filter { after[$0] == nil }.sorted() == gone)
        }
    }

    /// The inputs of each generated file, by the manifest.
    private static func sources(_ folder: TemporaryFolder) throws -> [String: [String]] {
        let lines = try folder.read("output/.scaffold").split(separator: "\n").filter { !$0.hasPrefix("#") }
        return Dictionary(
            uniqueKeysWithValues: lines.map { line in
                let fields = line.split(separator: "\t").map(String.init)
                return (fields[0], Array(fields.dropFirst()))
            })
    }
}
