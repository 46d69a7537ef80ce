/// A script for fish.
struct FishCompletions {
    let parser: ArgumentParser

    var script: String {
        var lines = [
            "# Completions of \(parser.tool) for fish:",
            "#   \(parser.tool) completions fish > ~/.config/fish/completions/\(parser.tool).fish",
        ]
        for option in parser.common { lines.append(line(option, when: "__fish_use_subcommand")) }
        for command in parser.commands {
            let known = "-n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))"
            lines.append("complete -c \(parser.tool) " + known)
            let seen = "__fish_seen_subcommand_from \(command.name)"
            for option in command.options { lines.append(line(option, when: seen)) }
            if let choices = command.operands.first?.choices, !choices.isEmpty {
                let words = quoted(choices.joined(separator: " "))
                lines.append("complete -c \(parser.tool) -n \(quoted(seen)) -f -a \(words)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ option: Option, when condition: String) -> String {
        var parts = ["complete -c \(parser.tool) -n \(quoted(condition)) -l \(option.name)"]
        if let short = option.short { parts.append("-s \(short)") }
        switch option.value {
        case nil: break
        case .file: parts.append("-r -F")
        case .folder: parts.append("-x -a '(__fish_complete_directories)'")
        case .number: parts.append("-x")
        case .oneOf(let choices): parts.append("-x -a \(quoted(choices.joined(separator: " ")))")
        }
        parts.append("-d \(quoted(option.help))")
        return parts.joined(separator: " ")
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
