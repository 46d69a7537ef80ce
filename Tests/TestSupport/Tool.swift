package import Foundation

/// The built tool, run as people run it. Tests cannot link it: see `Package.swift`.
package enum Tool {
    /// What a run said.
    package struct Result: Sendable {
        package let output: String
        package let errors: String
        package let status: Int32
    }

    /// Runs the tool in a folder, without a terminal.
    package static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> Result {
        try run(location, arguments, in: folder, environment: environment)
    }

    /// Runs a line of a shell, to which the tool is `$SCAFFOLD`.
    package static func shell(_ line: String, in folder: URL) throws -> Result {
        try run(URL(filePath: "/bin/sh"), ["-c", line], in: folder, environment: ["SCAFFOLD": location.path])
    }

    private static func run(
        _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String]
    ) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        // Files, not pipes: a pipe that nobody reads while the tool writes would stop both.
        let scratch = try TemporaryFolder()
        let (output, errors) = (scratch.url.appending(path: "output"), scratch.url.appending(path: "errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8),
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
    }

    /// The tool stands beside the tests that SwiftPM built with it.
    private static var location: URL {
        #if os(macOS)
            let tests = Bundle(for: Marker.self).bundleURL
        #else
            let tests = URL(filePath: CommandLine.arguments[0])
        #endif
        return tests.deletingLastPathComponent().appending(path: "scaffold")
    }

    private final class Marker {}
}
