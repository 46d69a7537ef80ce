import ScaffoldDiagnostics
import ScaffoldOutput
import Testing

@Suite struct CheckTests {
    private func disk(_ outputs: OutputFile...) throws -> MemoryFileSystem {
        let disk = MemoryFileSystem()
        disk["a.yaml"] = "a"
        try disk.run(outputs)
        return disk
    }

    private func check(_ disk: MemoryFileSystem, _ outputs: OutputFile...) throws -> OutputCheck {
        OutputCheck(try disk.plan(outputs, for: .compare))
    }

    @Test func whatWasJustWrittenIsClean() throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"))
        let check = try check(disk, output("A.swift", "a", from: "../a.yaml"))
        #expect(check.diagnostic == nil)
        #expect(check.diff.isEmpty)
        #expect(check.summary == "1 file: all as it should be")
    }

    @Test func showsWhatDiffersAndWhy() throws {
        let disk = try disk(
            output("E.swift", "e", from: "../a.yaml"), output("O.swift", "o", from: "../a.yaml"),
            output("S.swift", "s", from: "../a.yaml"))
        disk["out/E.swift"]? += "edited\n"
        let check = try check(
            disk, output("E.swift", "e", from: "../a.yaml"), output("M.swift", "m", from: "../a.yaml"),
            output("S.swift", "new", from: "../a.yaml"))
        let diagnostic = try #require(check.diagnostic)
        #expect(diagnostic.code == .staleOutput)
        #expect(diagnostic.message == "5 files differ: 2 stale, 1 edited, 1 missing, 1 orphaned")
        let said = diagnostic.notes.map { note in
            if case .path(let path) = note.place { "\(path): \(note.message)" } else { "" }
        }
        #expect(
            said == [
                "out/E.swift: edited", "out/M.swift: missing", "out/O.swift: orphaned", "out/S.swift: stale",
                "out/.scaffold: stale",
            ])
        let names = check.diff.split(separator: "\n").filter { $0.hasPrefix("--- ") || $0.hasPrefix("+++ ") }
        #expect(
            names == [
                "--- a/out/E.swift", "+++ b/out/E.swift", "--- /dev/null", "+++ b/out/M.swift", "--- a/out/O.swift",
                "+++ /dev/null", "--- a/out/S.swift", "+++ b/out/S.swift", "--- a/out/.scaffold", "+++ b/out/.scaffold",
            ])
        #expect(check.diff.contains("\n-edited\n"))
    }

    /// What `generate` leaves behind and only warns of is no difference.
    @Test func agreesWithGenerateOnAnEditedOrphan() throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"), output("B.swift", "b", from: "../a.yaml"))
        disk["out/B.swift"]? += "// mine\n"
        let outputs = [output("A.swift", "a", from: "../a.yaml")]
        try disk.run(outputs)
        let plan = try disk.plan(outputs, for: .compare)
        #expect(OutputCheck(plan).diagnostic == nil)
        #expect(plan.diagnostics.map(\.severity) == [.warning])
    }
}
