import ScaffoldDiagnostics
import ScaffoldPipeline

/// The command line: arguments in; text, diagnostics and an exit status out.
package struct CommandLineTool {
    private let terminal = Terminal()
    private let parser = ArgumentParser.scaffold

    /// Runs the tool with the arguments of the process.
    package static func main() -> Never {
        let tool = CommandLineTool()
        end(tool.run().say(on: tool.terminal, as: tool.parser.tool))
    }

    private func run() -> Answer {
        do throws(UsageError) {
            switch try parser.parse(ProcessArguments.read()) {
            case .tool(let options): return try run(options)
            case .command(let command, let arguments): return try run(command, arguments)
            }
        } catch {
            return answer(error)
        }
    }

    private func run(_ options: ParsedArguments) throws(UsageError) -> Answer {
        if options.has(.version) { return Answer(output: "\(parser.tool) \(scaffoldVersion)\n") }
        guard options.has(.help) else { throw UsageError("no command") }
        return help
    }

    private func run(_ command: Command, _ arguments: ParsedArguments) throws(UsageError) -> Answer {
        if arguments.has(.help) { return help(of: command) }
        switch command.name {
        case Command.help.name: return try help(named: arguments.operands.first)
        case Command.completions.name:
            let completions = arguments.operands.first.flatMap(Completions.init)
            return Answer(output: completions?.script(parser) ?? "")
        case Command.initialize.name:
            let starter = Starter(folder: arguments.operands.first ?? "schemas")
            return answer(starter.write(command: parser.tool), arguments)
        default:
            let watch = Stopwatch()
            var answer = answer(try outcome(of: command, arguments, watch), arguments)
            if arguments.has(.timings) { answer.summary += watch.text }
            return answer
        }
    }

    private func outcome(of command: Command, _ arguments: ParsedArguments, _ watch: Stopwatch) throws(UsageError)
        -> Outcome
    {
        let request = Request(arguments, isInspecting: command.name == Command.inspect.name)
        let pipeline = Pipeline(request, ended: watch.end)
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

    // MARK: Help

    private var help: Answer {
        let summary = "scaffold writes Swift for protocols that are described in YAML or JSON."
        return Answer(output: HelpText(parser: parser).tool(summary))
    }

    private func help(of command: Command) -> Answer { Answer(output: HelpText(parser: parser).command(command)) }

    private func help(named name: String?) throws(UsageError) -> Answer {
        guard let name else { return help }
        return help(of: try parser.command(named: name))
    }

    // MARK: What a run came to

    private func answer(_ outcome: Outcome, _ arguments: ParsedArguments) -> Answer {
        if case .misused(let message) = outcome.ending { return answer(UsageError(message)) }
        let isQuiet = arguments.has(.quiet)
        let printer = DiagnosticPrinter(arguments, terminal)
        let refusing: Severity = arguments.has(.strict) ? .warning : .error
        let shown =
            isQuiet
            ? outcome.diagnostics.filter { $0.severity == .error || $0.severity == refusing }.map(\.withoutNotes)
            : outcome.diagnostics
        let summary = isQuiet || printer.form != .text ? nil : outcome.summary ?? strictness(outcome, arguments)
        return Answer(
            output: outcome.text, errors: printer.text(shown, outcome.sources),
            summary: summary.map { $0 + "\n" } ?? "", status: ExitStatus(outcome.ending))
    }

    /// Why a run without an error came to nothing.
    private func strictness(_ outcome: Outcome, _ arguments: ParsedArguments) -> String? {
        guard case .refused = outcome.ending, arguments.has(.strict),
            !outcome.diagnostics.contains(where: { $0.severity == .error })
        else { return nil }
        return "refused: with `--strict`, warnings count as errors"
    }

    private func answer(_ error: UsageError) -> Answer {
        Answer(errors: error.text(tool: parser.tool), status: .misused)
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
