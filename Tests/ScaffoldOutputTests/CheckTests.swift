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
        OutputCheck(try disk.plan(outputs))
    }

    /// `error out/A.swift: stale-output: …` for each.
    private func said(_ check: OutputCheck) -> [String] {
        check.diagnostics.map { "\($0.severity) \(path($0.place)): \($0.code.rawValue): \($0.message)" }
    }

    private func path(_ place: DiagnosticPlace) -> String { if case .path(let path) = place { path } else { "" } }

    @Test func whatWasJustWrittenIsClean() throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"))
        let check = try check(disk, output("A.swift", "a", from: "../a.yaml"))
        #expect(check.diagnostics.isEmpty)
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
        let diagnostic = try #require(check.diagnostics.first)
        #expect(check.diagnostics.count == 1 && diagnostic.code == .staleOutput)
        #expect(diagnostic.message == "5 files differ: 2 stale, 1 edited, 1 missing, 1 orphaned")
        let said = diagnostic.notes.map { "\(path($0.place)): \($0.message)" }
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

    /// What `generate` leaves and only warns of is not as the schemas say.
    @Test func anEditedOrphanDiffers() throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"), output("B.swift", "b", from: "../a.yaml"))
        disk["out/B.swift"]? += "// mine\n"
        try disk.run([output("A.swift", "a", from: "../a.yaml")])
        let check = try check(disk, output("A.swift", "a", from: "../a.yaml"))
        #expect(said(check) == ["error out: stale-output: 1 file differs: 1 orphaned and edited"])
        #expect(check.diagnostics.first?.help?.contains("--force") == true)
        #expect(check.diff.hasPrefix("--- a/out/B.swift\n+++ /dev/null\n"))
    }

    /// Whoever is told to run `generate` would only be told this.
    @Test func whatGenerateRefusesIsSaidInItsWords() throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"), output("B.swift", "b", from: "../a.yaml"))
        disk.entries["out/A.swift"] = .link(to: .file)
        let check = try check(
            disk, output("A.swift", "a", from: "../a.yaml"), output("B.swift", "2", from: "../a.yaml"))
        #expect(
            said(check) == [
                "error out/A.swift: foreign-file: the path is needed, but is a symbolic link",
                "error out: stale-output: 1 file differs: 1 stale",
            ])
        #expect(check.diagnostics.last?.help == "mend what is said of single files, and run `scaffold generate`")
        #expect(check.diff.hasPrefix("--- a/out/B.swift\n+++ b/out/B.swift\n"))
    }

    @Test(arguments: ["", "# mine\n"])
    func aManifestThatIsNoneIsNotCompared(_ manifest: String) throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"))
        disk["out/.scaffold"] = manifest
        let check = try check(disk, output("A.swift", "2", from: "../a.yaml"))
        #expect(
            said(check) == [
                "error out/.scaffold: foreign-file: the path is needed, but is not a manifest of scaffold"
            ])
        #expect(check.diff.isEmpty)
    }

    @Test func aFolderOfOtherInputsIsNotCompared() throws {
        let disk = try disk(output("A.swift", "a", from: "../a.yaml"))
        let check = try check(disk, output("B.swift", "b", from: "../b.yaml"))
        #expect(check.diagnostics.map(\.code) == [.foreignOutput])
        #expect(check.diff.isEmpty)
    }
}
