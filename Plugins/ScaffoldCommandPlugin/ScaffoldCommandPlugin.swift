import Foundation
import PackagePlugin

/// `swift package scaffold …`: runs the tool in the folder of the package.
@main
struct ScaffoldCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "scaffold").url
        process.arguments = arguments.isEmpty ? ["--help"] : arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
            Diagnostics.error("scaffold ended with status \(process.terminationStatus)")
        }
    }
}
