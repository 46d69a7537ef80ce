import ScaffoldDiagnostics
import ScaffoldNaming
import ScaffoldRendering

extension Pipeline {
    /// Prints named code with the templates of the run.
    func print(_ names: NamedProtocol, _ configuration: Configuration) -> [RenderedFile] {
        var options = configuration.rendering
        if let shards = request.shards { options.files = .shards(shards) }
        var sources = TemplateSources.builtIn
        var replaced: [String: SourceFileID] = [:]
        if let folder = request.templates ?? configuration.templates?.folder {
            let isConfigured = request.templates == nil
            let place = (isConfigured ? configuration.templates : nil).map { DiagnosticPlace.span($0.span) }
            let templates = TemplateSources(folder: folder, place: place ?? .path(folder), files: files, sink: sink)
            for (name, path) in templates.replacements(of: sources.map(\.name)) {
                guard let id = reader.load(path) else { continue }
                replaced[name] = id
                sources.append(TemplateCatalog.Source(name: name, bytes: reader.sources[id].bytes))
            }
        }
        guard !sink.hasErrors else { return [] }
        do throws(TemplateError) {
            return try ScaffoldRendering.render(names, options: options, templates: TemplateCatalog(sources))
        } catch {
            report(error, replaced[error.template])
            return []
        }
    }

    private func report(_ error: TemplateError, _ id: SourceFileID?) {
        let help = "Documentation/Templates.md lists what templates can use"
        guard let id else {
            let place = DiagnosticPlace.path("Templates/\(error.template).mustache")
            return sink.report(Diagnostic(.template, .error, error.message, at: place, help: help))
        }
        let span = Self.span(ofLine: error.line, in: reader.sources[id].bytes, of: id)
        sink.error(.template, error.message, at: span, help: help)
    }

    private static func span(ofLine line: Int, in bytes: [UInt8], of id: SourceFileID) -> SourceSpan {
        let lineFeed = UInt8(ascii: "\n")
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = bytes[start...].firstIndex(of: lineFeed) else { break }
            start = end + 1
        }
        let end = bytes[start...].firstIndex(of: lineFeed) ?? bytes.count
        return SourceSpan(file: id, start: UInt32(clamping: start), end: UInt32(clamping: end))
    }
}
