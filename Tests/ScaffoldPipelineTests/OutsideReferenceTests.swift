import Testing

/// References that lead out of the folder of a description.
@Suite struct OutsideReferenceTests {
    private static let files = [
        "in/api/shots.yaml": """
        openapi: 3.0.3
        info: {title: Shots, version: '1'}
        paths:
          /shots:
            get:
              operationId: listShots
              responses:
                '200':
                  description: ok
                  content: {application/json: {schema: {$ref: '../common/page.yaml#/Page'}}}
        components:
          schemas:
            Shot: {type: object, properties: {id: {type: integer}}}
        """,
        "in/common/page.yaml": """
        Page: {type: object, properties: {shots: {type: array, items: {$ref: '../api/shots.yaml#/components/schemas/Shot'}}}}
        """,
    ]

    /// What leads back is the description itself, and no second one.
    @Test func aDescriptionThatIsNamedReadsThem() throws {
        let project = try Project(Self.files)
        let outcome = project.generate(["in/api/shots.yaml"])
        #expect(outcome.summary(in: project) == [])
        #expect(outcome.isFine)
        #expect(try project.text("Models/Page.swift").contains("let shots: [Shot]?"))
        #expect(try project.generated.contains("Models/Shot.swift"))
    }

    @Test func aDescriptionThatIsFoundInAFolderDoesNot() throws {
        let project = try Project(Self.files)
        let outcome = project.generate(["in/api"])
        #expect(
            outcome.summary(in: project) == [
                "in/api/shots.yaml:10:55: outside-reference: `../common/page.yaml#/Page` leads out of the folder of inputs",
                "  generate from the description by its own path, or from a folder that holds both files",
            ])
    }

    @Test func whatIsNotThereIsToldByItsPath() throws {
        var files = Self.files
        files["in/common/page.yaml"] = nil
        let project = try Project(files)
        let outcome = project.generate(["in/api/shots.yaml"])
        #expect(
            outcome.summary(in: project) == [
                "in/api/shots.yaml:10:55: unresolved-reference: `../common/page.yaml#/Page` names a file that does not exist: "
                    + "`../common/page.yaml`",
                "  the path is taken from the folder of this file",
            ])
    }
}
