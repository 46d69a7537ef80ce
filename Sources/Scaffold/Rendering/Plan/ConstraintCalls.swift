import ScaffoldModel

/// The validator's calls for the constraints of one value, one for each, or for both limits of one measure. A constraint on
/// another kind of value than this one says nothing.
struct ConstraintCalls {
    /// A call: the rule, and what it demands; nil where the rule says all.
    struct Call {
        let rule: String
        let limit: String?

        func text(on target: String) -> String {
            "v.\(rule)(\(target)\(limit.map { ", \($0)" } ?? ""))"
        }
    }

    private(set) var calls: [Call] = []
    private let scalar: Scalar?

    init(_ use: TypeUse) {
        if case .scalar(let scalar) = use.shape { self.scalar = scalar } else { scalar = nil }
        for constraint in use.constraints { add(constraint.rule, to: use.shape) }
        join("minLength", "maxLength", as: "length")
        join("minItems", "maxItems", as: "items")
        join("minimum", "maximum", as: "range")
    }

    // Each call is a line to read, and costs about as much to compile as a property.
    /// Makes one call of two limits that descriptions often give together.
    private mutating func join(_ lower: String, _ upper: String, as rule: String) {
        guard let low = calls.firstIndex(where: { $0.rule == lower }), let min = calls[low].limit,
            let high = calls.firstIndex(where: { $0.rule == upper }), let max = calls[high].limit
        else { return }
        calls[low] = Call(rule: rule, limit: "min: \(min), max: \(max)")
        calls.remove(at: high)
    }

    private mutating func add(_ rule: Constraint.Rule, to shape: TypeUse.Shape) {
        switch (shape, rule) {
        case (.scalar(.string), .minLength(let limit)): call("minLength", limit)
        case (.scalar(.string), .maxLength(let limit)): call("maxLength", limit)
        case (.scalar(.string), .format(let name)):
            if let format = FormatNames.member(name) { call("format", format) }
        case (.scalar, .minimum(let limit)): range(limit, .up, "minimum")
        case (.scalar, .maximum(let limit)): range(limit, .down, "maximum")
        case (.scalar, .exclusiveMinimum(let limit)): range(limit, .up, "exclusiveMinimum", roundedTo: "minimum")
        case (.scalar, .exclusiveMaximum(let limit)): range(limit, .down, "exclusiveMaximum", roundedTo: "maximum")
        case (.scalar, .multipleOf(let factor)):
            if scalar?.isNumber == true { call("multipleOf", "\"\(factor.canonicalText)\"") }
        case (.list, .minItems(let limit)): call("minItems", limit)
        case (.list, .maxItems(let limit)): call("maxItems", limit)
        case (.map, .minProperties(let limit)): call("minProperties", limit)
        case (.map, .maxProperties(let limit)): call("maxProperties", limit)
        case (.list, .uniqueItems): calls.append(Call(rule: "uniqueItems", limit: nil))
        case (.scalar(.bytes), .minBytes(let limit)), (.scalar(.binary), .minBytes(let limit)),
            (.scalar(.upload), .minBytes(let limit)):
            call("minBytes", limit)
        case (.scalar(.bytes), .maxBytes(let limit)), (.scalar(.binary), .maxBytes(let limit)),
            (.scalar(.upload), .maxBytes(let limit)):
            call("maxBytes", limit)
        case (.scalar(.upload), .mediaTypes(let types)): call("media", SwiftLiteral.strings(types))
        case (.scalar(.upload), .oneOfValues), (.scalar(.binary), .oneOfValues): break
        case (_, .oneOfValues(let values)):
            call("oneOf", "[\(values.map(JSONLiteral.text).joined(separator: ", "))]")
        default: break
        }
    }

    private mutating func call(_ rule: String, _ limit: some CustomStringConvertible) {
        calls.append(Call(rule: rule, limit: "\(limit)"))
    }

    /// A limit of a number; for an integer a fraction as a limit becomes the next integer inside, which is allowed itself.
    private mutating func range(
        _ limit: DecimalNumber, _ rounding: DecimalNumber.Rounding, _ rule: String, roundedTo inclusive: String? = nil
    ) {
        guard let scalar, scalar.isNumber else { return }
        if scalar == .decimal {
            if let literal = SwiftLiteral.decimal(limit) { call(rule, literal) }
        } else if limit.isInteger || !scalar.isInteger {
            call(rule, limit.canonicalText)
        } else if let whole = limit.rounded(rounding) {
            call(inclusive ?? rule, whole)
        }
    }
}
