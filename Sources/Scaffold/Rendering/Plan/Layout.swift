/// Where lines break. Text never depends on it, only its form.
enum Layout {
    static let width = 120

    /// Whether a line fits at a depth of nesting, with room for some more characters.
    static func fits(_ line: String, depth: Int, reserving more: Int = 0) -> Bool {
        let room = width - depth * 4 - more
        // Characters are slow to count, and never more than bytes; in ASCII, there are as many.
        if line.utf8.count <= room { return true }
        return !line.hasOnlyBytes { $0 < 0x80 } && line.count <= room
    }
}
