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
