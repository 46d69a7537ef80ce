import ScaffoldModel

/// Turns constraints into calls of the validator, each on a line, and collects the patterns that they need.
struct CheckPlanner {
    let context: RenderingContext
    /// The regular expressions of one type, each once, in order of use.
    private(set) var patterns: [ECMAPattern] = []

    init(context: RenderingContext) {
        self.context = context
    }

    /// The lines that check a field.
    mutating func lines(_ field: FieldPlan, of use: TypeUse, at key: String) -> [String] {
        field.isOptional
            ? optional(use, value: field.checked, at: key) : callLines(use, value: field.checked, at: key)
    }

    /// The lines that check a value at which the path stands already; where its type admits null, it is optional.
    mutating func lines(_ use: TypeUse, value: String) -> [String] {
        context.resolve(use).isNullable
            ? optional(use, value: value, at: nil) : callLines(use, value: value, at: nil)
    }

    /// The lines that check a value that can be missing.
    private mutating func optional(_ use: TypeUse, value: String, at key: String?) -> [String] {
        Self.block("if let value = \(value) {", callLines(use, value: "value", at: key))
    }

    /// The lines that check a value that is there; `key` is nil where the path stands at it already.
    mutating func callLines(_ use: TypeUse, value: String, at key: String?) -> [String] {
        let resolved = context.resolve(use)
        // Most values are checked for nothing.
        if resolved.constraints.isEmpty, case .scalar = resolved.shape { return [] }
        let target = key.map { "\(value), at: \(SwiftLiteral.string($0))" } ?? value
        var lines = ConstraintCalls(resolved).calls.map { $0.text(on: target) }
        for constraint in resolved.constraints {
            if case .pattern(let text) = constraint.rule, case .scalar(.string) = resolved.shape,
                let pattern = try? ECMAPattern(text)
            {
                lines.append("v.pattern(\(target), Self.pattern\(index(of: pattern)))")
            }
        }
        lines += checkLines(resolved.constraints, target: target)
        let inside = insideLines(resolved, target: target)
        if resolved.isSecret { return Self.secret(lines + inside) }
        return (context.holdsSecret(resolved) ? Self.secret(lines) : lines) + inside
    }

    /// Checks whose violations do not show what they found.
    private static func secret(_ lines: [String]) -> [String] { block("v.secret { v in", lines) }

    /// Lines in braces, of which one is on the same line.
    private static func block(_ opening: String, _ lines: [String]) -> [String] {
        if lines.isEmpty { return [] }
        if lines.count == 1, !lines[0].contains("{") { return ["\(opening) \(lines[0]) }"] }
        return [opening] + lines.map { "    " + $0 } + ["}"]
    }

    /// The lines that check what is declared of a type, or of its kind, as a whole.
    func declarationLines(_ id: TypeID) -> [String] {
        let constraints = context.model[id].constraints
        let lists = constraints.compactMap { constraint -> String? in
            guard case .oneOfValues(let values) = constraint.rule else { return nil }
            return "v.oneOf(self, [\(values.map(JSONLiteral.text).joined(separator: ", "))])"
        }
        let lines = lists + checkLines(constraints, target: "self")
        return context.secret.contains(id) ? Self.secret(lines) : lines
    }

    private func checkLines(_ constraints: [Constraint], target: String) -> [String] {
        constraints.checks.compactMap { context.checks.reference(to: $0) }.map { "v.check(\(target), \($0))" }
    }

    private mutating func index(of pattern: ECMAPattern) -> Int {
        if let index = patterns.firstIndex(of: pattern) { return index }
        patterns.append(pattern)
        return patterns.count - 1
    }

    /// What is inside a value: a model, or elements.
    private mutating func insideLines(_ use: TypeUse, target: String) -> [String] {
        switch use.shape {
        case .scalar: return []
        case .named(let id): return context.checked.contains(id) ? ["v.model(\(target))"] : []
        case .list(let element), .map(let element):
            let lines = lines(element, value: "e")
            return lines == ["v.model(e)"]
                ? ["v.models(\(target))"] : Self.block("v.each(\(target)) { v, e in", lines)
        }
    }
}
