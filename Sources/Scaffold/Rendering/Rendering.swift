package import ScaffoldNaming

/// Prints a protocol as Swift: decides what each declaration is, makes views of the decisions, and prints the views with
/// templates. The files come sorted by path, without their seals.
package func render(
    _ names: NamedProtocol, options: RenderingOptions = RenderingOptions(), templates: TemplateCatalog
) throws(TemplateError) -> [RenderedFile] {
    let context = RenderingContext(names: names, options: options)
    let declarations = DeclarationPlanner(context: context).declarations()
    var files: [RenderedFile] = []
    for entry in FileLayout(files: options.files).entries(declarations) {
        let sources = entry.declarations.flatMap(\.sources).reduce(into: [String]()) { all, source in
            if !all.contains(source) { all.append(source) }
        }.sorted()
        let modules = entry.declarations.reduce(into: Set<Module>()) { $0.formUnion($1.modules) }
        let view = FileView(
            sources: SwiftComment.inline(sources.joined(separator: ", ")),
            imports: Imports.lines(modules, access: options.access), declarations: entry.declarations.flatMap(\.views))
        let bytes = try templates.render("file", view)
        files.append(RenderedFile(path: entry.path, bytes: bytes, sources: sources))
    }
    return files
}
