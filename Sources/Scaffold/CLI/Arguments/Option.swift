/// A named argument: a switch, or one that takes a value.
struct Option: Sendable {
    /// What the value may be; it is checked while arguments are read, and completed by shells.
    enum Value: Sendable {
        case file(String)
        case folder(String)
        case number(String, ClosedRange<Int>)
        case oneOf([String])

        /// How help shows it.
        var placeholder: String {
            switch self {
            case .file(let name), .folder(let name), .number(let name, _): name
            case .oneOf(let choices): choices.joined(separator: "|")
            }
        }
    }

    /// Without the dashes.
    let name: String
    let short: Character?
    /// Nil for a switch.
    let value: Value?
    let help: String

    init(_ name: String, short: Character? = nil, value: Value? = nil, help: String) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
    }

    /// As it is typed: `--output DIR`.
    var usage: String { "--" + name + (value.map { " " + $0.placeholder } ?? "") }

    /// As help lists it: `-o, --output DIR`.
    var synopsis: String { (short.map { "-\($0), " } ?? "    ") + usage }
}
