import ScaffoldDiagnostics

extension ModelChecks {
    /// A default must be a value of its type that keeps the constraints.
    mutating func checkDefaults() {
        let before = model
        var checked = model
        checked.updateDefaults(since: mark) { checkDefault(of: &$0, in: before) }
        model = checked
    }

    private func checkDefault(of field: inout Field, in model: ProtocolModel) {
        guard let value = field.defaultValue else { return }
        let span = field.defaultSpan ?? field.span
        var checker = ValueChecker(model)
        if let problem = checker.problem(with: value, as: field.type) {
            report(
                .invalidDefault, "the default of `\(field.key)` is no value of its type: \(problem)", at: span,
                help: "write a default that fits, or none")
            if policy == .degrade { field.defaultValue = nil }
        } else if checker.isUndecided {
            sink.warning(
                .invalidDefault, "whether the default of `\(field.key)` matches the pattern was not found out",
                at: span,
                help: "write a pattern without references to groups and large counts, or a shorter default")
        }
    }
}
