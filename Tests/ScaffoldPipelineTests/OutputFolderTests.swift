import Foundation
import ScaffoldDiagnostics
import ScaffoldOutput
import ScaffoldPipeline
import TestSupport
import Testing

/// Nothing is left of a run that wrote nothing.
@Suite struct OutputFolderTests {
    @Test(arguments: ["out", "new/folders/out"])
    func aRunThatFailsLeavesNoFolder(_ output: String) throws {
        let project = try Project(["in/a.yaml": model("Shot")])
        let pipeline = Pipeline(project.request(), files: FullDisk())
        let outcome = pipeline.generate(into: project.path(output), isForced: false, isDry: false)
        #expect(outcome.diagnostics.map(\.code) == [.unwritableOutput])
        #expect(try project.folder.files(in: ".").keys.sorted() == ["in/a.yaml"])
        #expect(!FileManager.default.fileExists(atPath: project.path(String(output.prefix { $0 != "/" }))))
    }

    @Test func aStepBackNeedsNoFolder() throws {
        let project = try Project(["in/a.yaml": model("Shot")])
        let pipeline = Pipeline(project.request())
        #expect(pipeline.generate(into: project.path("none/../out"), isForced: false, isDry: false).isFine)
        #expect(!FileManager.default.fileExists(atPath: project.path("none")))
        #expect(try project.generated == ["Models/Shot.swift"])
    }

    /// Nobody else's permissions count for the administrator.
    @Test(.enabled(if: getuid() != 0)) func aFolderThatIsClosedStopsTheRunBeforeItBegins() throws {
        let project = try Project(["in/a.yaml": model("Shot") + "controller:\n  GET /a: { response: Shot }\n"])
        #expect(project.generate().isFine)
        let before = try project.folder.files(in: "out")
        try project.folder.write(
            model("Shot", "id: string") + "controller:\n  GET /b: { response: Shot }\n", to: "in/a.yaml")
        let attributes = FileManager.default
        try attributes.setAttributes([.posixPermissions: 0o555], ofItemAtPath: project.path("out/Models"))
        defer { try? attributes.setAttributes([.posixPermissions: 0o755], ofItemAtPath: project.path("out/Models")) }
        let outcome = project.generate()
        #expect(outcome.diagnostics.map(\.code) == [.unwritableOutput])
        #expect(outcome.diagnostics.first?.place == .path(project.path("out/Models")))
        #expect(try project.folder.files(in: "out") == before)
    }

    @Test func aFolderThatWasThereStays() throws {
        let project = try Project(["in/a.yaml": model("Shot")])
        try FileManager.default.createDirectory(atPath: project.path("out"), withIntermediateDirectories: true)
        let pipeline = Pipeline(project.request(), files: FullDisk())
        #expect(!pipeline.generate(into: project.path("out"), isForced: false, isDry: false).isFine)
        #expect(FileManager.default.fileExists(atPath: project.path("out")))
    }
}

/// A disk that has room for folders and none for files.
private struct FullDisk: FileSystem {
    private let disk = Disk()

    var currentFolder: String { disk.currentFolder }
    func kind(of path: String) throws(FileFault) -> EntryKind? { try disk.kind(of: path) }
    func target(of path: String) throws(FileFault) -> EntryKind? { try disk.target(of: path) }
    func contents(of path: String) throws(FileFault) -> [UInt8] { try disk.contents(of: path) }
    func resolved(_ path: String) -> String? { disk.resolved(path) }
    func names(in folder: String) throws(FileFault) -> [String] { try disk.names(in: folder) }
    func checkIsWritable(_ folder: String) throws(FileFault) { try disk.checkIsWritable(folder) }
    func createFolder(_ path: String) throws(FileFault) { try disk.createFolder(path) }
    func createFile(_ path: String, _ bytes: [UInt8]) throws(FileFault) {
        throw FileFault(path: path, reason: "no space left", help: "make room on the disk")
    }
    func move(_ path: String, to destination: String) throws(FileFault) { try disk.move(path, to: destination) }
    func removeFile(_ path: String) throws(FileFault) { try disk.removeFile(path) }
    func removeEmptyFolder(_ path: String) -> Bool { disk.removeEmptyFolder(path) }
    func withLock(on folder: String, _ body: () throws(FileFault) -> Void) throws(FileFault) {
        try disk.withLock(on: folder, body)
    }
}
