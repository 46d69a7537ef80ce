/// What a path names.
package enum EntryKind: Sendable {
    case file, folder, link
    /// A device, a socket, a pipe.
    case other
}

/// The system refused an operation on a path; `reason` is the system's own text.
package struct FileFault: Error, Hashable, Sendable {
    package let path: String
    package let reason: String
    /// What to do about this reason, as an imperative; nil where the reason alone does not tell.
    package let help: String?

    package init(path: String, reason: String, help: String? = nil) {
        self.path = path
        self.reason = reason
        self.help = help
    }
}

/// What the generator asks of a disk to read.
package protocol FileReading: Sendable {
    /// What stands at a path, without following a link in its last part; nil for nothing.
    func kind(of path: String) throws(FileFault) -> EntryKind?

    /// What a path leads to, all links followed; nil for nothing.
    func target(of path: String) throws(FileFault) -> EntryKind?

    /// The absolute path of what a path leads to, all links followed; nil for nothing.
    func resolved(_ path: String) -> String?

    /// The bytes of a plain file; anything else is a fault, since a pipe or a device may have no end.
    func contents(of path: String) throws(FileFault) -> [UInt8]

    /// The names in a folder, in no particular order.
    func names(in folder: String) throws(FileFault) -> [String]

    /// The absolute path from which relative ones start.
    var currentFolder: String { get }
}

/// What the generator asks of a disk to write. Every operation does one thing, so that the order in which a run
/// writes is in one place (`OutputWriter`).
package protocol FileSystem: FileReading {
    /// Throws where the system would let nobody create or remove anything in a folder, as far as it tells beforehand.
    func checkIsWritable(_ folder: String) throws(FileFault)

    /// Creates one folder; its parent exists.
    func createFolder(_ path: String) throws(FileFault)

    /// Writes a file that does not exist yet.
    func createFile(_ path: String, _ bytes: [UInt8]) throws(FileFault)

    /// Renames a file at once, over another if there is one.
    func move(_ path: String, to destination: String) throws(FileFault)

    func removeFile(_ path: String) throws(FileFault)

    /// Removes a folder if it is empty, and says whether it was.
    func removeEmptyFolder(_ path: String) -> Bool

    /// Runs `body` while no other run does the same for this folder, which exists.
    func withLock(on folder: String, _ body: () throws(FileFault) -> Void) throws(FileFault)
}

extension FileSystem {
    /// Creates a folder and those above it, where they are not there; all of them or none.
    ///
    /// - Returns: those that it created, the outermost first.
    @discardableResult
    package func createFolders(_ path: String, in base: String = "") throws(FileFault) -> [String] {
        var created: [String] = []
        do throws(FileFault) {
            for folder in FilePath.folders(on: path) {
                let full = base.isEmpty ? folder : FilePath.join(base, folder)
                guard try target(of: full) == nil else { continue }
                try createFolder(full)
                created.append(full)
            }
        } catch {
            removeEmptyFolders(created)
            throw error
        }
        return created
    }

    /// Removes folders that `createFolders` created, as far as they are empty.
    package func removeEmptyFolders(_ created: [String]) {
        for folder in created.reversed() {
            guard removeEmptyFolder(folder) else { return }
        }
    }
}
