import ScaffoldDiagnostics
import ScaffoldPipeline

/// The command line: arguments in; text, diagnostics and an exit status out.
package struct CommandLineTool {
    private let terminal = Terminal()
    private let parser = ArgumentParser.scaffold

    /// Runs the tool with the arguments of the process.
    package static func main() -> Never {
        end(CommandLineTool().run(Array(CommandLine.arguments.dropFirst())))
    }

    func run(_ arguments: [String]) -> ExitStatus {
        do throws(UsageError) {
            switch try parser.parse(arguments) {
            case .tool(let options): return try run(options)
            case .command(let command, let arguments): return try run(command, arguments)
            }
        } catch {
            return report(error)
        }
    }

    private func run(_ options: ParsedArguments) throws(UsageError) -> ExitStatus {
        if options.has(.version) {
            terminal.write("\(parser.tool) \(scaffoldVersion)\n", to: .output)
        } else if options.has(.help) {
            terminal.write(help, to: .output)
        } else {
            throw UsageError("no command")
        }
        return .fine
    }

    private func run(_ command: Command, _ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        if arguments.has(.help) {
            terminal.write(HelpText(parser: parser).command(command), to: .output)
            return .fine
        }
        switch command.name {
        case Command.help.name: return try showHelp(arguments.operands.first)
        case Command.completions.name: return complete(arguments.operands.first)
        case Command.start.name:
            let starter = Starter(folder: arguments.operands.first ?? "schemas")
            return show(starter.write(command: parser.tool), arguments)
        default: return show(try outcome(of: command, arguments), arguments)
        }
    }

    private func outcome(of command: Command, _ arguments: ParsedArguments) throws(UsageError) -> Outcome {
        var pipeline = Pipeline(Request(arguments, isInspecting: command.name == Command.inspect.name))
        let output = arguments[.output] ?? ""
        switch command.name {
        case Command.generate.name:
            return pipeline.generate(
                into: output, isForced: arguments.has(.force), isDry: arguments.has(.dryRun))
        case Command.check.name: return pipeline.check(output)
        case Command.inspect.name:
            guard let stage = arguments.operands.first.flatMap(Inspection.init) else { throw UsageError("no stage") }
            return pipeline.inspect(stage)
        default: return pipeline.lint()
        }
    }

    // MARK: What needs no pipeline

    private var help: String {
        HelpText(parser: parser).tool("scaffold writes Swift for protocols that are described in YAML or JSON.")
    }

    private func showHelp(_ name: String?) throws(UsageError) -> ExitStatus {
        guard let name else {
            terminal.write(help, to: .output)
            return .fine
        }
        guard let command = parser.commands.first(where: { $0.name == name }) else {
            throw UsageError(
                "unknown command `\(name)`" + parser.suggestion(for: name, in: parser.commands.map(\.name)))
        }
        terminal.write(HelpText(parser: parser).command(command), to: .output)
        return .fine
    }

    private func complete(_ shell: String?) -> ExitStatus {
        if let completions = shell.flatMap(Completions.init) { terminal.write(completions.script(parser), to: .output) }
        return .fine
    }

    // MARK: Showing

    private func show(_ outcome: Outcome, _ arguments: ParsedArguments) -> ExitStatus {
        if case .misused(let message) = outcome.ending { return report(UsageError(message)) }
        let isQuiet = arguments.has(.quiet)
        let printer = DiagnosticPrinter(arguments, terminal)
        let shown = outcome.diagnostics.filter { !isQuiet || $0.severity == .error }
        terminal.write(printer.text(shown, outcome.sources), to: .error)
        terminal.write(outcome.text, to: .output)
        if !isQuiet, let summary = outcome.summary, printer.form == .text { terminal.write(summary + "\n", to: .error) }
        return ExitStatus(outcome.ending)
    }

    private func report(_ error: UsageError) -> ExitStatus {
        terminal.write(error.text(tool: parser.tool), to: .error)
        return .misused
    }
}

extension Request {
    /// Every value was checked when it was read.
    fileprivate init(_ arguments: ParsedArguments, isInspecting: Bool) {
        self.init(
            inputs: Array(arguments.operands.dropFirst(isInspecting ? 1 : 0)), configuration: arguments[.configuration],
            templates: arguments[.templates], shards: arguments[.shards].flatMap { Int($0) },
            isStrict: arguments.has(.strict), skipsUnknown: arguments.has(.skipUnknown))
    }
}
