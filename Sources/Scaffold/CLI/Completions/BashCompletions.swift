/// A script for bash 3.2 and later. Where it has nothing to offer, bash completes file names.
struct BashCompletions {
    let parser: ArgumentParser

    var script: String {
        let names = parser.commands.map(\.name) + parser.common.map { "--" + $0.name }
        return """
            # Completions of \(parser.tool) for bash: put this into ~/.bashrc
            #   source <(\(parser.tool) completions bash)
            _\(parser.tool)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=
                if [ "$COMP_CWORD" -eq 1 ]; then
                    words="\(names.joined(separator: " "))"
                else
                    case "${COMP_WORDS[1]}" in
            \(parser.commands.map(cases).joined(separator: "\n"))
                    esac
                fi
                COMPREPLY=($(compgen -W "$words" -- "$current"))
            }
            complete -o default -F _\(parser.tool) \(parser.tool)

            """
    }

    private func cases(_ command: Command) -> String {
        let options = parser.options(of: command)
        var lines = ["        \(command.name))", "            case \"$previous\" in"]
        for option in options {
            guard let value = option.value else { continue }
            let names = (option.short.map { ["-\($0)"] } ?? []) + ["--" + option.name]
            if case .oneOf(let choices) = value {
                lines.append(
                    "                \(names.joined(separator: "|"))) words=\"\(choices.joined(separator: " "))\" ;;")
            } else {
                lines.append("                \(names.joined(separator: "|"))) ;;")
            }
        }
        let choices = command.operands.first?.choices ?? []
        let names = options.map { "--" + $0.name }.joined(separator: " ")
        lines.append("                *) case \"$current\" in")
        lines.append("                    -*) words=\"\(names)\" ;;")
        if !choices.isEmpty {
            let words = choices.joined(separator: " ")
            lines.append("                    *) [ \"$COMP_CWORD\" -eq 2 ] && words=\"\(words)\" ;;")
        }
        lines += ["                esac ;;", "            esac ;;"]
        return lines.joined(separator: "\n")
    }
}
