extension Validator {
    /// What a schema demands beyond a type: see ``ValueCheck``. A value is checked as the JSON that it is written as.
    public mutating func check(_ value: some JSONType, at key: StaticString? = nil, _ check: ValueCheck) {
        guard enter(key) else { return }
        // What has no form in JSON is reported when it is written.
        if let json = try? value as? JSONValue ?? JSONValue(encoding: value) {
            var run = CheckRun(check.table, validator: self)
            run.passes(check.index, json)
            self = run.validator
        }
        leave(key)
    }
}
