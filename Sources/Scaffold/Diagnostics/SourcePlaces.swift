/// Lines and columns in the files of a run. Reads the lines of a file when somebody first asks for one.
struct SourcePlaces {
    private let files: SourceFiles
    private var indexes: [SourceFileID: LineIndex] = [:]

    init(_ files: SourceFiles) {
        self.files = files
    }

    func path(_ file: SourceFileID) -> String { files[file].path }

    func bytes(_ file: SourceFileID) -> [UInt8] { files[file].bytes }

    mutating func place(of offset: Int, in file: SourceFileID) -> LineColumn { index(file).place(of: offset) }

    mutating func range(ofLine line: Int, in file: SourceFileID) -> Range<Int> { index(file).range(ofLine: line) }

    private mutating func index(_ file: SourceFileID) -> LineIndex {
        if let index = indexes[file] { return index }
        let index = LineIndex(files[file].bytes)
        indexes[file] = index
        return index
    }
}
