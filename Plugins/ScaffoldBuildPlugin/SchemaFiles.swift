import Foundation

/// The schemas of a target, found by their names alone: their contents are not known yet when a build is planned.
struct SchemaFiles {
    /// The files, sorted.
    let schemas: [URL]
    /// `scaffold.yaml`, if there is one.
    let configuration: URL?
    /// What the tool is told to read: the `Schemas` folder, or the files.
    let arguments: [String]

    /// Schemas of a package's target: those in its `Schemas` folder, or, if it has none, everywhere in it.
    init(folder: URL) {
        let schemaFolder = folder.appending(path: "Schemas", directoryHint: .isDirectory)
        let files = Self.files(in: schemaFolder)
        let isWhole = !files.isEmpty
        let found = isWhole ? files : Self.files(in: folder)
        schemas = found.filter { isWhole ? Self.isText($0) : Self.isSchema($0) }
        configuration = found.first { $0.lastPathComponent == Self.configurationName }
        arguments = isWhole ? [schemaFolder.path] : ["--skip-unknown"] + schemas.map(\.path)
    }

    /// Schemas among the files of an Xcode target.
    init(files: [URL]) {
        let files = files.sorted { $0.path < $1.path }
        schemas = files.filter(Self.isSchema)
        configuration = files.first { $0.lastPathComponent == Self.configurationName }
        arguments = ["--skip-unknown"] + schemas.map(\.path)
    }

    private static let configurationName = "scaffold.yaml"

    /// Whether the tool reads a file of a `Schemas` folder.
    private static func isText(_ file: URL) -> Bool {
        ["yaml", "yml", "json"].contains(file.pathExtension.lowercased())
            && file.lastPathComponent != configurationName
    }

    /// Outside of such a folder a JSON file may be anything, so its name has to say that it is a schema.
    private static func isSchema(_ file: URL) -> Bool {
        let name = file.lastPathComponent
        return isText(file)
            && (file.pathExtension.lowercased() != "json" || name.hasSuffix(".bee.json") || name == "openapi.json")
    }

    private static func files(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
        let files = (found?.allObjects as? [URL] ?? []).filter { file in
            (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        }
        return files.sorted { $0.path < $1.path }
    }
}
