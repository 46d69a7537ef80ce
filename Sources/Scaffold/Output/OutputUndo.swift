/// What a run did to an output folder so far, to be taken back where it cannot be finished.
///
/// It stops at the first thing that cannot be taken back: the manifest is the last, so that it lists old and new files as
/// long as there are both.
struct OutputUndo {
    private enum Change {
        /// A file that stands where these bytes stood, or nothing.
        case replaced(String, [UInt8]?)
        /// A file that was put aside.
        case removed(String, aside: String)
        case createdFolder(String)
        case removedFolder(String)
    }

    private let files: any FileSystem
    private let staging: StagingFolder
    private var changes: [Change] = []

    init(files: any FileSystem, staging: StagingFolder) {
        self.files = files
        self.staging = staging
    }

    mutating func replaced(_ file: String, _ old: [UInt8]?) { changes.append(.replaced(file, old)) }
    mutating func removed(_ file: String, _ aside: String) { changes.append(.removed(file, aside: aside)) }
    mutating func created(_ folders: [String]) { changes += folders.map { .createdFolder($0) } }
    mutating func removedFolder(_ folder: String) { changes.append(.removedFolder(folder)) }

    /// Takes back everything, the last first.
    func all() {
        for change in changes.reversed() {
            do throws(FileFault) { try takeBack(change) } catch { return }
        }
    }

    private func takeBack(_ change: Change) throws(FileFault) {
        switch change {
        case .replaced(let file, let old?):
            try files.createFile(staging.restored, old)
            try files.move(staging.restored, to: file)
        case .replaced(let file, nil): try files.removeFile(file)
        case .removed(let file, let aside): try files.move(aside, to: file)
        case .createdFolder(let folder): _ = files.removeEmptyFolder(folder)
        case .removedFolder(let folder): try files.createFolder(folder)
        }
    }
}
