import Foundation
import ScaffoldOutput
import ScaffoldPipeline
import TestSupport
import Testing

/// The system calls, on a real disk.
@Suite struct DiskTests {
    private let disk = Disk()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> String { folder.url.appending(path: name).path }

    @Test func writesAndReadsWhatItWrote() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        try disk.createFile(path("a"), bytes)
        #expect(try disk.contents(of: path("a")) == bytes)
        #expect(throws: FileFault(path: path("a"), reason: "File exists")) { try disk.createFile(path("a"), []) }
        try disk.createFile(path("empty"), [])
        #expect(try disk.contents(of: path("empty")).isEmpty)
    }

    @Test func readsFilesThatHaveNoSize() throws {
        guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
        #expect(try !disk.contents(of: "/proc/self/status").isEmpty)
    }

    @Test func tellsWhatStandsThere() throws {
        try disk.createFolder(path("folder"))
        try disk.createFile(path("file"), [])
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "folder")
        try FileManager.default.createSymbolicLink(atPath: path("broken"), withDestinationPath: "nowhere")
        #expect(try disk.kind(of: path("folder")) == .folder)
        #expect(try disk.kind(of: path("file")) == .file)
        #expect(try disk.kind(of: path("link")) == .link)
        #expect(try disk.target(of: path("link")) == .folder)
        #expect(try disk.kind(of: path("broken")) == .link)
        #expect(try disk.target(of: path("broken")) == nil)
        #expect(try disk.kind(of: path("none")) == nil)
        #expect(try disk.kind(of: path("file/below")) == nil)
        #expect(try disk.names(in: folder.url.path).sorted() == ["broken", "file", "folder", "link"])
    }

    @Test func movesAndRemoves() throws {
        try disk.createFolder(path("folder"))
        try disk.createFile(path("a"), [1])
        try disk.createFile(path("b"), [2])
        try disk.move(path("a"), to: path("b"))
        #expect(try disk.contents(of: path("b")) == [1])
        try disk.move(path("b"), to: path("folder/b"))
        #expect(!disk.removeEmptyFolder(path("folder")))
        try disk.removeFile(path("folder/b"))
        #expect(disk.removeEmptyFolder(path("folder")))
        #expect(throws: FileFault.self) { try disk.removeFile(path("folder/b")) }
    }

    @Test func readsAFolderAsNoFile() {
        #expect(throws: FileFault(path: folder.url.path, reason: "it is a folder", help: "name a file")) {
            try disk.contents(of: folder.url.path)
        }
    }

    /// They may have no end, or wait for somebody who never writes.
    @Test func readsOnlyPlainFiles() {
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        for path in [path("pipe"), "/dev/zero"] {
            #expect(throws: FileFault(path: path, reason: "it is not a plain file", help: "write it into a file first"))
            {
                try disk.contents(of: path)
            }
        }
    }

    @Test func readsNothingThatIsHuge() throws {
        try disk.createFile(path("huge"), [])
        #expect(truncate(path("huge"), 1 << 40) == 0)
        #expect(throws: FileFault(path: path("huge"), reason: "it is larger than a gigabyte", help: "split it")) {
            try disk.contents(of: path("huge"))
        }
    }

    /// Two writers of one folder: neither may see half of the other's work.
    @Test func runsForOneFolderWaitForEachOther() async throws {
        let counter = path("counter")
        try disk.createFile(counter, [0])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 {
                group.addTask { [disk, folder] in
                    try disk.withLock(on: folder.url.path) { () throws(FileFault) in
                        let value = try disk.contents(of: counter)[0]
                        try disk.removeFile(counter)
                        try disk.createFile(counter, [value + 1])
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try disk.contents(of: counter) == [6])
    }
}
