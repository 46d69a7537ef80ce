import ScaffoldModel

/// The validator's calls for the constraints of one value, those of one call together. A constraint on another kind of
/// value than this one says nothing.
struct ConstraintCalls {
    struct Call {
        let name: String
        var arguments: [String]

        func text(on target: String) -> String {
            "v.\(name)(\(([target] + arguments).joined(separator: ", ")))"
        }
    }

    private(set) var calls: [Call] = []
    private let scalar: Scalar?

    init(_ use: TypeUse) {
        if case .scalar(let scalar) = use.shape { self.scalar = scalar } else { scalar = nil }
        for constraint in use.constraints { add(constraint.rule, to: use.shape) }
        for index in calls.indices { calls[index].arguments.sort { Self.order($0) < Self.order($1) } }
    }

    private mutating func add(_ rule: Constraint.Rule, to shape: TypeUse.Shape) {
        switch (shape, rule) {
        case (.scalar(.string), .minLength(let limit)): add("length", "min: \(limit)")
        case (.scalar(.string), .maxLength(let limit)): add("length", "max: \(limit)")
        case (.scalar(.string), .format(let name)):
            if let format = FormatNames.member(name) { calls.append(Call(name: "format", arguments: [format])) }
        case (.scalar, .minimum(let limit)): range(limit, .up, "min", excluded: false)
        case (.scalar, .maximum(let limit)): range(limit, .down, "max", excluded: false)
        case (.scalar, .exclusiveMinimum(let limit)): range(limit, .up, "above", excluded: true)
        case (.scalar, .exclusiveMaximum(let limit)): range(limit, .down, "below", excluded: true)
        case (.scalar, .multipleOf(let factor)):
            guard scalar?.isNumber == true else { return }
            calls.append(Call(name: "multiple", arguments: ["of: \"\(factor.canonicalText)\""]))
        case (.list, .minItems(let limit)), (.map, .minProperties(let limit)): add("count", "min: \(limit)")
        case (.list, .maxItems(let limit)), (.map, .maxProperties(let limit)): add("count", "max: \(limit)")
        case (.list, .uniqueItems): calls.append(Call(name: "unique", arguments: []))
        case (.scalar(.bytes), .minBytes(let limit)), (.scalar(.binary), .minBytes(let limit)),
            (.scalar(.upload), .minBytes(let limit)):
            add("bytes", "min: \(limit)")
        case (.scalar(.bytes), .maxBytes(let limit)), (.scalar(.binary), .maxBytes(let limit)),
            (.scalar(.upload), .maxBytes(let limit)):
            add("bytes", "max: \(limit)")
        case (.scalar(.upload), .mediaTypes(let types)):
            calls.append(Call(name: "media", arguments: [SwiftLiteral.strings(types)]))
        case (.scalar(.upload), .oneOfValues), (.scalar(.binary), .oneOfValues): break
        case (_, .oneOfValues(let values)):
            let literals = values.map(JSONLiteral.text).joined(separator: ", ")
            calls.append(Call(name: "oneOf", arguments: ["[\(literals)]"]))
        default: break
        }
    }

    /// Adds a limit to the call of its kind. Of two limits of one kind, which aliases can bring together, each has a
    /// call.
    private mutating func add(_ name: String, _ argument: String) {
        let label = argument.prefix { $0 != ":" }
        let index = calls.firstIndex { call in
            call.name == name && !call.arguments.contains { $0.prefix { $0 != ":" } == label }
        }
        if let index {
            calls[index].arguments.append(argument)
        } else {
            calls.append(Call(name: name, arguments: [argument]))
        }
    }

    private mutating func range(
        _ limit: DecimalNumber, _ rounding: DecimalNumber.Rounding, _ label: String, excluded: Bool
    ) {
        guard scalar?.isNumber == true else { return }
        guard scalar?.isInteger == true else {
            if let literal = fraction(limit) { add("range", "\(label): \(literal)") }
            return
        }
        if let whole = limit.int {
            add("range", "\(label): \(whole)")
        } else if let whole = limit.rounded(rounding) {
            // A fraction as a limit of an integer: the next integer inside, which is allowed itself.
            add("range", "\(rounding == .up ? "min" : "max"): \(whole)")
        }
    }

    /// A limit of a type with fractions; nil for one that the type cannot reach.
    private func fraction(_ limit: DecimalNumber) -> String? {
        if scalar == .decimal { return SwiftLiteral.decimal(limit) }
        let largest = scalar == .float ? 38 : 308
        return limit.digits.count + limit.exponent <= largest ? limit.canonicalText : nil
    }

    private static func order(_ argument: String) -> Int {
        ["min", "max", "above", "below"].firstIndex { argument.hasPrefix($0 + ":") } ?? 0
    }
}
