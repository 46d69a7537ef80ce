import ScaffoldDiagnostics
import ScaffoldOutput

/// Finds the configuration of a run.
struct ConfigurationFile {
    let files: any FileReading

    /// The file that the command line names, if it is there.
    func path(_ path: String, reporting sink: DiagnosticSink) -> String? {
        let kind = try? files.target(of: path)
        if kind == .folder {
            sink.report(
                Diagnostic(
                    .noSuchFile, .error, "the configuration is a folder", at: .path(path),
                    help: "name the file: `--config \(FilePath.join(path, InputDiscovery.configurationName))`"))
        } else if kind == nil {
            sink.report(
                Diagnostic(
                    .noSuchFile, .error, "there is no such configuration", at: .path(path),
                    help: files.nearest(to: path) ?? "check the path, or leave `--config` out"))
        } else {
            return path
        }
        return nil
    }

    /// The files beside the inputs, each once, in the order of the inputs.
    func paths(for inputs: [String]) -> [String] {
        var found: [String] = []
        for path in inputs {
            let isFolder = (try? files.target(of: path)) == .folder
            let folder = isFolder ? path : FilePath.folder(of: path)
            let candidate = FilePath.normalized(FilePath.join(folder, InputDiscovery.configurationName))
            if (try? files.target(of: candidate)) == .file, !found.contains(candidate) { found.append(candidate) }
        }
        return found
    }
}
