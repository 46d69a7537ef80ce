import ScaffoldOutput
import Testing

@Suite struct WriterTests {
    private let before = [
        output("Old/Gone.swift", "gone", from: "../a.yaml"), output("Same.swift", "same", from: "../a.yaml"),
        output("Text.swift", "one", from: "../a.yaml"),
    ]
    private let after = [
        output("New/Deep/Come.swift", "come", from: "../a.yaml"), output("Same.swift", "same", from: "../a.yaml"),
        output("Text.swift", "two", from: "../a.yaml"),
    ]

    private func disk(_ outputs: [OutputFile]) throws -> MemoryFileSystem {
        let disk = MemoryFileSystem()
        disk["a.yaml"] = "a"
        try disk.run(outputs)
        disk.operations = 0
        return disk
    }

    @Test func writesEverythingAndLeavesNothingElse() throws {
        let disk = try disk(before)
        try disk.run(after)
        #expect(
            disk.entries.keys.sorted() == [
                "", "a.yaml", "out", "out/.scaffold", "out/New", "out/New/Deep", "out/New/Deep/Come.swift",
                "out/Same.swift", "out/Text.swift",
            ])
        #expect(disk["out/Text.swift"]?.hasPrefix("two\n// scaffold: ") == true)
        #expect(disk.entries == (try self.disk(after)).entries)
    }

    @Test func touchesNothingWhenNothingChanges() throws {
        let disk = try disk(before)
        try disk.run(before)
        #expect(disk.operations == 0)
    }

    @Test func createsTheFoldersAboveTheOutput() throws {
        let disk = MemoryFileSystem()
        disk.entries["x"] = .folder
        try disk.createFolders("x/y/z")
        #expect(disk.entries["x/y/z"] == .folder && disk.operations == 2)
    }

    /// However far a run got, the next one finds nothing that looks edited or foreign, and ends where it should.
    @Test(arguments: 1...13) func aRunThatDiesIsFinishedByTheNext(_ operation: Int) throws {
        let disk = try disk(before)
        disk.trouble = .crash(at: operation)
        #expect(throws: FileFault.self) { try disk.run(after) }
        for path in disk.paths where path.hasSuffix(".swift") && !path.contains(".tmp") {
            #expect(Seal.state(of: try disk.contents(of: path)) == .intact)
        }
        disk.trouble = .none
        try disk.run(after)
        #expect(disk.files == (try self.disk(after)).files)
    }

    /// The same, when the person goes back to the old inputs: new files are known, and go.
    @Test(arguments: 1...13) func aRunThatDiesIsUndoneByTheOldInputs(_ operation: Int) throws {
        let disk = try disk(before)
        disk.trouble = .crash(at: operation)
        #expect(throws: FileFault.self) { try disk.run(after) }
        disk.trouble = .none
        try disk.run(before)
        #expect(disk.files == (try self.disk(before)).files)
    }

    /// Whatever it is that fails, what was done before it is undone.
    @Test func aFaultChangesNothing() throws {
        let (old, new) = (try disk(before).entries, try disk(after).files)
        for operation in 1... {
            let disk = try disk(before)
            disk.trouble = .fault(at: operation)
            do {
                try disk.run(after)
                // What fails then is in nobody's way, and the next run removes it.
                #expect(disk.files.filter { !$0.key.hasPrefix("out/.scaffold.tmp") } == new, "operation \(operation)")
                if disk.operations < operation { break }
            } catch {
                #expect(disk.entries == old, "operation \(operation)")
                #expect(error as? FileFault != nil)
            }
        }
    }

    @Test(arguments: ["out", "out/Old"])
    func aFolderThatIsClosedStopsTheRunBeforeItBegins(_ folder: String) throws {
        let disk = try disk(before)
        let old = disk.entries
        disk.closed = [folder]
        #expect(throws: FileFault.self) { try disk.run(after) }
        #expect(disk.entries == old && disk.operations == 0)
    }

    /// Nothing goes before everything new is there.
    @Test func whatGoesGoesLast() throws {
        let disk = try disk(before)
        let crash = (1...20).first { operation in
            guard let disk = try? self.disk(before) else { return false }
            disk.trouble = .crash(at: operation)
            _ = try? disk.run(after)
            return disk["out/Old/Gone.swift"] == nil
        }
        disk.trouble = .crash(at: try #require(crash))
        #expect(throws: FileFault.self) { try disk.run(after) }
        #expect(disk["out/New/Deep/Come.swift"] != nil)
        #expect(disk["out/Text.swift"]?.hasPrefix("two\n") == true)
    }

    /// On a disk that ignores case, the new file would go with the old one.
    @Test func whatDiffersInCaseOnlyGoesFirst() throws {
        let disk = try disk([output("A.swift", "a", from: "../a.yaml"), output("shot.swift", "s", from: "../a.yaml")])
        let isThere = (1...20).map { operation -> [Bool] in
            guard let disk = try? self.disk([output("shot.swift", "s", from: "../a.yaml")]) else { return [] }
            disk.trouble = .crash(at: operation)
            _ = try? disk.run([output("Shot.swift", "s", from: "../a.yaml")])
            return [disk["out/shot.swift"] != nil, disk["out/Shot.swift"] != nil]
        }
        #expect(!isThere.contains([true, true]))
        try disk.run([output("A.swift", "a", from: "../a.yaml"), output("Shot.swift", "s", from: "../a.yaml")])
        #expect(disk.paths == ["a.yaml", "out/.scaffold", "out/A.swift", "out/Shot.swift"])
    }
}

extension MemoryFileSystem {
    /// What is there but folders: an empty one may stay behind.
    fileprivate var files: [String: Entry] { entries.filter { $0.value != .folder } }
}
