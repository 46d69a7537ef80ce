import Testing

@testable import ScaffoldCLI

@Suite struct ArgumentParserTests {
    private let parser = ArgumentParser.scaffold

    private func arguments(_ text: [String]) throws -> ParsedArguments {
        guard case .command(_, let parsed) = try parser.parse(text) else { throw UsageError("no command") }
        return parsed
    }

    private func message(_ text: [String]) -> String? {
        do throws(UsageError) {
            _ = try parser.parse(text)
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: [["-o", "out"], ["-oout"], ["-o=out"], ["--output", "out"], ["--output=out"], ["-qo", "out"]])
    func everySpellingOfAnOption(_ spelling: [String]) throws {
        let parsed = try arguments(["generate", "a.yaml"] + spelling + ["b.yaml"])
        #expect(parsed[.output] == "out")
        #expect(parsed.operands == ["a.yaml", "b.yaml"])
    }

    @Test func nothingIsAnOptionAfterTwoDashes() throws {
        let parsed = try arguments(["lint", "--strict", "--", "--strict", "-o"])
        #expect(parsed.has(.strict))
        #expect(parsed.operands == ["--strict", "-o"])
    }

    @Test func aLoneDashIsAnOperand() throws {
        #expect(try arguments(["lint", "-"]).operands == ["-"])
    }

    @Test func helpNeedsNothingElse() throws {
        for arguments in [["generate", "--help"], ["inspect", "-h"], ["completions", "tcsh", "--help"]] {
            #expect(try self.arguments(arguments).has(.help))
        }
    }

    @Test(arguments: [
        ([], "no command"),
        (["genrate"], "unknown command `genrate`; did you mean `generate`?"),
        (["frobnicate"], "unknown command `frobnicate`"),
        (["lint", "a", "--strikt"], "unknown option `--strikt`; did you mean `--strict`?"),
        (["lint", "a", "--force"], "unknown option `--force`"),
        (["lint", "a", "-x"], "unknown option `-x`"),
        (["lint", "a", "--strict=yes"], "`--strict` takes no value"),
        (["lint", "a", "--config"], "`--config` needs a value: FILE"),
        (["lint", "a", "--config="], "`--config` needs a value: FILE"),
        (["lint"], "missing INPUT..."),
        (["inspect"], "missing nodes|model|names"),
        (["inspect", "model"], "missing INPUT..."),
        (
            ["inspect", "nods", "a"],
            "STAGE must be one of `nodes`, `model`, `names`, not `nods`; did you mean `nodes`?"
        ),
        (["lint", "a", "--color", "red"], "`--color` must be one of `auto`, `always`, `never`, not `red`"),
        (["generate", "a", "-o", "b", "--output=c"], "`--output` is given twice"),
        (["lint", "a", "--version"], "unknown option `--version`"),
        (["generate", "", "-o", "b"], "an argument is empty"),
        (["init", ""], "an argument is empty"),
        (["generate", "a"], "missing `--output DIR`"),
        (["generate", "a", "-o", "b", "--shards", "0"], "`--shards` must be a number from 1 to 1000, not `0`"),
        (["generate", "a", "-o", "b", "--shards", "x"], "`--shards` must be a number from 1 to 1000, not `x`"),
        (["completions", "bash", "zsh"], "unexpected argument `zsh`"),
    ])
    func mistakes(_ arguments: [String], _ expected: String) {
        #expect(message(arguments) == expected)
    }
}
