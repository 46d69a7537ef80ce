import ScaffoldPipeline
import TestSupport
import Testing

@Suite struct TemplateTests {
    private func project(_ name: String, _ text: String) throws -> Project {
        try Project(["in/a.yaml": model("A"), "my/\(name)": text, "in/scaffold.yaml": "templates: ../my\n"])
    }

    @Test func aTemplateReplacesTheBuiltInOne() throws {
        let project = try project("file.mustache", "// mine, from {{sources}}\n")
        #expect(project.generate().summary(in: project).isEmpty)
        #expect(try project.text("Models/A.swift").hasPrefix("// mine, from a.yaml\n// scaffold: "))
    }

    @Test func theCommandLineWins() throws {
        let project = try project("file.mustache", "{{nothing}}")
        try project.folder.write("// theirs\n", to: "theirs/file.mustache")
        #expect((project.generate { $0.templates = project.path("theirs") }).isFine)
        #expect(try project.text("Models/A.swift").hasPrefix("// theirs\n"))
    }

    @Test func aMissingKeyIsToldAtItsLine() throws {
        let project = try project("file.mustache", "// first\n{{nothing}}\n")
        let outcome = project.generate()
        #expect(!outcome.isFine)
        #expect(outcome.summary(in: project).first?.contains("my/file.mustache:2:1: template: ") == true)
    }

    @Test func aTemplateThatReplacesNothingIsAMistake() throws {
        let project = try project("fil.mustache", "")
        let summary = project.generate().summary(in: project)
        #expect(
            summary.first?.hasSuffix("my/fil.mustache: template: there is no template of this name to replace") == true)
        #expect(summary.last == "  did you mean `file.mustache`?")
        let none = project.generate { $0.templates = project.path("nowhere") }
        #expect(none.summary(in: project).first == "nowhere: no-such-file: there is no folder of templates `nowhere`")
        try project.folder.write("templates: nowhere\n", to: "in/scaffold.yaml")
        #expect(
            project.generate().summary(in: project).first
                == "in/scaffold.yaml:1:12: no-such-file: there is no folder of templates `in/nowhere`")
    }
}
