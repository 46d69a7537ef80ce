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

    let templates: [String: Template]

    /// Parses templates; of two of one name the later one counts, so that those of a user replace the built-in ones.
    package init(_ sources: [Source]) throws(TemplateError) {
        var templates: [String: Template] = [:]
        for source in sources {
            var parser = TemplateParser(template: source.name, bytes: source.bytes)
            templates[source.name] = try parser.parse()
        }
        self.templates = templates
    }

    /// Prints a view with a template.
    package func render(_ name: String, _ view: some DocumentedView) throws(TemplateError) -> [UInt8] {
        try render(name, .view(view.templateView))
    }

    func render(_ name: String, _ value: TemplateValue) throws(TemplateError) -> [UInt8] {
        guard let template = templates[name] else {
            throw TemplateError(template: name, line: 1, message: "there is no template of this name")
        }
        var renderer = TemplateRenderer(catalog: self, root: value)
        try renderer.render(template)
        return renderer.output
    }
}
