/// Where lines break. Text never depends on it, only its form.
enum Layout {
    static let width = 120

    /// Whether a line fits at a depth of nesting.
    static func fits(_ line: String, depth: Int) -> Bool {
        let room = width - depth * 4
        // Characters are slow to count, never more than bytes, and in ASCII as many.
        if line.utf8.count <= room { return true }
        return !line.utf8.allSatisfy { $0 < 0x80 } && line.count <= room
    }
}
