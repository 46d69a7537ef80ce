import ScaffoldDiagnostics
import ScaffoldModel
package import ScaffoldSource

/// Reads OpenAPI and Swagger descriptions into a `ProtocolModel`.
package enum OpenAPIFrontend {
    package struct Input {
        /// The path relative to the folder of inputs, with `/`.
        package let path: String
        package let root: Node

        package init(path: String, root: Node) {
            self.path = path
            self.root = root
        }
    }

    /// Whether a document is one of this family: it has the key that says so.
    package static func claims(_ root: Node) -> Bool { versionKey(of: root) != nil }

    /// Reads descriptions into the model of a reading. They are made known to each other first, since any may refer to
    /// any other.
    package static func read(_ inputs: [Input], into reading: Reading) {
        let mark = reading.model.mark
        let documents = inputs.compactMap { input -> OpenAPIDocument? in
            guard let dialect = dialect(of: input.root, reading.sink) else { return nil }
            let id = reading.model.add(
                DocumentDeclaration(path: input.path, documentation: Documentation(), span: input.root.span))
            let document = OpenAPIDocument(path: input.path, root: input.root, dialect: dialect, id: id)
            reading.references.add(document)
            return document
        }
        for document in documents { DescriptionReader(document, in: reading).read() }
        reading.model.check(since: mark, policy: .degrade, reporting: reading.sink)
    }

    private static func versionKey(of root: Node) -> NodeEntry? { root.entry("openapi") ?? root.entry("swagger") }

    /// The version of a description; nil, and an error, for one that is not supported.
    private static func dialect(of root: Node, _ sink: DiagnosticSink) -> Dialect? {
        guard let entry = versionKey(of: root) else {
            sink.error(
                .unknownFamily, "this is no description of OpenAPI", at: root.span.part(0, length: 1),
                help: "begin it with `openapi: 3.1.0`")
            return nil
        }
        let text = entry.value.text
        if let dialect = Dialect(openAPIVersion: text), (dialect == .swagger2) == (entry.name == "swagger") {
            if entry.value.string == nil {
                sink.warning(
                    .wrongKind, "`\(entry.name)` must be a string", at: entry.value.span, help: "write it in quotes")
            }
            return dialect
        }
        sink.error(
            .unsupportedVersion, "\(entry.name == "swagger" ? "Swagger" : "OpenAPI") \(text) is not supported",
            at: entry.value.span, help: "the versions are Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2")
        return nil
    }
}
