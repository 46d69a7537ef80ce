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

    @Test func schemaLanguagesThatNobodyKnowsAreRefused() throws {
        let project = try Project(["in/a.yaml": "$schema: x"])
        #expect(
            project.generate().summary(in: project) == [
                "in/a.yaml:1:10: unsupported-version: `x` is no schema language that is known",
                "  the languages are JSON Schema draft 4, 6 and 7, 2019-09 and 2020-12: "
                    + "`https://json-schema.org/draft/2020-12/schema`",
            ])
    }

    /// A meta-schema of one's own says which draft it extends.
    @Test func aSchemaIsOfTheDraftOfItsMetaSchema() throws {
        let project = try Project([
            "in/a.yaml": "{ $schema: 'https://example.com/meta', type: object, properties: { b: { type: integer } } }",
            "in/meta.yaml": """
            $schema: https://json-schema.org/draft/2019-09/schema
            $id: https://example.com/meta
            """,
        ])
        let outcome = project.inspect(.model)
        #expect(outcome.summary(in: project).isEmpty)
        #expect(outcome.text.contains("field \"b\"? int"))
    }

    @Test func filesCanHaveAddresses() throws {
        let project = try Project([
            "in/a.yaml": """
            $schema: https://json-schema.org/draft/2020-12/schema
            type: object
            properties: { b: { $ref: 'https://example.com/parts/b.json' } }
            """, "in/b.yaml": "{ type: object, properties: { c: { $ref: c.json } } }", "in/c.yaml": "{ type: string }",
            "in/scaffold.yaml": """
            documents:
              b.yaml: { address: 'https://example.com/parts/b.json' }
              c.yaml: { address: 'https://example.com/parts/c.json' }
            """,
        ])
        let outcome = project.inspect(.model)
        #expect(outcome.summary(in: project).isEmpty)
        #expect(outcome.text.contains("field \"c\"? c"))
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
        "  begin with `bee: 2` (Bee 2), `openapi: 3.1.0`, `swagger: \"2.0\"` or `$schema: …` (JSON Schema), "
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
