import ScaffoldDiagnostics
import ScaffoldModel
package import ScaffoldSource

/// Reads OpenAPI and Swagger descriptions, and documents of JSON Schema, into a `ProtocolModel`.
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

    /// The keys that say what a document is.
    static let identifyingKeys = ["openapi", "swagger", "$schema"]

    /// Whether a document is one of this family: it has the key that says so.
    package static func claims(_ root: Node) -> Bool { versionKey(of: root) != nil }

    /// Whether a document is a schema of its own: it says which language it is in.
    package static func claimsSchema(_ root: Node) -> Bool { root["$schema"]?.string != nil }

    /// Reads descriptions into the model of a reading. They are made known to each other first, since any may refer to
    /// any other.
    package static func read(_ inputs: [Input], into reading: Reading) {
        let mark = reading.model.mark
        let documents = inputs.compactMap { input -> OpenAPIDocument? in
            let stated =
                claims(input.root)
                ? dialect(of: input.root, reading.sink) : schemaDialect(of: input.root, among: inputs, reading.sink)
            guard let dialect = stated else { return nil }
            let id = reading.model.add(
                DocumentDeclaration(path: input.path, documentation: Documentation(), span: input.root.span))
            let document = OpenAPIDocument(
                path: input.path, address: reading.references.address(of: input.path), root: input.root,
                dialect: dialect, id: id)
            reading.references.add(document)
            return document
        }
        for document in documents {
            if document.dialect.isExact {
                SchemaDocumentReader(document, in: reading).read()
            } else {
                DescriptionReader(document, in: reading).read()
            }
        }
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
        guard entry.value.kind != .list, entry.value.kind != .mapping, !entry.value.isNull else {
            sink.error(
                .wrongKind, "`\(entry.name)` must be a version, not \(entry.value.kind.inWords)", at: entry.value.span,
                help: "write `openapi: 3.1.0`")
            return nil
        }
        sink.error(
            .unsupportedVersion, "\(entry.name == "swagger" ? "Swagger" : "OpenAPI") \(text) is not supported",
            at: entry.value.span, help: cure(of: entry))
        return nil
    }

    /// What to do about a version that is not known under its key.
    private static func cure(of entry: NodeEntry) -> String {
        guard Dialect(openAPIVersion: entry.value.text) != nil else {
            return "the versions are Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2"
        }
        return entry.name == "swagger"
            ? "since version 3 the key is `openapi`: write `openapi: \(entry.value.text)`"
            : "before version 3 the key is `swagger`: write `swagger: \"2.0\"`"
    }

    /// The draft that a schema is written in. One whose `$schema` is among the inputs is of the draft of that.
    private static func schemaDialect(of root: Node, among inputs: [Input], _ sink: DiagnosticSink) -> Dialect? {
        var stated = root["$schema"]
        for _ in inputs {
            guard let text = stated?.string else { break }
            if let dialect = Dialect(schemaURI: text) { return dialect }
            stated = inputs.first { ($0.root["$id"] ?? $0.root["id"])?.string == text }?.root["$schema"]
        }
        guard let place = root["$schema"] else { return nil }
        sink.error(
            .unsupportedVersion, "`\(place.text)` is no schema language that is known", at: place.span,
            help: "the languages are JSON Schema draft 4, 6 and 7, 2019-09 and 2020-12: "
                + "`https://json-schema.org/draft/2020-12/schema`")
        return nil
    }
}
