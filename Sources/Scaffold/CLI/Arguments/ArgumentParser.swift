import ScaffoldDiagnostics

/// Reads arguments by a table of commands: `--name value`, `--name=value`, `-n value`, `-nvalue`, and `--`, after
/// which nothing is an option.
struct ArgumentParser {
    let tool: String
    let commands: [Command]
    /// Options that need no command; every command has the one for help.
    let common: [Option]

    enum Result {
        case command(Command, ParsedArguments)
        /// Options without a command.
        case tool(ParsedArguments)
    }

    func parse(_ arguments: [String]) throws(UsageError) -> Result {
        guard let first = arguments.first else { throw UsageError("no command") }
        if first.hasPrefix("-") { return .tool(try parse(arguments[...], of: nil)) }
        let command = try command(named: first)
        return .command(command, try parse(arguments.dropFirst(), of: command))
    }

    func command(named name: String) throws(UsageError) -> Command {
        if let command = commands.first(where: { $0.name == name }) { return command }
        throw UsageError("unknown command `\(name)`" + suggestion(for: name, in: commands.map(\.name)))
    }

    /// `; did you mean …?`, where something is near enough.
    func suggestion(for name: String, in candidates: [String], prefix: String = "") -> String {
        Spelling.nearest(to: name, in: candidates).map { "; did you mean `\(prefix)\($0)`?" } ?? ""
    }

    private func parse(_ arguments: ArraySlice<String>, of command: Command?) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" {
                for operand in rest { parsed.add(operand: operand) }
                break
            } else if argument.hasPrefix("--") {
                let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let option = try option(named: String(parts[0]), of: command)
                try read(option, parts.count > 1 ? String(parts[1]) : nil, &rest, into: &parsed, of: command)
            } else if argument.hasPrefix("-"), argument.count > 1 {
                try readShort(argument.dropFirst(), &rest, into: &parsed, of: command)
            } else {
                parsed.add(operand: argument)
            }
        }
        // Who asks for help gets it, whatever else is missing.
        if let command, !parsed.has(.help) {
            try check(parsed.operands, of: command)
            for option in command.required where parsed[option] == nil {
                throw UsageError("missing `\(option.usage)`", of: command.name)
            }
        }
        return parsed
    }

    // MARK: Options

    /// Those that can be given to a command, or to the tool itself.
    func options(of command: Command?) -> [Option] {
        command.map { $0.options + common.filter { $0.name == Option.help.name } } ?? common
    }

    private func option(named name: String, of command: Command?) throws(UsageError) -> Option {
        let options = options(of: command)
        if let option = options.first(where: { $0.name == name }) { return option }
        let suggestion = suggestion(for: name, in: options.map(\.name), prefix: "--")
        throw UsageError("unknown option `--\(name)`" + suggestion, of: command?.name)
    }

    private func readShort(
        _ letters: Substring, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments, of command: Command?
    ) throws(UsageError) {
        var letters = letters
        while let letter = letters.popFirst() {
            guard let option = options(of: command).first(where: { $0.short == letter }) else {
                throw UsageError("unknown option `-\(letter)`", of: command?.name)
            }
            if option.value == nil {
                parsed.set(option)
            } else {
                let value = letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
                return try read(option, value, &rest, into: &parsed, of: command)
            }
        }
    }

    private func read(
        _ option: Option, _ attached: String?, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments,
        of command: Command?
    ) throws(UsageError) {
        guard let kind = option.value else {
            if attached != nil { throw UsageError("`--\(option.name)` takes no value", of: command?.name) }
            return parsed.set(option)
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError("`--\(option.name)` needs a value: \(kind.placeholder)", of: command?.name)
        }
        switch kind {
        case .file, .folder: break
        case .number(_, let range):
            guard let number = Int(value), range.contains(number) else {
                let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
                throw UsageError("`--\(option.name)` must be \(expected), not `\(value)`", of: command?.name)
            }
        case .oneOf(let choices):
            try check(value, isOneOf: choices, what: "`--\(option.name)`", of: command)
        }
        guard parsed[option] == nil else {
            throw UsageError("`--\(option.name)` is given twice", of: command?.name)
        }
        parsed.set(option, to: value)
    }

    // MARK: Operands

    private func check(_ operands: [String], of command: Command) throws(UsageError) {
        guard !operands.contains("") else { throw UsageError("an argument is empty", of: command.name) }
        for (index, operand) in command.operands.enumerated() {
            guard index < operands.count else {
                if operand.isRequired { throw UsageError("missing \(operand.synopsis)", of: command.name) }
                return
            }
            if !operand.choices.isEmpty {
                try check(operands[index], isOneOf: operand.choices, what: operand.placeholder, of: command)
            }
        }
        if operands.count > command.operands.count, command.operands.last?.isRepeated != true {
            throw UsageError("unexpected argument `\(operands[command.operands.count])`", of: command.name)
        }
    }

    private func check(
        _ value: String, isOneOf choices: [String], what: String, of command: Command?
    ) throws(UsageError) {
        guard !choices.contains(value) else { return }
        let list = choices.map { "`\($0)`" }.joined(separator: ", ")
        throw UsageError(
            "\(what) must be one of \(list), not `\(value)`" + suggestion(for: value, in: choices), of: command?.name)
    }
}

extension Option {
    static let help = Option("help", short: "h", help: "Show this help")
    static let version = Option("version", help: "Show the version")
}
