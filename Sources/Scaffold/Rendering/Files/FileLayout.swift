import ScaffoldDiagnostics

/// Which declarations stand in which file.
struct FileLayout {
    struct Entry: Sendable {
        let path: String
        let declarations: [Declaration]
    }

    let files: RenderingOptions.Files

    func entries(_ declarations: [Declaration]) -> [Entry] {
        switch files {
        case .perType: perType(declarations)
        case .shards(let count): shards(declarations, max(1, count))
        }
    }

    private func perType(_ declarations: [Declaration]) -> [Entry] {
        declarations.map { declaration in
            Entry(
                path: "\(declaration.folder.rawValue)/\(Self.bounded(declaration.fileName)).swift",
                declarations: [declaration])
        }.sorted { $0.path < $1.path }
    }

    /// A file's name has no more than 255 bytes; of a longer one, the beginning and a hash of the whole.
    private static func bounded(_ name: String) -> String {
        guard name.utf8.count > 200 else { return name }
        var beginning = name
        while beginning.utf8.count > 180 { beginning.removeLast() }
        return beginning + "-" + String(StableHash.value(of: name), radix: 16)
    }

    /// A build plugin must know its outputs without reading a schema, so the number of files is fixed, and a name alone
    /// decides its file: one more type touches one file.
    private func shards(_ declarations: [Declaration], _ count: Int) -> [Entry] {
        var shards = [[Declaration]](repeating: [], count: count)
        for declaration in declarations {
            shards[Int(StableHash.value(of: declaration.fileName) % UInt64(count))].append(declaration)
        }
        return shards.enumerated().map { index, declarations in
            Entry(
                path: "Shard\(index).swift",
                declarations: declarations.sorted { ($0.folder, $0.fileName) < ($1.folder, $1.fileName) })
        }
    }
}
