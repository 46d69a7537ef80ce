package import ScaffoldNaming

/// Prints a protocol as Swift: decides what each declaration is, makes views of the decisions, and prints the views with
/// templates. The files come sorted by path, without their seals.
package func render(
    _ names: NamedProtocol, options: RenderingOptions = RenderingOptions(), templates: TemplateCatalog
) throws(TemplateError) -> [RenderedFile] {
    let context = RenderingContext(names: names, options: options)
    let declarations = DeclarationPlanner(context: context).declarations()
    let entries = FileLayout(files: options.files).entries(declarations)
    // A fault of a template is the same every time: that of the first file.
    var files: [RenderedFile] = []
    for result in entries.parallelMap({ file(of: $0, access: options.access, templates) }) {
        files.append(try result.get())
    }
    return files
}

private func file(
    of entry: FileLayout.Entry, access: RenderingOptions.Access, _ templates: TemplateCatalog
) -> Result<RenderedFile, TemplateError> {
    let sources = Set(entry.declarations.flatMap(\.sources)).sorted()
    let modules = entry.declarations.reduce(into: Modules()) { $0.formUnion($1.modules) }
    let view = FileView(
        sources: SwiftComment.inline(sources.joined(separator: ", ")),
        imports: Imports.lines(modules, access: access), declarations: entry.declarations.flatMap(\.views))
    do throws(TemplateError) {
        return .success(
            RenderedFile(path: entry.path, bytes: try templates.render("file", view), sources: sources))
    } catch {
        return .failure(error)
    }
}
