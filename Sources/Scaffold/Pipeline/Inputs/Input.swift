/// A file to read.
package struct Input: Hashable, Sendable {
    /// How people get to it from where the run was started; diagnostics show it.
    package let path: String
    /// Relative to the folder that was given, or the bare name of a file that was: the same on every machine. Headers
    /// of generated files show it, and the configuration knows documents by it.
    package let name: String
    /// The folder that names are relative to.
    var folder: String { path.hasSuffix("/" + name) ? String(path.dropLast(name.utf8.count + 1)) : "" }
    /// Whether the command line names the file itself, so that it must be a schema.
    package let isNamed: Bool
    /// Whether the command line means this file and not the folder that it is in, so that it may refer to files anywhere.
    var isAlone = false
}
