import Foundation
import ScaffoldPipeline
import TestSupport
import Testing

@Suite struct InputDiscoveryTests {
    @Test func foldersAreSearchedForSchemas() throws {
        let project = try Project([
            "in/b.yaml": model("B"), "in/deep/er/a.yml": model("A"),
            "in/c.json": #"{"bee": 2, "model": {"C": {"id": "int"}}}"#,
            "in/UPPER.YAML": model("U"), "in/.hidden.yaml": "[", "in/.git/x.yaml": "[", "in/readme.md": "[",
            "in/scaffold.yaml": "access: internal",
        ])
        let outcome = project.inspect(.model)
        #expect(outcome.summary(in: project).isEmpty)
        let documents = outcome.text.split(separator: "\n").filter { $0.hasPrefix("document") }
        #expect(documents == ["UPPER.YAML", "b.yaml", "c.json", "deep/er/a.yml"].map { "document \"\($0)\"" })
    }

    @Test func theOrderOfTheCommandLineDoesNotMatter() throws {
        let project = try Project(["a/x.yaml": model("A"), "b/y.yaml": model("B")])
        let one = project.inspect(.model, ["a", "b/y.yaml"])
        let other = project.inspect(.model, ["b/y.yaml", "a", "a/x.yaml", "b/../b/y.yaml"])
        #expect(one.isFine && !one.text.isEmpty)
        #expect(one.text == other.text)
    }

    /// A file is read once, whatever it is called.
    @Test func theSpellingOfAPathDoesNotMatter() throws {
        let project = try Project(["a/x.yaml": model("A")])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: project.path("link"), withDestinationPath: "a")
        try files.createSymbolicLink(atPath: project.path("a/y.yaml"), withDestinationPath: "x.yaml")
        let spellings = ["a/x.yaml", "./a/x.yaml", "a/../a//x.yaml", "link/x.yaml", "a", "link"]
        let one = project.inspect(.model, ["a/x.yaml"])
        for other in [spellings, spellings.reversed()].map({ project.inspect(.model, $0) }) {
            #expect(other.summary(in: project) == [])
            #expect(other.text == one.text && !one.text.isEmpty)
        }
    }

    @Test func linksAreReadButNotFollowedInCircles() throws {
        let project = try Project(["in/a.yaml": model("A"), "elsewhere/b.yaml": model("B")])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: project.path("in/b.yaml"), withDestinationPath: "../elsewhere/b.yaml")
        try files.createSymbolicLink(atPath: project.path("in/loop"), withDestinationPath: ".")
        let outcome = project.inspect(.model)
        #expect(outcome.summary(in: project).isEmpty)
        #expect(outcome.text.contains("document \"a.yaml\"") && outcome.text.contains("document \"b.yaml\""))
    }

    /// Code without the half of its schemas would be worse than a word.
    @Test func whatIsNamedLikeASchemaAndLeftOutIsTold() throws {
        let project = try Project(["in/a.yaml": model("A"), "deep/b.yaml": model("B")])
        let files = FileManager.default
        try files.createSymbolicLink(atPath: project.path("in/gone.yaml"), withDestinationPath: "nowhere")
        try files.createSymbolicLink(atPath: project.path("in/link.yaml"), withDestinationPath: "../deep")
        #expect(mkfifo(project.path("in/pipe.yaml"), 0o600) == 0)
        let outcome = project.inspect(.model)
        #expect(outcome.isFine && outcome.text.contains("document \"a.yaml\""))
        #expect(
            outcome.summary(in: project) == [
                "in/gone.yaml: unreadable-file: is left out: the symbolic link leads nowhere",
                "  mend it, or remove it",
                "in/link.yaml: unreadable-file: is left out: links to folders are not followed",
                "  name the folder as an input of its own",
                "in/pipe.yaml: unreadable-file: is left out: it is not a plain file",
                "  write it into a file",
            ])
    }

    @Test func aNameThatIsNoTextIsTold() throws {
        let project = try Project(["in/a.yaml": model("A")])
        let name = (project.path("in") + "/").utf8CString.dropLast() + [-1] + "b.yaml".utf8CString
        let file = name.withUnsafeBufferPointer { $0.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1 }
        // Some systems take no such name.
        guard file >= 0 else { return }
        close(file)
        defer { name.withUnsafeBufferPointer { _ = $0.baseAddress.map(unlink) } }
        #expect(
            project.inspect(.model).summary(in: project) == [
                "in/\u{FFFD}b.yaml: unreadable-file: is left out: its name is not UTF-8", "  rename it",
            ])
    }

    @Test func whatIsNotThereIsTold() throws {
        let project = try Project(["in/shots.yaml": model("A"), "empty/readme.md": ""])
        let outcome = project.generate(["in/shot.yaml", "nowhere", "empty"])
        #expect(
            outcome.summary(in: project) == [
                "empty: no-schemas: the folder has no `.yaml`, `.yml` or `.json` file",
                "  put a schema there; `scaffold init \(project.path("empty"))` writes one to start from"
                    .replacing(project.folder.url.path + "/", with: ""),
                "in/shot.yaml: no-such-file: there is no such file or folder",
                "  did you mean `in/shots.yaml`?",
                "nowhere: no-such-file: there is no such file or folder",
                "  name a schema, or a folder of schemas",
            ])
    }
}
