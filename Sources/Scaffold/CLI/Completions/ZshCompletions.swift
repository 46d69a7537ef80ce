/// A script for zsh's completion system.
struct ZshCompletions {
    let parser: ArgumentParser

    var script: String {
        let names = parser.commands.map { "        \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n")
        let cases = parser.commands.map(arguments).joined(separator: "\n")
        let options = parser.common.map { "        " + argument($0) }.joined(separator: " \\\n")
        return """
            #compdef \(parser.tool)
            # Completions of \(parser.tool) for zsh: write this to a file named _\(parser.tool) in a folder of $fpath.
            _\(parser.tool)() {
                local context state state_descr line
                typeset -A opt_args
                local -a commands=(
            \(names)
                )
                _arguments -C \\
            \(options) \\
                    '1:command:->command' '*::argument:->argument'
                case $state in
                command) _describe command commands ;;
                argument)
                    case $words[1] in
            \(cases)
                    esac ;;
                esac
            }
            _\(parser.tool) "$@"

            """
    }

    private func arguments(_ command: Command) -> String {
        let options = parser.options(of: command)
        var arguments = options.map(argument)
        for operand in command.operands {
            let values = operand.choices.isEmpty ? "_files" : "(\(operand.choices.joined(separator: " ")))"
            arguments.append(quoted("\(operand.isRepeated ? "*" : ""):\(operand.placeholder):\(values)"))
        }
        return "        \(command.name)) _arguments \\\n            "
            + arguments.joined(separator: " \\\n            ") + " ;;"
    }

    private func argument(_ option: Option) -> String {
        let help = "[\(option.help.replacing("[", with: "\\[").replacing("]", with: "\\]"))]"
        let value =
            switch option.value {
            case nil: ""
            case .file(let name): ":\(name):_files"
            case .folder(let name): ":\(name):_files -/"
            case .number(let name, _): ":\(name):"
            case .oneOf(let choices): ":value:(\(choices.joined(separator: " ")))"
            }
        guard let short = option.short else { return quoted("--\(option.name)\(help)\(value)") }
        return "'(-\(short) --\(option.name))'{-\(short),--\(option.name)}\(quoted(help + value))"
    }

    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
