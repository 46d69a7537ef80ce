import ScaffoldDiagnostics

extension ModelChecks {
    /// A default must be a value of its type that keeps the constraints.
    mutating func checkDefaults() {
        let before = model
        var checked = model
        checked.updateFields(since: mark) { checkDefault(of: &$0, in: before) }
        model = checked
    }

    private func checkDefault(of field: inout Field, in model: ProtocolModel) {
        guard let value = field.defaultValue, let problem = model.problem(with: value, as: field.type) else { return }
        report(
            .invalidDefault, "the default of `\(field.key)` is no value of its type: \(problem)",
            at: field.defaultSpan ?? field.span, help: "write a default that fits, or none")
        if policy == .degrade { field.defaultValue = nil }
    }
}
