/// A command of the tool, as help, completions and the parser see it.
struct Command: Sendable {
    /// An argument without a name.
    struct Operand: Sendable {
        let placeholder: String
        /// What it may be; empty where it is a path.
        var choices: [String] = []
        var isRequired = true
        var isRepeated = false

        var synopsis: String {
            let name = choices.isEmpty ? placeholder : choices.joined(separator: "|")
            let repeated = isRepeated ? name + "..." : name
            return isRequired ? repeated : "[\(repeated)]"
        }
    }

    let name: String
    /// One line, without a full stop.
    let summary: String
    /// What else there is to know; shown by the help of the command.
    let discussion: String
    let operands: [Operand]
    /// Those that have to be given.
    var required: [Option] = []
    /// The others.
    let optional: [Option]

    var options: [Option] { required + optional }
}
