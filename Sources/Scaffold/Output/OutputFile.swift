/// A file to be written: where, what, and from which inputs.
package struct OutputFile: Sendable {
    /// Relative to the output folder, with `/`.
    package let path: String
    /// Everything but the seal.
    package let bytes: [UInt8]
    /// The inputs that it came from, relative to the output folder.
    package let sources: [String]

    package init(path: String, bytes: [UInt8], sources: [String]) {
        self.path = path
        self.bytes = bytes
        self.sources = sources
    }
}
