import ScaffoldDiagnostics
import ScaffoldOutput
import Testing

@Suite struct PlannerTests {
    private let disk = MemoryFileSystem()

    private func write(_ outputs: OutputFile...) throws {
        disk["a.yaml"] = "a"
        disk["b.yaml"] = "b"
        try disk.run(outputs)
    }

    @Test func createsUpdatesKeepsAndDeletes() throws {
        try write(
            output("K.swift", "k", from: "../a.yaml"), output("U.swift", "u", from: "../a.yaml"),
            output("D/D.swift", "d", from: "../a.yaml"))
        let plan = try disk.plan([
            output("K.swift", "k", from: "../a.yaml"), output("U.swift", "new", from: "../a.yaml"),
            output("C.swift", "c", from: "../a.yaml"),
        ])
        #expect(plan.summary == ["create C.swift", "delete D/D.swift", "keep K.swift", "update U.swift"])
        #expect(plan.counts == (2, 1, 1))
    }

    /// What a file says of itself is enough.
    @Test func deletesWhatALostManifestListed() throws {
        try write(
            output("A/K.swift", "k", from: "../a.yaml"), output("B/D.swift", "d", from: "../a.yaml"),
            output("B/E.swift", "e", from: "../a.yaml"), output("C/F.swift", "f", from: "../a.yaml"))
        disk["out/.scaffold"] = nil
        disk["out/B/E.swift"]? += "// mine\n"
        disk["out/B/mine.swift"] = "mine"
        disk["out/C/.scaffold"] = "another run's"
        disk["out/B/deep"] = "no folder"
        let plan = try disk.plan([output("A/K.swift", "k", from: "../a.yaml")])
        #expect(plan.summary == ["keep A/K.swift", "delete B/D.swift"])
        let check = OutputCheck(try disk.plan([output("A/K.swift", "k", from: "../a.yaml")]))
        #expect(check.diagnostics.map(\.message) == ["2 files differ: 1 missing, 1 orphaned"])
    }

    /// A merge can lose a line of a manifest, and a copy of a generated file never had one.
    @Test func deletesWhatTheManifestDoesNotList() throws {
        let kept = output("A/K.swift", "k", from: "../a.yaml")
        try write(kept, output("B/D.swift", "d", from: "../a.yaml"))
        let line = try #require(disk["out/.scaffold"]?.split(separator: "\n").first { $0.hasPrefix("B/") })
        disk["out/.scaffold"] = disk["out/.scaffold"]?.replacing(line + "\n", with: "")
        disk["out/A/Copy.swift"] = disk["out/A/K.swift"]
        disk["out/A/Mine.swift"] = "mine"
        let check = OutputCheck(try disk.plan([kept]))
        #expect(check.diagnostics.map(\.message) == ["2 files differ: 2 orphaned"])
        #expect(try disk.run([kept]) == ["delete A/Copy.swift", "keep A/K.swift", "delete B/D.swift"])
        #expect(disk["out/A/Mine.swift"] == "mine")
    }

    @Test func lineEndingsOfACheckoutDoNotMatter() throws {
        try write(output("A.swift", "a\nb", from: "../a.yaml"))
        for path in ["out/A.swift", "out/.scaffold"] { disk[path] = disk[path]?.replacing("\n", with: "\r\n") }
        let plan = try disk.plan([output("A.swift", "a\nb", from: "../a.yaml")])
        #expect(plan.summary == ["keep A.swift"])
        #expect(!plan.isManifestStale)
    }

    @Test func refusesWhatPeopleEditedUnlessForced() throws {
        try write(output("A.swift", "a", from: "../a.yaml"), output("B.swift", "b", from: "../a.yaml"))
        disk["out/A.swift"]? += "// mine\n"
        disk["out/B.swift"] = "without a seal"
        let outputs = [output("A.swift", "new", from: "../a.yaml"), output("B.swift", "new", from: "../a.yaml")]
        #expect(try disk.run(outputs) == ["refuse A.swift: edited-file", "refuse B.swift: edited-file"])
        #expect(disk["out/B.swift"] == "without a seal")
        #expect(try disk.run(outputs, isForced: true) == ["update A.swift", "update B.swift"])
        #expect(disk["out/B.swift"]?.hasPrefix("new\n") == true)
    }

