import ScaffoldPipeline
import Testing

@Suite struct ConfigurationTests {
    private func outcome(_ configuration: String) throws -> (Project, Outcome) {
        let project = try Project(["in/a.yaml": model("Shot", "avatar_url: url"), "in/scaffold.yaml": configuration])
        return (project, project.generate())
    }

    private func faults(_ configuration: String) throws -> [String] {
        let (project, outcome) = try outcome(configuration)
        #expect(try project.generated.isEmpty == !outcome.isFine)
        return outcome.summary(in: project).map { $0.replacing("in/scaffold.yaml:", with: "") }
    }

    @Test(arguments: ["", "# nothing but a comment\n", "{}", "access:\n  public", "documents:\nnames:\ntypes:\n"])
    func littleOrNothingIsFine(_ text: String) throws {
        #expect(try faults(text).isEmpty)
    }

    @Test func unknownKeysNameTheNearest() throws {
        #expect(
            try faults("acess: public\nfrobnicate: 1\n") == [
                "1:1: unknown-key: the configuration has no key `acess`", "  did you mean `access`?",
                "2:1: unknown-key: the configuration has no key `frobnicate`",
                "  it can have `access`, `naming`, `files`, `decoding`, `requests`, `enumerations`, `properties`, `hashable`, `codable`, `acceptNullable`, `formats`, `templates`, `documents`, `names`, `types`",
            ])
        #expect(
            try faults("documents: { a.yaml: { name_space: A, only: { path: [] } } }") == [
                "1:24: unknown-key: `a.yaml` has no key `name_space`", "  did you mean `namespace`?",
                "1:47: unknown-key: `only` has no key `path`", "  did you mean `paths`?",
            ])
    }

    @Test(arguments: [
        (
            "access: pubic", "1:9: invalid-configuration: `access` cannot be `pubic`",
            "`public` or `package` or `internal`"
        ),
        ("naming: [swift]", "1:9: invalid-configuration: `naming` cannot be a list", "`swift` or `bee`"),
        ("files: 3", "1:8: invalid-configuration: `files` cannot be `3`", "`perType` or `{ shards: 20 }`"),
        (
            "files: { shards: 0 }", "1:18: invalid-configuration: `shards` cannot be `0`",
            "a number from 1 to 1000"
        ),
        ("decoding: lax", "1:11: invalid-configuration: `decoding` cannot be `lax`", "`tolerant` or `strict` or `off`"),
        ("properties: none", "1:13: invalid-configuration: `properties` cannot be `none`", "`let` or `var`"),
        ("hashable: no", "1:11: invalid-configuration: `hashable` cannot be `no`", "`true` or `false`"),
        ("codable: yes", "1:10: invalid-configuration: `codable` cannot be `yes`", "`true` or `false`"),
        ("templates: {}", "1:12: invalid-configuration: `templates` cannot be a mapping", "the path of a folder"),
        ("documents: []", "1:12: invalid-configuration: `documents` cannot be a list", "a mapping of keys to values"),
        (
            "documents: { a.yaml: { only: { tags: shots } } }",
            "1:38: invalid-configuration: `tags` cannot be `shots`", "a list: `[shots]`"
        ),
        ("- a", "1:1: invalid-configuration: the configuration cannot be a list", "a mapping of keys to values"),
    ])
    func wrongValuesListTheRightOnes(_ text: String, _ message: String, _ help: String) throws {
        #expect(try faults(text) == [message, "  write \(help)"])
    }

    @Test func everyFaultIsTold() throws {
        #expect(try faults("access: a\naccess: b\nnaming: c\n").filter { !$0.hasPrefix("  ") }.count == 3)
    }

    @Test func itsSyntaxIsChecked() throws {
        #expect(try faults("access: [").first?.contains("yaml-syntax") == true)
    }

    @Test func theCommandLineCanNameAnother() throws {
        let project = try Project([
            "in/a.yaml": model("A"), "in/scaffold.yaml": "acess: x", "other.yaml": "access: internal",
        ])
        #expect(!project.generate().isFine)
        #expect((project.generate { $0.configuration = project.path("other.yaml") }).isFine)
        let missing = project.generate { $0.configuration = project.path("none.yaml") }
        #expect(missing.summary(in: project).first?.hasPrefix("none.yaml: no-such-file: ") == true)
    }

    @Test func twoConfigurationsNeedADecision() throws {
        let project = try Project([
            "a/a.yaml": model("A"), "a/scaffold.yaml": "", "b/b.yaml": model("B"), "b/scaffold.yaml": "",
        ])
        guard case .misused(let message) = project.generate(["a", "b/b.yaml"]).ending else {
            Issue.record("two configurations are ambiguous")
            return
        }
        #expect(message.hasSuffix("name one with `--config`"))
        #expect((project.generate(["a", "b"]) { $0.configuration = project.path("a/scaffold.yaml") }).isFine)
    }

    // MARK: What each option changes

    @Test(arguments: [
        ("access: package", "package struct Shot"), ("properties: var", "public var avatarURL"),
        ("hashable: true", "Swift.Hashable"), ("codable: true", "Codable"), ("naming: bee", "avatar_url: "),
        ("names: { '#/model/Shot/avatar_url': picture }", "public let picture"),
        ("types: { '#/model/Shot/avatar_url': URL }", "Foundation.URL"), ("types: { uri: URL }", "Foundation.URL"),
        ("documents: { a.yaml: { namespace: Dribbble } }", "extension Dribbble"),
    ])
    func anOptionChangesTheCode(_ text: String, _ expected: String) throws {
        let (plain, _) = try outcome("")
        #expect(try !plain.text("Models/Shot.swift").contains(expected))
        let (project, outcome) = try outcome(text)
        #expect(outcome.summary(in: project).isEmpty)
        let path = try #require(try project.generated.first { $0.contains("Shot") })
        #expect(try project.text(path).contains(expected))
    }

    @Test(arguments: ["strict", "off"])
    func decodingReachesTheMessages(_ mode: String) throws {
        let schema = "bee: 2\ncontroller:\n  GET /shots: { $name: ListShots, response: { n: int } }\n"
        let project = try Project(["in/a.yaml": schema, "in/scaffold.yaml": "decoding: \(mode)"])
        #expect(project.generate().isFine)
        #expect(try project.text("Messages/ListShots.swift").contains("decoding: .\(mode)"))
    }

    @Test func nullableCanBeTakenAsItIsMeant() throws {
        let description = """
            openapi: 3.1.0
            info: {title: Hooks, version: '1'}
            paths: {}
            components: {schemas: {Hook: {type: object, required: [url], properties: {url: {type: string, nullable: true}}}}}
            """
        let letter = try Project(["in/a.yaml": description])
        #expect(letter.generate().summary(in: letter).first?.contains("`nullable` means nothing") == true)
        #expect(try letter.text("Models/Hook.swift").contains("let url: Swift.String\n"))
        let meant = try Project(["in/a.yaml": description, "in/scaffold.yaml": "acceptNullable: true"])
        #expect(meant.generate().summary(in: meant) == [])
        #expect(try meant.text("Models/Hook.swift").contains("let url: Swift.String?\n"))
    }

    @Test func shardsChangeTheFiles() throws {
        let (project, _) = try outcome("files: { shards: 3 }")
        #expect(try project.generated == ["Shard0.swift", "Shard1.swift", "Shard2.swift"])
        project.generate { $0.shards = 2 }
        #expect(try project.generated == ["Shard0.swift", "Shard1.swift"])
    }
}
