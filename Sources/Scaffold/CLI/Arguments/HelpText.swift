/// What `--help` prints, made from the same table that arguments are read by.
struct HelpText {
    let parser: ArgumentParser

    /// The tool and its commands.
    func tool(_ summary: String) -> String {
        let commands = columns(parser.commands.map { ($0.name, $0.summary) })
        return """
            \(summary)

            usage: \(parser.tool) COMMAND [OPTIONS]

            commands:
            \(commands)

            options:
            \(options(parser.common))

            `\(parser.tool) COMMAND --help` shows the options of a command.

            """
    }

    func command(_ command: Command) -> String {
        let needed = command.operands.map(\.synopsis) + command.required.map(\.usage)
        let rest = command.optional.isEmpty ? "" : " [OPTIONS]"
        let discussion = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
        return """
            \(command.summary).

            usage: \(parser.tool) \(command.name)\(needed.map { " " + $0 }.joined())\(rest)
            \(discussion)
            options:
            \(options(parser.options(of: command)))

            """
    }

    private func options(_ options: [Option]) -> String {
        columns(options.map { ($0.synopsis, $0.help) })
    }

    /// Two columns; a wide entry on the left puts its text on the next line.
    private func columns(_ rows: [(left: String, right: String)]) -> String {
        let limit = 28
        let widths = rows.map(\.left.count).filter { $0 <= limit }
        let width = widths.max() ?? 0
        return rows.map { row in
            let indent = String(repeating: " ", count: width + 4)
            let gap = String(indent.dropFirst(row.left.count + 2))
            return row.left.count > limit ? "  \(row.left)\n\(indent)\(row.right)" : "  \(row.left)\(gap)\(row.right)"
        }.joined(separator: "\n")
    }
}
