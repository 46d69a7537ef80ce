package import Testing

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The public suites and real documents that tests read, in the folder that `SCAFFOLD_CORPUS` names.
///
/// A test that reads them carries the trait `Corpus.isNeeded`: without the folder it is skipped, visibly, on a person's
/// machine, and fails where `CI` is set.
package enum Corpus {
    private static let environment = ProcessInfo.processInfo.environment
    private static let root = environment["SCAFFOLD_CORPUS"].map { URL(filePath: $0, directoryHint: .isDirectory) }

    /// Put this on a test or suite that reads the corpus.
    package static var isNeeded: ConditionTrait {
        .enabled("SCAFFOLD_CORPUS names no folder with the corpus", { root != nil || environment["CI"] != nil })
    }

    /// The place of a file or folder of the corpus, as of "bee1/ecmobile.json".
    package static func url(_ path: String) throws -> URL {
        guard let root else { throw Missing(path: path) }
        let url = root.appending(path: path)
        guard FileManager.default.fileExists(atPath: url.path) else { throw Missing(path: path) }
        return url
    }

    package static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

    /// The names in a folder, sorted, hidden ones left out.
    package static func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(path).path).filter { !$0.hasPrefix(".") }.sorted()
    }

    private struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "the corpus has no \(path); SCAFFOLD_CORPUS names its folder" }
    }
}
