/// The templates of a run, parsed, by name.
package struct TemplateCatalog: Sendable {
    /// The text of one template.
    package struct Source: Sendable {
        /// The file's name without `.mustache`.
        package let name: String
        package let bytes: [UInt8]

        package init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    let templates: [Template]
    /// By name, where each stands.
    private let indices: [String: Int]

    /// Parses templates; of two of one name the later one counts, so that those of a user replace the built-in ones.
    package init(_ sources: [Source]) throws(TemplateError) {
        var indices: [String: Int] = [:]
        for source in sources where indices[source.name] == nil { indices[source.name] = indices.count }
        var templates = [Template?](repeating: nil, count: indices.count)
        for source in sources {
            var parser = TemplateParser(template: source.name, bytes: source.bytes, others: indices)
            let template = try parser.parse()
            if let index = indices[source.name] { templates[index] = template }
        }
        self.templates = templates.compactMap { $0 }
        self.indices = indices
    }

    /// Prints a view with a template.
    package func render(_ name: String, _ view: some DocumentedView) throws(TemplateError) -> [UInt8] {
        try render(name, view.templateValue)
    }

    func render(_ name: String, _ value: TemplateValue) throws(TemplateError) -> [UInt8] {
        guard let index = indices[name] else {
            throw TemplateError(template: name, line: 1, message: "there is no template of this name")
        }
        var renderer = TemplateRenderer(catalog: self, root: value)
        try renderer.render(templates[index])
        return renderer.output
    }
}
