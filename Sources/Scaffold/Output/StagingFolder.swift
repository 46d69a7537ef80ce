/// The hidden folder in an output folder where new contents wait until all of them are there, and removed files until
/// nothing can fail any more.
struct StagingFolder {
    private let path: String
    private let files: any FileSystem

    init(of folder: String, files: any FileSystem) {
        path = FilePath.join(folder, ".scaffold.tmp")
        self.files = files
    }

    /// Where the new contents of a step wait, and where a removed file does.
    func new(_ step: Int) -> String { FilePath.join(path, String(step)) }
    func old(_ step: Int) -> String { FilePath.join(path, "\(step).old") }

    var manifestBefore: String { FilePath.join(path, "before") }
    var manifestAfter: String { FilePath.join(path, "after") }
    /// What a step of an undo writes before it stands in its place.
    var restored: String { FilePath.join(path, "restored") }

    func create() throws(FileFault) { try files.createFolder(path) }

    /// Removes the folder, which an earlier run that died may have left too.
    func clear() throws(FileFault) {
        guard try files.kind(of: path) == .folder else { return }
        for name in try files.names(in: path) { try files.removeFile(FilePath.join(path, name)) }
        _ = files.removeEmptyFolder(path)
    }
}
