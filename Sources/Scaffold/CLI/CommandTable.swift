import ScaffoldPipeline

extension Option {
    static let output = Option("output", short: "o", value: .folder("DIR"), help: "The folder of the generated code")
    static let configuration = Option(
        "config", value: .file("FILE"), help: "The configuration; otherwise scaffold.yaml beside the inputs")
    static let templates = Option(
        "templates", value: .folder("DIR"), help: "A folder of templates that replace built-in ones")
    static let shards = Option(
        "shards", value: .number("N", Request.shardCounts),
        help: "Write N files, Shard0.swift and so on, whatever the schemas hold")
    static let force = Option("force", help: "Overwrite files that people edited, and code of other inputs")
    static let dryRun = Option("dry-run", help: "Print what would be written, and write nothing")
    static let timings = Option("timings", help: "Say how long each stage took")
    static let skipUnknown = Option("skip-unknown", help: "Leave out named files that are no protocol descriptions")
    static let strict = Option("strict", help: "Let warnings refuse like errors")
    static let quiet = Option("quiet", short: "q", help: "Print errors only")
    static let diagnostics = Option(
        "diagnostics", value: .oneOf(DiagnosticForm.allCases.map(\.rawValue)), help: "The form of diagnostics")
    static let color = Option(
        "color", value: .oneOf(ColorChoice.allCases.map(\.rawValue)), help: "Whether to use colour")
}

extension Command {
    private static let inputs = Operand(placeholder: "INPUT", isRepeated: true)
    private static let reading: [Option] = [.configuration, .skipUnknown, .strict, .quiet, .diagnostics, .color]

    static let generate = Command(
        name: "generate", summary: "Write Swift for schemas",
        discussion: """
            Inputs are schemas, and folders of them. Only files that changed are written; files whose schema is gone are
            removed if they still are as they were written. When anything is wrong, nothing is written.
            """,
        operands: [inputs], required: [.output], optional: [.force, .dryRun, .templates, .shards, .timings] + reading)

    static let check = Command(
        name: "check", summary: "Tell whether generated code is up to date",
        discussion: "Prints what differs from the schemas as a unified diff, and exits with 1 if there is anything.",
        operands: [inputs], required: [.output], optional: [.templates, .shards] + reading)

    static let lint = Command(
        name: "lint", summary: "Say what is wrong with schemas",
        discussion: "", operands: [inputs], optional: reading)

    static let inspect = Command(
        name: "inspect", summary: "Print what a stage of the generator makes of schemas",
        discussion: """
            nodes: the documents as they were read, with places.
            model: the protocol, whatever language it was written in.
            names: every Swift name, with the place that overrides know it by.
            """,
        operands: [Operand(placeholder: "STAGE", choices: Inspection.allCases.map(\.rawValue)), inputs],
        optional: reading)

    static let initialize = Command(
        name: "init", summary: "Write a schema and a configuration to start from",
        discussion: "They go into DIR, or into `schemas`; nothing is overwritten.",
        operands: [Operand(placeholder: "DIR", isRequired: false)], optional: [.diagnostics, .color])

    static let completions = Command(
        name: "completions", summary: "Print completions for a shell",
        discussion: "The first lines of what it prints say where it goes.",
        operands: [Operand(placeholder: "SHELL", choices: Completions.allCases.map(\.rawValue))], optional: [])

    static let help = Command(
        name: "help", summary: "Show the help of a command",
        discussion: "", operands: [Operand(placeholder: "COMMAND", isRequired: false)], optional: [])
}

extension ArgumentParser {
    static let scaffold = ArgumentParser(
        tool: "scaffold",
        commands: [.generate, .check, .lint, .inspect, .initialize, .completions, .help], common: [.help, .version])
}
