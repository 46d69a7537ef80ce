import Foundation
import TestSupport
import Testing

/// A folder of `Cases`: what is read, and what must come of it.
///
/// - `input/`: the schemas; the tool runs beside it.
/// - `arguments.txt`: one argument a line; without it `generate`, `input`, `-o`, `output`.
/// - `expected/`: the files that must be generated. Without it nothing may be.
/// - `diagnostics.txt`: what must be said on standard error, the summary left out, and the exit status.
struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let folder: URL

    var testDescription: String { name }

    static let all: [Case] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { Case(name: $0, folder: folder.appending(path: $0)) }
    }()

    var arguments: [String] {
        get throws {
            guard let text = try text("arguments.txt") else { return ["generate", "input", "-o", "output"] }
            return text.split(separator: "\n").map(String.init)
        }
    }

    /// The text of a file of the case; nil where there is none.
    func text(_ path: String) throws -> String? {
        let file = folder.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// What a run of the case came to.
    struct Run: Equatable {
        var diagnostics: String
        var files: [String: Data]
    }

    /// Runs the tool on a copy of the input.
    func run() throws -> (run: Run, folder: TemporaryFolder) {
        let copy = try TemporaryFolder()
        let input = folder.appending(path: "input")
        if FileManager.default.fileExists(atPath: input.path) {
            try FileManager.default.copyItem(at: input, to: copy.url.appending(path: "input"))
        }
        let result = try Tool.run(arguments, in: copy.url)
        let lines = result.errors.split(separator: "\n", omittingEmptySubsequences: false)
        let said = lines.filter { !$0.contains(#/^[0-9]+ files?: /#) }.joined(separator: "\n")
        let diagnostics = said.isEmpty && result.status == 0 ? "" : "\(said)exit status \(result.status)\n"
        return (Run(diagnostics: diagnostics, files: try copy.files(in: "output")), copy)
    }

    /// What the case says must come of it.
    var expected: Run {
        get throws {
            Run(
                diagnostics: try text("diagnostics.txt") ?? "",
                files: try TemporaryFolder.files(in: folder.appending(path: "expected")))
        }
    }

    /// Makes what came of a run what must come of it.
    func record(_ run: Run) throws {
        let files = FileManager.default
        let expected = folder.appending(path: "expected")
        let diagnostics = folder.appending(path: "diagnostics.txt")
        for old in [expected, diagnostics] where files.fileExists(atPath: old.path) { try files.removeItem(at: old) }
        if !run.diagnostics.isEmpty { try Data(run.diagnostics.utf8).write(to: diagnostics) }
        for (path, bytes) in run.files {
            let file = expected.appending(path: path)
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: file)
        }
    }
}
