/// Where lines break. Text never depends on it, only its form.
enum Layout {
    static let width = 120

    /// Whether a line fits at a depth of nesting.
    static func fits(_ line: String, depth: Int) -> Bool { depth * 4 + line.count <= width }
}
