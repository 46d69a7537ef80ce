import Testing

@testable import ScaffoldRendering

@Suite("Templates")
struct TemplateTests {
    private struct Person: DocumentedView {
        let name: String
        let lines: [String]

        static let summary = "Somebody."
        static let table = ViewTable<Self>([
            .text("name", "The name.") { $0.name }, .lines("lines", "Lines.") { $0.lines },
            .flag("isEmpty", "Whether there are no lines.") { $0.lines.isEmpty },
        ])
    }

    private func render(_ templates: [String: String], lines: [String] = []) throws(TemplateError) -> String {
        let sources = templates.map { TemplateCatalog.Source(name: $0.key, bytes: Array($0.value.utf8)) }
        return String(
            decoding: try TemplateCatalog(sources).render("main", Person(name: "Ada", lines: lines)), as: UTF8.self)
    }

    private func error(_ template: String, others: [String: String] = [:]) -> TemplateError? {
        do {
            _ = try render(others.merging(["main": template]) { $1 })
            return nil
        } catch {
            return error
        }
    }

    @Test func aMissingKeySaysWhere() {
        let expected = TemplateError(template: "main", line: 3, message: "there is no `nmae` here")
        #expect(error("a\n{{! b }}\n{{nmae}}") == expected)
        #expect(error("a\n\n{{#nmae}}{{/nmae}}") == expected)
        #expect(error("a\n\n{{^nmae}}{{/nmae}}") == expected)
    }

    @Test func aMissingKeyInAPartialSaysWhere() {
        let found = error("{{> other}}", others: ["other": "x\n{{no}}"])
        #expect(found == TemplateError(template: "other", line: 2, message: "there is no `no` here"))
    }

    @Test(
        arguments: [
            ("{{#name}}", "section `name` is not closed"),
            ("{{/name}}", "`name` is closed here but was not opened last"),
            ("{{name", "tag is not closed with `}}`"), ("{{}}", "`` is not a name"),
            ("{{> nobody}}", "there is no template `nobody`"),
            ("{{lines}}", "`lines` is not text: use it as a section"),
            ("{{> main}}", "`main` uses itself without end"), ("{{=x=}}", "`x` is not a pair of delimiters"),
        ])
    func faults(_ template: String, _ message: String) {
        #expect(error(template)?.message == message)
    }

    @Test func linesOfPartialsAreIndentedAndEmptyOnesAreNot() throws {
        let text = try render(
            ["main": "{\n    {{> list}}\n}\n", "list": "{{#lines}}\n- {{.}}\n\n{{/lines}}\nend\n"], lines: ["a", "b"])
        #expect(text == "{\n    - a\n\n    - b\n\n    end\n}\n")
    }

    @Test func nothingIsEscaped() throws {
        #expect(try render(["main": "{{#lines}}{{.}}{{/lines}}"], lines: ["<&\"{{name}}\\"]) == "<&\"{{name}}\\")
    }

    @Test func theLaterOfTwoTemplatesCounts() throws {
        let sources = ["a", "b"].map { TemplateCatalog.Source(name: "main", bytes: Array($0.utf8)) }
        #expect(try TemplateCatalog(sources).render("main", Person(name: "", lines: [])) == Array("b".utf8))
    }
}
