import Foundation
import PackagePlugin

/// The command that generates a target's code.
struct Generation {
    let tool: URL
    let workFolder: URL

    /// A build system has to know the files before any schema is read, so their number does not depend on what the
    /// schemas hold. About twenty compile fastest.
    private static let shards = 20

    func commands(for schemas: SchemaFiles, target: String) -> [Command] {
        guard !schemas.schemas.isEmpty else {
            Diagnostics.warning("\(target) has no schemas: put `.yaml` or `.json` files into its folder `Schemas`")
            return []
        }
        let output = workFolder.appending(path: "Generated", directoryHint: .isDirectory)
        var arguments = ["generate"] + schemas.arguments
        if let configuration = schemas.configuration { arguments += ["--config", configuration.path] }
        // Nobody but the tool writes in this folder, so there is nothing there to be careful with.
        arguments += ["--output", output.path, "--shards", "\(Self.shards)", "--force", "--color", "never"]
        return [
            .buildCommand(
                displayName: "Generating Swift from the schemas of \(target)", executable: tool, arguments: arguments,
                inputFiles: schemas.schemas + (schemas.configuration.map { [$0] } ?? []),
                outputFiles: (0..<Self.shards).map { output.appending(path: "Shard\($0).swift") })
        ]
    }
}
