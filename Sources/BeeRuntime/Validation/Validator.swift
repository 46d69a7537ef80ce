/// Collects the constraints that a value breaks, by one call for each constraint, or for both limits of a measure.
///
/// `at:` is the key of the field; inside `each` it is left out, because the path stands at the element already. The rules
/// and their meaning are those of JSON Schema (draft 2020-12, validation).
public struct Validator {
    /// How strictly values are checked; nothing is with ``DecodingMode/off``.
    public let mode: DecodingMode

    /// The constraints that were broken, in the order of checking, each once: a check over the whole of a value sees again
    /// what its type has checked, and several parts of a schema may demand the same.
    public private(set) var violations: [Violation] = []

    private let maximumViolations: Int

    /// Whether what is checked now is shown to nobody.
    private var isSecret = false

    /// How deeply values may be nested; what is deeper is a violation, since checking goes as deep as the stack.
    private static let maximumDepth = 1000

    /// Where checking is. A step costs no text unless something is reported.
    private var path: [Step] = []

    /// The keys of the steps that have one.
    private var keys: [String] = []

    /// A step that needs no reference counting, since each element of an array is one.
    private enum Step {
        case field(StaticString)
        /// The place of the key in `keys`.
        case key(Int)
        case index(Int)
    }

    /// A validator that has checked nothing.
    ///
    /// - Parameters:
    ///   - mode: how strictly values are checked.
    ///   - maximumViolations: at how many violations checking stops; at least 1.
    public init(mode: DecodingMode = .tolerant, maximumViolations: Int = 100) {
        self.mode = mode
        self.maximumViolations = max(1, maximumViolations)
    }

    /// Checks a value as the whole (`$`).
    public mutating func check(_ value: some Validatable) {
        if mode != .off { value.validate(&self) }
    }

    /// Whether a value keeps all of its constraints; one of a type without constraints does.
    static func accepts(_ value: Any, mode: DecodingMode) -> Bool {
        guard let value = value as? any Validatable else { return true }
        var validator = Validator(mode: mode, maximumViolations: 1)
        validator.check(value)
        return validator.violations.isEmpty
    }

    /// Whether checking has stopped.
    var isFull: Bool { violations.count >= maximumViolations }
}

// MARK: Reporting

extension Validator {
    /// Reports a broken rule.
    ///
    /// - Parameters:
    ///   - rule: its name in JSON Schema.
    ///   - limit: what it demands.
    ///   - value: the value that breaks it.
    ///   - key: the field, where the path does not stand at it.
    mutating func report(
        _ rule: String, _ limit: some JSONType, _ value: some JSONType, at key: StaticString? = nil
    ) {
        report(rule, limit: JSONText.shortened(JSONText.of(limit)), value: JSONText.of(value), at: key)
    }

    /// Reports a broken rule whose limit or value is no JSON.
    mutating func report(
        _ rule: String, limit: String, value: String, at key: StaticString? = nil, isUndecided: Bool = false
    ) {
        guard !isFull, mode != .off else { return }
        let steps = (path + (key.map { [.field($0)] } ?? [])).map { step -> JSONPath.Step in
            switch step {
            case .field(let name): .key("\(name)")
            case .key(let place): .key(keys[place])
            case .index(let index): .index(index)
            }
        }
        let violation = Violation(
            path: JSONPath.text(steps), rule: rule, limit: limit,
            value: isSecret ? "a secret value" : JSONText.shortened(value), isUndecided: isUndecided)
        if !violations.contains(where: violation.isSameFailure) { violations.append(violation) }
    }

    /// Checks values that are secrets, or hold some: a violation says which constraint they break, and does not show them.
    public mutating func secret(_ check: (inout Validator) -> Void) {
        let wasSecret = isSecret
        isSecret = true
        check(&self)
        isSecret = wasSecret
    }

    /// Reports the value of a union that fits no member, when checking is strict.
    public mutating func unknownMember() {
        if mode == .strict { report("anyOf", limit: "", value: "a value that fits no member") }
    }
}

// MARK: Nesting

extension Validator {
    /// Checks a value that has constraints of its own.
    public mutating func model(_ value: some Validatable, at key: StaticString? = nil) {
        guard enter(key) else { return }
        value.validate(&self)
        leave(key)
    }

    /// Checks the elements of an array that have constraints of their own.
    public mutating func models(_ values: [some Validatable], at key: StaticString? = nil) {
        each(values, at: key) { $1.validate(&$0) }
    }

    /// Checks the values of a dictionary that have constraints of their own.
    public mutating func models(_ values: [String: some Validatable], at key: StaticString? = nil) {
        each(values, at: key) { $1.validate(&$0) }
    }

    // Specialised for what long arrays hold: otherwise each element costs a look at its metadata.
    /// Checks each element of an array.
    @_specialize(where Element == Int)
    @_specialize(where Element == Double)
    @_specialize(where Element == [Double])
    @_specialize(where Element == String)
    public mutating func each<Element>(
        _ values: [Element], at key: StaticString? = nil, _ check: (inout Validator, Element) -> Void
    ) {
        guard !values.isEmpty, enter(key) else { return }
        if enter(.index(0)) {
            let step = path.count - 1
            values.withUnsafeBufferPointer { elements in
                for index in 0..<elements.count where !isFull {
                    path[step] = .index(index)
                    check(&self, elements[index])
                }
            }
            path.removeLast()
        }
        leave(key)
    }

    /// Checks each value of a dictionary, in the order of the keys.
    public mutating func each<Value>(
        _ values: [String: Value], at key: StaticString? = nil, _ check: (inout Validator, Value) -> Void
    ) {
        guard !values.isEmpty, enter(key) else { return }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) where enter(key: key) {
            check(&self, value)
            leave()
        }
        leave(key)
    }

    /// Stands at a field, if one is given; false where checking goes no further.
    mutating func enter(_ key: StaticString?) -> Bool {
        guard let key else { return !isFull }
        return enter(.field(key))
    }

    private mutating func enter(_ step: Step) -> Bool {
        guard !isFull else { return false }
        path.append(step)
        if path.count <= Self.maximumDepth { return true }
        report("depth", limit: "\(Self.maximumDepth)", value: "…")
        path.removeLast()
        return false
    }

    mutating func leave(_ key: StaticString?) {
        if key != nil { path.removeLast() }
    }

    /// Stands at the value of a key until `leave`; false where checking goes no further.
    mutating func enter(key: String) -> Bool {
        keys.append(key)
        if enter(.key(keys.count - 1)) { return true }
        keys.removeLast()
        return false
    }

    /// Stands at an element until `leave`; false where checking goes no further.
    mutating func enter(index: Int) -> Bool { enter(.index(index)) }

    mutating func leave() {
        if case .key = path.removeLast() { keys.removeLast() }
    }
}
