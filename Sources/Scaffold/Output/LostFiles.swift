/// Generated files that the manifest does not list, since it or a line of it was lost: their seal proves what they are.
struct LostFiles {
    let folder: String
    let files: any FileReading

    /// The paths of files that nobody edited, besides known ones, of their kinds and no deeper in the folder than those, in
    /// order. A folder inside with a manifest of its own is another run's.
    func intact(besides known: Set<String>) throws(FileFault) -> [String] {
        let kinds = Set(known.compactMap(Self.kind))
        let depth = known.map(FilePath.depth).max() ?? 0
        var found: [String] = []
        guard try files.target(of: folder) == .folder else { return found }
        try look(in: "", kinds, depth, known, &found)
        return found.sorted()
    }

    private func look(
        in inner: String, _ kinds: Set<String>, _ depth: Int, _ known: Set<String>, _ found: inout [String]
    ) throws(FileFault) {
        let names = try files.names(in: FilePath.join(folder, inner))
        if !inner.isEmpty, names.contains(Manifest.name) { return }
        for name in names where !name.hasPrefix(".") {
            let path = FilePath.join(inner, name)
            if known.contains(path) { continue }
            let full = FilePath.join(folder, path)
            switch try files.kind(of: full) {
            case .folder where depth > 0: try look(in: path, kinds, depth - 1, known, &found)
            case .file where Self.kind(of: name).map(kinds.contains) ?? false:
                // What cannot be read is not ours to delete.
                if let bytes = try? files.contents(of: full), Seal.state(of: bytes) == .intact { found.append(path) }
            default: continue
            }
        }
    }

    /// What stands behind the last dot of a name; nil for none.
    private static func kind(of path: String) -> String? {
        let name = FilePath.name(of: path)
        return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[$0...]) }
    }
}
