/// What a person typed after the name of a command. Every value has the form that its option asks for.
struct ParsedArguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private var switches: Set<String> = []

    /// The value of an option.
    subscript(option: Option) -> String? { values[option.name] }

    func has(_ option: Option) -> Bool { switches.contains(option.name) }

    mutating func add(operand: String) { operands.append(operand) }
    mutating func set(_ option: Option) { switches.insert(option.name) }
    mutating func set(_ option: Option, to value: String) { values[option.name] = value }
}
