import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A real HTTP service on a free port of this machine, run by Python; it ends with this object.
package final class LoopbackService: @unchecked Sendable {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// `http://127.0.0.1:54321`
    package let baseURL: String
    package let port: Int
    private let process: Process
    private let input: Pipe

    /// Starts a service.
    ///
    /// - Parameter answers: by `GET /path` or, for every method, `/path`; `/x/*` is for all that begins so. Several are given in turn, the last for ever.
    /// - Throws: where Python cannot be started.
    package init(_ answers: [String: [CannedAnswer]]) throws {
        process = Process()
        input = Pipe()
        let output = Pipe()
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("loopback.py")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-u", script.path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(["answers": answers]) + Data("\n".utf8))
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data("\n".utf8) {
            line += byte
        }
        guard let port = Int(String(decoding: line, as: UTF8.self)) else {
            throw Failure(description: "the loopback service did not start; is python3 installed?")
        }
        self.port = port
        baseURL = "http://127.0.0.1:\(port)"
    }

    /// Starts a service with one answer for each path.
    package convenience init(_ answers: [String: CannedAnswer]) throws {
        try self.init(answers.mapValues { [$0] })
    }

    deinit { stop() }

    /// The requests that have come so far.
    package func requests() async throws -> [ReceivedRequest] {
        guard let url = URL(string: baseURL + "/loopback/requests") else { return [] }
        return try JSONDecoder().decode([ReceivedRequest].self, from: await URLSession.shared.data(from: url).0)
    }

    /// Ends the service; from then on connections are refused.
    package func stop() {
        guard process.isRunning else { return }
        // A child inherits the signals that its thread blocks, and threads of the pool block SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        // Foundation notices an end by a socket, which a process that another thread starts meanwhile may inherit and hold.
        var information = siginfo_t()
        waitid(P_PID, id_t(process.processIdentifier), &information, WEXITED | WNOWAIT)
    }
}
