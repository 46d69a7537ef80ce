import ScaffoldPipeline
import Testing

@Suite struct SelectionTests {
    private static let schema = """
        bee: 2
        enum:
          Unused: [a]
          Kind: [b]
        model:
          Shot: { id: int, size: { width: int }, kind: Kind, player: Player? }
          Player: { name: string, shots: list<Shot> }
          Bucket: { shots: map<Shot> }
          Lonely: { id: int }
        controller:
          GET /shots/:id:
            $name: GetShot
            $tag: shots
            path: { id: int }
            response: Shot
          GET /buckets:
            $name: ListBuckets
            $tag: buckets
            response: { buckets: list<Bucket> }
          DELETE /buckets/:id/shots/:shot:
            path: { id: int, shot: int }
            response: { 204: null, 404: { message: string } }

        """

    /// The names of what is left.
    private func left(_ only: String) throws -> (types: [String], messages: [String], faults: [String]) {
        let project = try Project([
            "in/a.yaml": Self.schema, "in/b.yaml": model("Other"),
            "in/scaffold.yaml": "documents: { a.yaml: { only: \(only) } }",
        ])
        let outcome = project.inspect(.names)
        func names(_ kind: String) -> [String] {
            outcome.text.split(separator: "\n").filter { $0.hasPrefix("  \(kind) ") }
                .map { String($0.split(separator: " ")[1]) }.sorted()
        }
        return (names("type"), names("message"), outcome.summary(in: project))
    }

    @Test func whatMessagesNeedStays() throws {
        let left = try left("{ tags: [shots] }")
        #expect(left.faults.isEmpty)
        #expect(left.messages == ["GetShot"])
        #expect(left.types == ["Kind", "Other", "Player", "Shot", "Shot.Size"])
    }

    @Test func typesInsideMessagesStayWithThem() throws {
        let left = try left("{ paths: ['/buckets'] }")
        #expect(left.messages == ["ListBuckets"])
        #expect(left.types.contains("Bucket") && left.types.contains { $0.hasPrefix("ListBuckets.") })
        #expect(!left.types.contains("Lonely"))
    }

    @Test(arguments: [
        ("{ operations: [GetShot] }", 1), ("{ operations: ['GET /shots/:id'] }", 1),
        ("{ operations: ['GET /shots/{id}', ListBuckets] }", 2), ("{ paths: ['/buckets/**'] }", 1),
        ("{ paths: ['/buckets**'] }", 2), ("{ paths: ['/*/*'] }", 1), ("{ tags: [shots], paths: ['/buckets'] }", 2),
    ])
    func anyListSelects(_ only: String, _ count: Int) throws {
        let left = try left(only)
        #expect(left.faults.isEmpty)
        #expect(left.messages.count == count)
    }

    @Test func whatSelectsNothingIsAMistake() throws {
        let left = try left("{ tags: [shot], operations: [ListBucket], paths: ['/nowhere/*'] }")
        #expect(
            left.faults == [
                "in/scaffold.yaml:1:39: invalid-configuration: no message of the document has the tag `shot`",
                "  did you mean `shots`?",
                "in/scaffold.yaml:1:59: invalid-configuration: no message of the document has the operation `ListBucket`",
                "  did you mean `ListBuckets`?",
                "in/scaffold.yaml:1:80: invalid-configuration: no message of the document has the path `/nowhere/*`",
                "  `scaffold inspect model` lists the messages",
            ])
    }

    @Test(arguments: ["{ tags: [] }", "{ paths: [], operations: [] }", "{}", ""])
    func anEmptySelectionIsAMistake(_ only: String) throws {
        let faults = try left(only).faults
        #expect(faults.first?.hasSuffix(": invalid-configuration: `only` selects nothing") == true)
        #expect(faults.count == 2)
    }

    @Test func whatADocumentOfBeeDoesNotHaveIsAMistake() throws {
        let project = try Project([
            "in/a.yaml": model("A"),
            "in/scaffold.yaml": "documents: { a.yaml: { overlays: [o.yaml], address: 'https://a.example/a' } }",
        ])
        #expect(
            project.generate().summary(in: project) == [
                "in/scaffold.yaml:1:35: invalid-configuration: overlays are for documents of OpenAPI and JSON Schema, "
                    + "and `a.yaml` is one of Bee",
                "  remove `overlays`",
                "in/scaffold.yaml:1:53: invalid-configuration: an address is for documents of OpenAPI and JSON Schema, "
                    + "and `a.yaml` is one of Bee",
                "  remove `address`",
            ])
    }

    /// A part of a description, which has an address, has nothing else of its own.
    @Test func whatAPartDoesNotHaveIsAMistake() throws {
        let project = try Project([
            "in/a.yaml": model("A"), "in/part.json": "{}",
            "in/scaffold.yaml": "documents: { part.json: { namespace: P, address: 'https://a.example/a' } }",
        ])
        #expect(
            project.generate().summary(in: project).first
                == "in/scaffold.yaml:1:14: invalid-configuration: there is no document `part.json` among the inputs")
    }

    /// One fault is told once: that nothing came of the document follows from it.
    @Test(arguments: ["bee: [", "openapi: 9.0.0"])
    func aDocumentThatCannotBeReadIsThere(_ text: String) throws {
        let project = try Project([
            "in/a.yaml": text, "in/b.yaml": model("B"),
            "in/scaffold.yaml": "documents: { a.yaml: { namespace: A, address: 'https://a.example/a' } }",
        ])
        let said = project.generate().summary(in: project)
        #expect(!said.isEmpty && !said.contains { $0.contains("invalid-configuration") })
    }

    @Test(arguments: ["$..*", "$.openapi"])
    func anOverlayCannotTakeAwayWhatADescriptionIs(_ target: String) throws {
        let project = try Project([
            "in/a.yaml": "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\n",
            "in/o.yaml": "overlay: 1.0.0\nactions: [{ target: '\(target)', remove: true }]\n",
            "in/scaffold.yaml": "documents: { a.yaml: { overlays: [o.yaml] } }",
        ])
        #expect(
            project.generate().summary(in: project) == [
                "in/o.yaml:2:21: invalid-overlay: this action removes `openapi`, which says what the description is",
                "  name a part of it, such as `$.servers`",
            ])
    }

    @Test func documentsThatAreNotThereAreAMistake() throws {
        let project = try Project([
            "in/a.yaml": model("A"), "in/scaffold.yaml": "documents: { a.yml: { namespace: A } }",
        ])
        #expect(
            project.generate().summary(in: project) == [
                "in/scaffold.yaml:1:14: invalid-configuration: there is no document `a.yml` among the inputs",
                "  did you mean `a.yaml`?",
            ])
    }
}
