package import ScaffoldDiagnostics
package import ScaffoldModel

/// Chooses every Swift name of a protocol. A collision that names of their own cannot resolve is an error at both
/// places, and can be overridden.
package func chooseNames(
    _ model: ProtocolModel, options: NamingOptions = NamingOptions(), diagnostics: DiagnosticSink
) -> NamedProtocol {
    var namer = ProtocolNamer(model: model, context: NamingContext(options: options, diagnostics: diagnostics))
    return namer.run()
}
