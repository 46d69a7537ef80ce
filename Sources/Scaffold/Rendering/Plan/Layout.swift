/// Where lines break. Text never depends on it, only its form.
enum Layout {
    static let width = 120

    /// Whether a line fits at a depth of nesting.
    static func fits(_ line: String, depth: Int) -> Bool {
        let room = width - depth * 4
        // Characters are slow to count, and never more than bytes.
        return line.utf8.count <= room || line.count <= room
    }
}
