import ScaffoldPipeline
import Testing

@Suite struct FamilyTests {
    @Test func theFamilyIsToldByKeysNotByNames() throws {
        let project = try Project([
            "in/openapi.json": #"{"bee": 2, "model": {"A": {"id": "int"}}}"#,
            "in/bee.json": "{ \"model\": { \"B\": { \"id\": 1 } }, // a comment\n}",
        ])
        #expect(project.inspect(.model).summary(in: project).isEmpty)
    }

    @Test(arguments: [("$schema: x", "JSON Schema")])
    func familiesToComeAreRefusedByName(_ text: String, _ name: String) throws {
        let project = try Project(["in/a.yaml": text])
        #expect(
            project.generate().summary(in: project) == [
                "in/a.yaml:1:1: unknown-family: \(name) is not supported yet",
                "  describe the protocol in Bee 2; `scaffold init` writes a file to start from",
            ])
    }

    /// A part that a description refers to is none itself, and nobody has to say so; nothing is read twice.
    @Test func partsOfDescriptionsAreSilent() throws {
        let project = try Project([
            "in/a.yaml": """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            paths: {}
            components: { schemas: { A: { $ref: parts/a.yaml } } }
            """, "in/parts/a.yaml": "{ type: object, properties: { b: { type: integer } } }", "in/c.yaml": "c: 1",
        ])
        let outcome = project.inspect(.model)
        #expect(outcome.text.contains("field \"b\"? int"))
        #expect(
            outcome.summary(in: project) == [
                "in/c.yaml:1:1: unknown-family: the file is no protocol description, and is left out", explanation,
            ])
    }

    private let explanation =
        "  begin with `bee: 2` (Bee 2), `openapi: 3.1.0` or `swagger: \"2.0\"`, "
        + "or write `model`, `enum` or `controller` (Bee 1)"

    @Test func anythingElseIsLeftOutWhereItWasFound() throws {
        let project = try Project(["in/a.yaml": model("A"), "in/package.json": "{}"])
        let outcome = project.generate()
        #expect(outcome.isFine)
        #expect(
            outcome.summary(in: project) == [
                "in/package.json:1:1: unknown-family: the file is no protocol description, and is left out",
                explanation,
            ])
        #expect(!(project.generate { $0.isStrict = true }).isFine)
    }

    @Test func anythingElseIsRefusedWhereItWasNamed() throws {
        let project = try Project(["in/a.yaml": model("A"), "in/list.yaml": "[1, 2]"])
        let outcome = project.generate(["in", "in/list.yaml"])
        #expect(!outcome.isFine)
        #expect(
            outcome.summary(in: project) == [
                "in/list.yaml:1:1: unknown-family: the file is no protocol description", explanation,
            ])
        #expect((project.generate(["in", "in/list.yaml"]) { $0.skipsUnknown = true }).isFine)
    }

    @Test func somethingMustRemain() throws {
        let project = try Project(["in/package.json": "{}"])
        let outcome = project.generate()
        #expect(!outcome.isFine)
        #expect(outcome.summary(in: project).first == "no-schemas: none of the files is a protocol description")
    }
}
