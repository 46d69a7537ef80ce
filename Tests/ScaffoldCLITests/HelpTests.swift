import Testing

@testable import ScaffoldCLI

@Suite struct HelpTests {
    private let parser = ArgumentParser.scaffold

    @Test func theToolListsItsCommands() {
        #expect(
            HelpText(parser: parser).tool("A tool.") == """
                A tool.

                usage: scaffold COMMAND [OPTIONS]

                commands:
                  generate     Write Swift for schemas
                  check        Tell whether generated code is up to date
                  lint         Say what is wrong with schemas
                  inspect      Print what a stage of the generator makes of schemas
                  init         Write a schema and a configuration to start from
                  completions  Print completions for a shell
                  help         Show the help of a command

                options:
                  -h, --help     Show this help
                      --version  Show the version

                `scaffold COMMAND --help` shows the options of a command.

                """)
    }

    @Test func aCommandShowsItsUse() {
        #expect(
            HelpText(parser: parser).command(.check) == """
                Tell whether generated code is up to date.

                usage: scaffold check INPUT... --output DIR [OPTIONS]

                Prints what differs from the schemas as a unified diff, and exits with 1 if there is anything.

                options:
                  -o, --output DIR             The folder of the generated code
                      --templates DIR          A folder of templates that replace built-in ones
                      --shards N               Write N files, Shard0.swift and so on, whatever the schemas hold
                      --config FILE            The configuration; otherwise scaffold.yaml beside the inputs
                      --skip-unknown           Leave out named files that are no protocol descriptions
                      --strict                 Let warnings refuse like errors
                  -q, --quiet                  Print errors only
                      --diagnostics text|json  The form of diagnostics
                      --color auto|always|never
                                               Whether to use colour
                  -h, --help                   Show this help

                """)
    }

    @Test func noLineIsTooLongForATerminal() {
        for command in parser.commands {
            for line in HelpText(parser: parser).command(command).split(separator: "\n") {
                #expect(line.count <= 118, "\(line)")
            }
        }
    }
}
