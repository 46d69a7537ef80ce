import Foundation
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

    // MARK: Files that are none of the description's business

    private static func referring(to path: String) -> String {
        "openapi: 3.1.0\ninfo: {title: t, version: '1'}\npaths: {}\n"
            + "components: {schemas: {A: {$ref: '\(path)'}}}\n"
    }

    /// Nothing of what is in the file is shown, whatever it is called.
    @Test(arguments: ["../../secret", "../notes.yaml", "link.yaml"])
    func aFileThatIsNoDocumentIsNotRead(_ path: String) throws {
        let project = try Project([
            "in/api/a.yaml": Self.referring(to: path), "secret": "token: abc", "in/notes.yaml": "- a secret",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: project.path("in/api/link.yaml"), withDestinationPath: project.path("secret"))
        let outcome = project.generate(["in/api/a.yaml"])
        #expect(
            outcome.summary(in: project) == [
                "in/api/a.yaml:4:34: outside-reference: `\(path)` names a file that is no document",
                "  name a `.yaml`, `.yml` or `.json` file that holds an object",
            ])
        #expect(outcome.isFine)
    }

    @Test func aLinkDoesNotLeadOutOfAFolder() throws {
        let project = try Project(["in/a.yaml": Self.referring(to: ".parts/link.yaml"), "b.yaml": "type: string"])
        try FileManager.default.createDirectory(atPath: project.path("in/.parts"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: project.path("in/.parts/link.yaml"), withDestinationPath: project.path("b.yaml"))
        #expect(
            project.generate().summary(in: project) == [
                "in/a.yaml:4:34: outside-reference: `.parts/link.yaml` leads out of the folder of inputs through a "
                    + "symbolic link",
                "  copy the file into the folder, or generate from the description by its own path",
            ])
        #expect(project.generate(["in/a.yaml"]).summary(in: project) == [])
    }
}
