package import ScaffoldDiagnostics
package import ScaffoldModel

/// What the reading of all OpenAPI documents of a run shares. A part that two documents refer to is read once.
package final class Reading {
    /// What a configuration can change about the reading.
    package struct Options: Sendable {
        /// Whether `nullable: true`, which means nothing in OpenAPI 3.1, admits null there too.
        package var acceptsNullableIn31: Bool

        /// Whether `format` is an assertion in JSON Schema documents, where it is an annotation by itself.
        package var assertsFormats: Bool

        package init(acceptsNullableIn31: Bool = false, assertsFormats: Bool = false) {
            self.acceptsNullableIn31 = acceptsNullableIn31
            self.assertsFormats = assertsFormats
        }
    }

    package var model: ProtocolModel
    package let sink: DiagnosticSink
    package let options: Options
    package let references: References
    package private(set) lazy var schemas = SchemaReader(self)

    package init(
        model: ProtocolModel = ProtocolModel(), sink: DiagnosticSink, options: Options = Options(),
        paths: [String: String] = [:], shorten: References.Shorten? = nil, loader: @escaping References.Loader
    ) {
        self.model = model
        self.sink = sink
        self.options = options
        references = References(sink: sink, paths: paths, shorten: shorten, loader: loader)
    }
}
