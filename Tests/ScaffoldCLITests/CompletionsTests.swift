import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// Scripts are given to the shells that are installed: they must take them, and bash must complete with them.
@Suite struct CompletionsTests {
    @Test(arguments: Completions.allCases)
    func everyCommandAndOptionIsThere(_ shell: Completions) {
        let script = shell.script(.scaffold)
        for command in ArgumentParser.scaffold.commands {
            #expect(script.contains(command.name))
            for option in command.options { #expect(script.contains(option.name), "\(command.name) \(option.name)") }
        }
    }

    @Test(arguments: Completions.allCases)
    func theShellTakesTheScript(_ shell: Completions) throws {
        guard let path = Self.path(of: shell.rawValue) else { return }
        let folder = try TemporaryFolder()
        try folder.write(shell.script(.scaffold), to: "script")
        let process = Process()
        process.executableURL = path
        process.arguments = ["-n", folder.url.appending(path: "script").path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test(arguments: [
        (["scaffold", "ge"], "generate"), (["scaffold", "inspect", "mo"], "model"),
        (["scaffold", "generate", "--sh"], "--shards"), (["scaffold", "lint", "--color", "al"], "always"),
        (["scaffold", "lint", "--config", "x"], ""),
    ])
    func bashCompletes(_ words: [String], _ expected: String) throws {
        let bash = try #require(Self.path(of: "bash"))
        let folder = try TemporaryFolder()
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        try folder.write(
            Completions.bash.script(.scaffold)
                + "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _scaffold; echo \"${COMPREPLY[@]}\" > reply\n",
            to: "script")
        let process = Process()
        process.executableURL = bash
        process.arguments = ["script"]
        process.currentDirectoryURL = folder.url
        try process.run()
        process.waitUntilExit()
        #expect(try folder.read("reply") == expected + "\n")
    }

    private static func path(of shell: String) -> URL? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(filePath: "\($0)/\(shell)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
