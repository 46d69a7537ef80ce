import Foundation
import PackagePlugin

/// Generates Swift from the schemas of a target whenever it is built.
@main
struct ScaffoldBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let schemas = SchemaFiles(folder: target.directoryURL)
        return try Generation(tool: context.tool(named: "scaffold").url, workFolder: context.pluginWorkDirectoryURL)
            .commands(for: schemas, target: target.name)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ScaffoldBuildPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let schemas = SchemaFiles(files: target.inputFiles.map(\.url))
            return try Generation(tool: context.tool(named: "scaffold").url, workFolder: context.pluginWorkDirectoryURL)
                .commands(for: schemas, target: target.displayName)
        }
    }
#endif
