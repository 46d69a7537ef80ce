import Foundation
import TestSupport
import Testing

/// The built tool from outside: what it prints where, and how it exits.
@Suite struct ToolTests {
    private let folder: TemporaryFolder
    private static let schema = """
        bee: 2
        model:
          Shot: { id: int64, title: string }
        controller:
          GET /shots:
            $name: ListShots
            response: list<Shot>

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.schema, to: "schemas/shots.yaml")
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool.Result {
        try Tool.run(arguments, in: folder.url, environment: environment)
    }

    @Test func resultsAndDiagnosticsGoDifferentWays() throws {
        let version = try run("--version")
        #expect(version.output.hasPrefix("scaffold "))
        #expect(version.errors.isEmpty)
        #expect(version.status == 0)

        let help = try run("help", "lint")
        #expect(help.output == (try run("lint", "--help")).output)
        #expect(help.errors.isEmpty)

        let mistake = try run("lnt")
        #expect(mistake.output.isEmpty)
        #expect(
            mistake.errors
                == "scaffold: error: unknown command `lnt`; did you mean `lint`?\nhelp: see `scaffold --help`\n")
        #expect(mistake.status == 2)
        #expect(try run().status == 2)
        #expect(try run("help", "lnt").status == 2)
    }

    /// What nobody got was not done, whatever keeps a program's words from where they should go.
    @Test(arguments: [">/dev/full", ">&-"])
    func aResultThatCannotBeWrittenIsAFailure(_ output: String) throws {
        for command in [
            "--version", "help", "completions bash", "inspect nodes schemas", "generate schemas -o x --dry-run",
        ] {
            let result = try Tool.shell("\"$SCAFFOLD\" \(command) \(output)", in: folder.url)
            #expect(result.status == 3, "\(command)")
            #expect(result.errors.hasPrefix("scaffold: error: standard output cannot be written: "))
        }
        #expect(try Tool.shell("\"$SCAFFOLD\" lint nowhere 2>&-", in: folder.url).status == 1)
    }

    @Test func anArgumentThatIsNoTextIsRefused() throws {
        let result = try Tool.shell(#""$SCAFFOLD" generate schemas -o "$(printf '\377')""#, in: folder.url)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("scaffold: error: the argument `\u{FFFD}` is not UTF-8\n"))
    }

    @Test func generatesThenKeepsThenChecks() throws {
        let first = try run("generate", "schemas", "-o", "out")
        #expect(first.output.isEmpty)
        #expect(first.errors.contains(" files: ") && first.errors.hasSuffix(" written\n"))
        #expect(first.status == 0)
        let files = try folder.files(in: "out")
        let again = try run("generate", "schemas", "-o", "out")
        #expect(again.errors.hasSuffix(" unchanged\n"))
        #expect(try folder.files(in: "out") == files)
        let check = try run("check", "schemas", "-o", "out")
        #expect(check.status == 0 && check.output.isEmpty)
    }

    @Test func checkShowsADiffThatApplies() throws {
        #expect(try run("generate", "schemas", "-o", "out", "-q").errors.isEmpty)
        let files = try folder.files(in: "out")
        try folder.write(Self.schema.replacing("title: string", with: "name: string"), to: "schemas/shots.yaml")
        let check = try run("check", "schemas", "-o", "out")
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("--- a/out/"))
        #expect(check.errors.contains("differ"))
        #expect(try folder.files(in: "out") == files, "check writes nothing")

        try folder.write(check.output, to: "changes.diff")
        let patch = Process()
        patch.executableURL = URL(filePath: "/usr/bin/env")
        patch.arguments = ["git", "apply", "changes.diff"]
        patch.currentDirectoryURL = folder.url
        try patch.run()
        patch.waitUntilExit()
        #expect(patch.terminationStatus == 0)
        #expect(try run("check", "schemas", "-o", "out").status == 0, "the diff is the difference")
    }

    @Test func timingsNameEveryStage() throws {
        let result = try run("generate", "schemas", "-o", "out", "--timings")
        let stages = result.errors.split(separator: "\n").compactMap { $0.wholeMatch(of: #/([a-z]+) [0-9.]+ ms/#)?.1 }
        #expect(stages == ["read", "model", "names", "render", "write"])
        #expect(try run("generate", "schemas", "-o", "out", "--quiet").errors.isEmpty)
    }

    @Test func aDryRunListsAndWritesNothing() throws {
        let dry = try run("generate", "schemas", "-o", "out", "--dry-run")
        #expect(dry.status == 0)
        #expect(dry.output.contains("create out/"))
        #expect(try folder.files(in: "out").isEmpty)
    }

    @Test func aMistakeRefusesEverything() throws {
        try folder.write("bee: 2\nmodel:\n  A: { b: strin }\n", to: "schemas/a.yaml")
        let result = try run("generate", "schemas", "-o", "out")
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("schemas/a.yaml:3:"))
        #expect(try folder.files(in: "out").isEmpty)
        #expect(try run("lint", "schemas").status == 1)
        #expect(try run("lint", "schemas/shots.yaml").status == 0)
    }

    @Test func warningsRefuseWhenStrict() throws {
        try folder.write("{\"name\": \"a package\"}", to: "schemas/package.json")
        let result = try run("generate", "schemas", "-o", "out", "--strict")
        #expect(result.status == 1)
        #expect(try folder.files(in: "out").isEmpty)
        let lenient = try run("generate", "schemas", "-o", "out", "--quiet")
        #expect(lenient.status == 0)
        #expect(lenient.errors.isEmpty, "a warning is no error")
    }

    @Test func editsAreRefusedUnlessForced() throws {
        _ = try run("generate", "schemas", "-o", "out")
        let path = try #require(try folder.files(in: "out").keys.first { $0.hasSuffix("Shot.swift") })
        try folder.write("// mine\n" + (try folder.read("out/\(path)")), to: "out/\(path)")
        let refused = try run("generate", "schemas", "-o", "out")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("edited"))
        #expect(try run("check", "schemas", "-o", "out").status == 1)
        #expect(try run("generate", "schemas", "-o", "out", "--force").status == 0)
        #expect(try run("check", "schemas", "-o", "out").status == 0)
    }

    @Test func anEditedFileThatIsLeftOverIsNotAsItShouldBe() throws {
        let other = "bee: 2\nmodel:\n  Other: { id: int }\n"
        try folder.write(Self.schema + "\n", to: "schemas/shots.yaml")
        try folder.write(other, to: "schemas/other.yaml")
        _ = try run("generate", "schemas", "-o", "out")
        try folder.write("// mine\n" + (try folder.read("out/Models/Other.swift")), to: "out/Models/Other.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "schemas/other.yaml"))
        let generate = try run("generate", "schemas", "-o", "out")
        #expect(generate.status == 0 && generate.errors.contains("but was edited, so it stays"))
        let check = try run("check", "schemas", "-o", "out")
        #expect(check.status == 1)
        #expect(check.errors.contains("1 file differs: 1 orphaned and edited") && !check.errors.contains("should be"))
        #expect(try run("generate", "schemas", "-o", "out", "--force").status == 0)
        #expect(try run("check", "schemas", "-o", "out").status == 0)
    }

    /// `check` names `generate` as the next step only where it goes that way.
    @Test func checkSaysWhatGenerateWouldRefuse() throws {
        _ = try run("generate", "schemas", "-o", "out")
        try folder.write("", to: "out/.scaffold")
        let check = try run("check", "schemas", "-o", "out")
        #expect(check.status == 1 && check.output.isEmpty)
        #expect(check.errors == (try run("generate", "schemas", "-o", "out").errors))
        try folder.write(Self.schema, to: "elsewhere/b.yaml")
        #expect(try run("generate", "schemas", "-o", "out", "--force").status == 0)
        let other = try run("check", "elsewhere", "-o", "out")
        #expect(other.status == 1 && other.output.isEmpty)
        #expect(other.errors == (try run("generate", "elsewhere", "-o", "out").errors))
    }

    @Test func quietlyOneErrorIsOneLineAndItsHelp() throws {
        let check = try run("check", "schemas", "-o", "out", "-q")
        #expect(check.status == 1)
        #expect(check.errors.split(separator: "\n").count == 2 && !check.errors.contains("note:"))
    }

    @Test func theSystemsRefusalsAreTold() throws {
        try folder.write("a file", to: "file")
        let file = try run("generate", "schemas", "-o", "file")
        #expect(file.status == 3)
        #expect(file.errors.contains("the output folder is a file"))
        let deeper = try run("generate", "schemas", "-o", "file/deeper")
        #expect(deeper.status == 3)
        #expect(deeper.errors.contains("Not a directory"))
    }

    @Test func twoConfigurationsAreAMistakeOfTheCommandLine() throws {
        for name in ["a", "b"] {
            try folder.write(Self.schema, to: "\(name)/\(name).yaml")
            try folder.write("access: internal\n", to: "\(name)/scaffold.yaml")
        }
        let result = try run("lint", "a", "b")
        #expect(result.status == 2)
        #expect(result.errors.contains("`a/scaffold.yaml` and `b/scaffold.yaml`"))
        #expect(try run("lint", "a", "a/a.yaml").status == 0)
    }

    @Test func diagnosticsCanBeJSON() throws {
        try folder.write("bee: 2\nmodel:\n  A: { b: strin }\n", to: "schemas/a.yaml")
        let result = try run("lint", "schemas", "--diagnostics", "json")
        let lines = result.errors.split(separator: "\n")
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        let first = try #require(lines.first)
        #expect(first.hasPrefix(#"{"severity": "error", "code": "unknown-type", "message": "#))
    }

    @Test func coloursOnlyWhenAsked() throws {
        try folder.write("bee: 2\nmodel:\n  A: { b: strin }\n", to: "schemas/a.yaml")
        #expect(try !run("lint", "schemas").errors.contains("\u{1B}["))
        #expect(try run("lint", "schemas", "--color", "always").errors.contains("\u{1B}["))
    }

    @Test func whatInitWritesGenerates() throws {
        let start = try run("init", "fresh/schemas")
        #expect(start.status == 0)
        #expect(start.output.hasSuffix("next: scaffold generate fresh/schemas -o Sources/API\n"))
        let lint = try run("lint", "fresh/schemas", "--strict")
        #expect(lint.status == 0)
        #expect(lint.errors == "2 files: nothing to say\n")
        #expect(try run("generate", "fresh/schemas", "-o", "fresh/out").status == 0)
        let again = try run("init", "fresh/schemas")
        #expect(again.status == 1)
        #expect(again.errors.contains("fresh/schemas/api.yaml"))
    }

    @Test func stagesCanBeInspected() throws {
        let nodes = try run("inspect", "nodes", "schemas")
        #expect(nodes.output.hasPrefix("schemas/shots.yaml\n  1:1 mapping of 3\n    1:6 \"bee\": integer 2\n"))
        let model = try run("inspect", "model", "schemas")
        #expect(model.output.hasPrefix("document \"shots.yaml\"\n"))
        let names = try run("inspect", "names", "schemas")
        #expect(names.output.contains("  type Shot #/model/Shot\n    field id #/model/Shot/id\n"))
        #expect(names.output.contains("  message ListShots "))
    }

    @Test func completionsGoToStandardOutput() throws {
        #expect(try run("completions", "fish").output.hasPrefix("# Completions of scaffold for fish"))
    }
}
