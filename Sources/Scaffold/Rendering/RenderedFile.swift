/// A generated file before it is sealed and written.
package struct RenderedFile: Hashable, Sendable {
    /// Relative to the output folder.
    package let path: String
    package let bytes: [UInt8]
    /// The documents that it comes from, in their order.
    package let sources: [String]
}
