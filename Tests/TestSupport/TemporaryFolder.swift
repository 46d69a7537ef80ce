package import Foundation

/// A folder that is gone when nobody holds it any more.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        // Links resolved, since the system's temporary folder may be one, and paths are compared as text.
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = base.appending(path: "scaffold-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and the folders above it.
    package func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    package func read(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    /// The bytes of every file below a folder, hidden ones included, by their paths from there.
    package func files(in path: String) throws -> [String: Data] { try Self.files(in: url.appending(path: path)) }

    package static func files(in folder: URL) throws -> [String: Data] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [:] }
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appending(path: path)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
                files[path] = try Data(contentsOf: file)
            }
        }
        return files
    }
}
