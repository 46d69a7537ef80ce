/// The bytes of one input and the name that people know it by.
package struct SourceFile: Sendable {
    /// The path as it is shown: relative to where the run was started, never made absolute.
    package let path: String
    /// The whole contents, a byte order mark included.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Names one file of a run; `SourceFiles` resolves it.
package struct SourceFileID: Hashable, Comparable, Sendable {
    package let index: UInt32

    package init(index: UInt32) {
        self.index = index
    }

    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Every file that a run has read, in the order of reading.
package struct SourceFiles: Sendable {
    package private(set) var all: [SourceFile] = []

    package init() {}

    /// Adds a file and names it.
    package mutating func add(_ file: SourceFile) -> SourceFileID {
        all.append(file)
        return SourceFileID(index: UInt32(all.count - 1))
    }

    package subscript(id: SourceFileID) -> SourceFile { all[Int(id.index)] }
}
