import ScaffoldOutput
import Testing

@Suite struct CheckTests {
    private func disk(_ outputs: OutputFile...) throws -> MemoryFileSystem {
        let disk = MemoryFileSystem()
        disk["a.yaml"] = "a"
        try disk.run(outputs)
        return disk
    }

    @Test func whatWasJustWrittenIsClean() throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"))
        let check = OutputCheck(try disk.plan([output("A.swift", "a", from: "../a.yaml")], isForced: true))
        #expect(check.isClean)
        #expect(check.diff.isEmpty)
        #expect(check.summary == "1 file: all as it should be")
    }

    @Test func showsWhatIsStaleMissingAndOrphaned() throws {
        let disk = try disk(output("O.swift", "o", from: "../a.yaml"), output("S.swift", "s", from: "../a.yaml"))
        disk["out/S.swift"]? += "edited\n"
        let check = OutputCheck(
            try disk.plan(
                [output("M.swift", "m", from: "../a.yaml"), output("S.swift", "s", from: "../a.yaml")], isForced: true))
        #expect(!check.isClean)
        #expect(check.summary == "4 files differ: 2 stale, 1 missing, 1 orphaned")
        let names = check.diff.split(separator: "\n").filter { $0.hasPrefix("--- ") || $0.hasPrefix("+++ ") }
        #expect(
            names == [
                "--- /dev/null", "+++ b/out/M.swift", "--- a/out/O.swift", "+++ /dev/null", "--- a/out/S.swift",
                "+++ b/out/S.swift", "--- a/out/.scaffold", "+++ b/out/.scaffold",
            ])
        #expect(check.diff.contains("\n-edited\n"))
    }
}