    @Test func refusesForeignFilesUnlessForced() throws {
        disk.entries["out"] = .folder
        disk["out/A.swift"] = "mine"
        disk.entries["out/L.swift"] = .link(to: .folder)
        disk.entries["out/F.swift"] = .folder
        let outputs = ["A.swift", "F.swift", "L.swift"].map { output($0, "new", from: "../a.yaml") }
        #expect(
            try disk.run(outputs) == [
                "refuse A.swift: foreign-file", "refuse F.swift: foreign-file", "refuse L.swift: foreign-file",
            ])
        #expect(
            try disk.run(outputs, isForced: true) == [
                "update A.swift", "refuse F.swift: foreign-file", "create L.swift",
            ])
        #expect(disk["out/A.swift"] == "mine", "one refusal refuses everything")
    }

    @Test func anEditedOrphanStaysAndStaysListed() throws {
        try write(output("A.swift", "a", from: "../a.yaml"), output("B.swift", "b", from: "../a.yaml"))
        disk["out/B.swift"]? += "// mine\n"
        let outputs = [output("A.swift", "a", from: "../a.yaml")]
        #expect(try disk.run(outputs) == ["keep A.swift", "leave B.swift: edited-file"])
        #expect(try disk.run(outputs) == ["keep A.swift", "leave B.swift: edited-file"])
        #expect(try disk.run(outputs, isForced: true) == ["keep A.swift", "delete B.swift"])
        #expect(disk["out/B.swift"] == nil)
    }

    /// Writing renames files into place one by one, so what the disk will refuse then has to be known before.
    @Test func aNameThatNoDiskTakesIsRefused() throws {
        let name = String(repeating: "é", count: 125) + ".swift"
        let outputs = [output("Models/\(name)", "", from: "a"), output("Models/A.swift", "", from: "a")]
        #expect(try disk.run(outputs) == ["create Models/A.swift", "refuse Models/\(name): unwritable-output"])
        #expect(disk.paths.isEmpty)
        #expect(try disk.run([output("\(name.dropFirst())", "", from: "a")]).first?.hasPrefix("create") == true)
    }

    @Test func neverLeavesTheFolder() throws {
        disk["a.yaml"] = "a"
        disk.entries["out"] = .folder
        disk.entries["out/Models"] = .link(to: .folder)
        disk["out/Messages"] = "a file"
        for path in ["Models/A.swift", "Messages/A.swift"] {
            let outputs = [output(path, "", from: "../a.yaml")]
            #expect(try disk.plan(outputs, for: .overwrite).summary == ["refuse \(path): foreign-file"])
        }
        for path in [
            "../A.swift", "../\u{301}A.swift", "/\u{301}A.swift", "a/\u{301}/../../A.swift", "/A.swift",
            "a/../../A.swift", "", "a//b",
        ] {
            let outputs = [output(path, "", from: "../a.yaml")]
            #expect(try disk.plan(outputs, for: .overwrite).summary == ["refuse \(path): unwritable-output"])
        }
    }

    @Test func aHostileManifestDeletesNothingOutside() throws {
        try write(output("A.swift", "a", from: "../a.yaml"))
        disk["precious.swift"] = String(decoding: Seal.sealing(Array("x".utf8)), as: UTF8.self)
        disk.entries["out/link"] = .link(to: .folder)
        disk["out/link/B.swift"] = disk["precious.swift"]
        disk["out/.scaffold"]? += "../precious.swift\t../a.yaml\nlink/B.swift\t../a.yaml\n.scaffold\t../a.yaml\n"
        for isForced in [false, true] {
            #expect(try disk.run([output("A.swift", "a", from: "../a.yaml")], isForced: isForced) == ["keep A.swift"])
        }
        #expect(disk["out/.scaffold"] != nil)
        #expect(disk["precious.swift"] != nil && disk["out/link/B.swift"] != nil)
    }

    @Test func anotherSetOfInputsIsRefused() throws {
        try write(output("A.swift", "a", from: "../a.yaml"))
        let outputs = [output("B.swift", "b", from: "../b.yaml")]
        #expect(try disk.run(outputs) == ["delete A.swift", "create B.swift", "refuse: foreign-output"])
        #expect(disk["out/A.swift"] != nil)
        #expect(try disk.run(outputs, isForced: true) == ["delete A.swift", "create B.swift"])
    }

    @Test func aRenamedOrDeletedInputIsNotAnotherSet() throws {
        try write(output("A.swift", "a", from: "../a.yaml"), output("B.swift", "b", from: "../b.yaml"))
        disk["a.yaml"] = nil
        #expect(
            try disk.run([output("B.swift", "b", from: "../b.yaml")]) == ["delete A.swift", "keep B.swift"])
    }

    @Test func anInputThatGivesNothingIsStillAnInput() throws {
        try write(output("A.swift", "a", from: "../a.yaml"))
        let outputs = [output("B.swift", "b", from: "../b.yaml")]
        #expect(
            try disk.run(outputs, inputs: ["../a.yaml", "../b.yaml"]) == ["delete A.swift", "create B.swift"])
    }

    @Test func theFolderMustNotBeAFile() throws {
        disk["out"] = "a file"
        #expect(try disk.run([output("A.swift", "", from: "a")], isForced: true) == ["refuse: unwritable-output"])
    }

    @Test func aLinkToNowhereIsNoFolder() throws {
        disk.entries["out"] = .link(to: nil)
        #expect(try disk.run([output("A.swift", "", from: "a")]) == ["refuse: unwritable-output"])
    }

    @Test func aForeignManifestIsRefusedUnlessForced() throws {
        disk.entries["out"] = .folder
        disk["out/.scaffold"] = "something else"
        let outputs = [output("A.swift", "", from: "a")]
        #expect(try disk.run(outputs) == ["create A.swift", "refuse: foreign-file"])
        #expect(try disk.run(outputs, isForced: true) == ["create A.swift"])
    }

    @Test func aChangeOfCaseWritesAgainAfterDeleting() throws {
        try write(output("shot.swift", "a", from: "../a.yaml"))
        disk["out/Shot.swift"] = disk["out/shot.swift"]  // as a disk that ignores case answers
        #expect(
            try disk.run([output("Shot.swift", "a", from: "../a.yaml")]) == ["update Shot.swift", "delete shot.swift"])
    }
}
