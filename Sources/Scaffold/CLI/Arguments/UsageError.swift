/// The command line is wrong.
struct UsageError: Error, Equatable {
    let message: String
    /// The command whose help is the next thing to read; nil for the tool's own.
    let command: String?

    init(_ message: String, of command: String? = nil) {
        self.message = message
        self.command = command
    }

    func text(tool: String) -> String {
        let help = [tool, command, "--help"].compactMap { $0 }.joined(separator: " ")
        return "\(tool): error: \(message)\nhelp: see `\(help)`\n"
    }
}
