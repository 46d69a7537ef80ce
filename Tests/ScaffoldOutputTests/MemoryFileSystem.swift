import ScaffoldOutput

/// A disk in memory, which counts what is done to it and can fail at any operation.
final class MemoryFileSystem: FileSystem, @unchecked Sendable {
    enum Entry: Equatable {
        case file([UInt8])
        case folder
        case link(to: EntryKind?)
    }

    enum Trouble {
        case none
        /// The n-th writing operation fails; those after it work.
        case fault(at: Int)
        /// The n-th writing operation and all after it fail, as if the machine had stopped.
        case crash(at: Int)
    }

    var entries: [String: Entry] = ["": .folder]
    var operations = 0
    var trouble = Trouble.none
    /// Folders that nobody may write in.
    var closed: Set<String> = []
    let currentFolder = "/home"

    subscript(path: String) -> String? {
        get { if case .file(let bytes) = entries[path] { String(decoding: bytes, as: UTF8.self) } else { nil } }
        set { entries[path] = newValue.map { .file(Array($0.utf8)) } }
    }

    var paths: [String] { entries.filter { $0.value != .folder }.keys.sorted() }

    func kind(of path: String) throws(FileFault) -> EntryKind? {
        switch entries[path] {
        case .file: .file
        case .folder: .folder
        case .link: .link
        case nil: nil
        }
    }

    func target(of path: String) throws(FileFault) -> EntryKind? {
        if case .link(let target) = entries[path] { target } else { try kind(of: path) }
    }

    func resolved(_ path: String) -> String? {
        entries[path] == nil ? nil : FilePath.normalized(FilePath.join(currentFolder, path))
    }

    func contents(of path: String) throws(FileFault) -> [UInt8] {
        guard case .file(let bytes) = entries[path] else { throw FileFault(path: path, reason: "no file") }
        return bytes
    }

    func names(in folder: String) throws(FileFault) -> [String] {
        entries.keys.filter { FilePath.folder(of: $0) == folder && $0 != folder }.map(FilePath.name)
    }

    func checkIsWritable(_ folder: String) throws(FileFault) {
        if closed.contains(folder) { throw FileFault(path: folder, reason: "permission denied") }
    }

    func createFolder(_ path: String) throws(FileFault) {
        try operate(on: path)
        guard entries[path] == nil, entries[FilePath.folder(of: path)] == .folder else {
            throw FileFault(path: path, reason: "no place")
        }
        entries[path] = .folder
    }

    func createFile(_ path: String, _ bytes: [UInt8]) throws(FileFault) {
        try operate(on: path)
        guard entries[path] == nil, entries[FilePath.folder(of: path)] == .folder else {
            throw FileFault(path: path, reason: "no place")
        }
        entries[path] = .file(bytes)
    }

    func move(_ path: String, to destination: String) throws(FileFault) {
        try operate(on: path)
        guard let entry = entries.removeValue(forKey: path), entries[FilePath.folder(of: destination)] == .folder else {
            throw FileFault(path: path, reason: "no place")
        }
        entries[destination] = entry
    }

    func removeFile(_ path: String) throws(FileFault) {
        try operate(on: path)
        guard entries.removeValue(forKey: path) != nil else { throw FileFault(path: path, reason: "no file") }
    }

    func removeEmptyFolder(_ path: String) -> Bool {
        guard (try? operate(on: path)) != nil, ((try? names(in: path)) ?? []).isEmpty else { return false }
        entries[path] = nil
        return true
    }

    func withLock(on folder: String, _ body: () throws(FileFault) -> Void) throws(FileFault) { try body() }

    private func operate(on path: String) throws(FileFault) {
        operations += 1
        switch trouble {
        case .fault(let number) where number == operations: throw FileFault(path: path, reason: "disk full")
        case .crash(let number) where number <= operations: throw FileFault(path: path, reason: "stopped")
        default: return
        }
    }
}
