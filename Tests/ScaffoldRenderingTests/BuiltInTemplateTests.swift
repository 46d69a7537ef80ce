import Foundation
import ScaffoldTemplates
import Testing

@testable import ScaffoldRendering

@Suite("Built-in templates")
struct BuiltInTemplateTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func theListIsTheFolder() throws {
        let folder = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Templates").path)
        let files = folder.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }.sorted()
        let listed = (0..<scaffold_template_count()).map { String(cString: scaffold_template_at($0).name) }
        #expect(listed == files)
    }

    /// Templates.md is written from the tables by which views answer, so that it is true. With `SCAFFOLD_RECORD` it is
    /// written anew, and the test still fails.
    @Test func theDocumentationIsTheTables() throws {
        let file = Self.root.appending(path: "Documentation/Templates.md")
        let text = TemplateReference.text
        if ProcessInfo.processInfo.environment["SCAFFOLD_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded Templates.md: read the difference, and run again without SCAFFOLD_RECORD")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}

/// The page that people read who replace a template.
private enum TemplateReference {
    static var text: String {
        """
        # Templates

        `scaffold` prints Swift with the templates in `Templates/`, one for each kind of declaration. They are
        [Mustache](https://mustache.github.io/mustache.5.html) without HTML escaping, lambdas, inheritance and dynamic names.
        `--templates DIR` (or `templates:` in `scaffold.yaml`) names a folder whose templates replace the built-in ones of
        the same name, one by one.

        A template decides nothing: it gets a view with ready texts, flags and lists, and prints them. A key that no view
        has is an error at the template's line. Empty text counts as false in a section. A line that holds nothing but
        `{{> name}}` prints the other template with that line's indentation. `file` is printed for each file and uses
        the others.

        <!-- Written by a test from the views themselves. -->

        """ + sections.joined()
    }

    /// That of a file's view, then those of the views in it.
    private static var sections: [String] {
        var open: [any DocumentedView.Type] = [FileView.self]
        var known: Set<ObjectIdentifier> = []
        var sections: [String] = []
        while let view = open.popLast() {
            guard known.insert(ObjectIdentifier(view)).inserted else { continue }
            let (section, inner) = section(view)
            sections.append(section)
            open += inner.reversed()
        }
        return sections
    }

    private static func section<View: DocumentedView>(
        _ view: View.Type
    ) -> (text: String, inner: [any DocumentedView.Type]) {
        let rows = View.table.fields.map { "| `\($0.key)` | \($0.kind) | \($0.summary) |\n" }
        let inner = View.table.fields.compactMap { field -> (any DocumentedView.Type)? in
            switch field.kind {
            case .text, .flag, .lines: nil
            case .view(let type), .views(let type): type
            }
        }
        let table = "| key | kind | |\n| --- | --- | --- |\n" + rows.joined()
        return ("\n## \(View.self)\n\n\(View.summary)\n\n" + table, inner)
    }
}
