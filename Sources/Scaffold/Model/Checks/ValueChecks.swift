import ScaffoldDiagnostics

/// Finds out why a literal is no value of a type.
package struct ValueChecker {
    private let model: ProtocolModel
    /// Whether types have only the fields that go their way; else the fields of one way may be missing.
    private let isDivided: Bool
    /// Whether a value was not held against some pattern, because that would take too long.
    package private(set) var isUndecided = false

    package init(_ model: ProtocolModel, isDivided: Bool = false) {
        self.model = model
        self.isDivided = isDivided
    }

    /// Why a literal is no value of a type; nil where it is one, as far as was found out.
    package mutating func problem(with value: ModelValue, as use: TypeUse) -> String? {
        problem(with: value, as: use, depth: 0)
    }

    /// `depth` ends the walk through unions that hold themselves.
    private mutating func problem(with value: ModelValue, as use: TypeUse, depth: Int) -> String? {
        let use = model.resolve(use)
        if value == .null && use.isNullable || depth > 64 { return nil }
        if let problem = problem(with: value, shaped: use.shape, depth: depth + 1) { return problem }
        for constraint in use.constraints where !isKept(constraint.rule, by: value) {
            return "\(value.inWords) does not keep \(constraint.rule.inWords)"
        }
        return nil
    }

    private mutating func problem(with value: ModelValue, shaped shape: TypeUse.Shape, depth: Int) -> String? {
        switch (shape, value) {
        case (.scalar(let scalar), _): return scalar.problem(with: value)
        case (.list(let element), .list(let items)): return problem(with: items, as: element, depth: depth)
        case (.map(let element), .object(let entries)):
            return problem(with: entries.map(\.value), as: element, depth: depth)
        case (.list, _): return "\(value.inWords) is no list"
        case (.map, _): return "\(value.inWords) is no map"
        case (.named(let id), _): return problem(with: value, as: model[id], depth: depth)
        }
    }

    private mutating func problem(with values: [ModelValue], as element: TypeUse, depth: Int) -> String? {
        for value in values {
            if let problem = problem(with: value, as: element, depth: depth) { return problem }
        }
        return nil
    }

    private mutating func problem(with value: ModelValue, as type: TypeDeclaration, depth: Int) -> String? {
        switch type.kind {
        case .alias: return nil
        case .wrapper(let use): return problem(with: value, as: use, depth: depth)
        case .enumeration(let list): return list.problem(with: value)
        case .union(let union):
            for member in union.members where problem(with: value, as: member.type, depth: depth) == nil { return nil }
            return "\(value.inWords) is no member of \(type.name.inWords)"
        case .object(let object):
            guard case .object(let entries) = value else { return "\(value.inWords) is no object" }
            for field in object.fields {
                if let problem = problem(with: entries, field: field, depth: depth) { return problem }
            }
            guard case .forbidden = object.otherKeys else { return nil }
            let keys = Set(object.fields.map(\.key))
            return entries.first { !keys.contains($0.key) }.map { "the key `\($0.key)` is not allowed" }
        }
    }

    private mutating func problem(with entries: [ModelValue.Entry], field: Field, depth: Int) -> String? {
        if let entry = entries.first(where: { $0.key == field.key }) {
            return problem(with: entry.value, as: field.type, depth: depth)
        }
        let isDemanded = field.isRequired && (isDivided || field.direction == .both)
        return isDemanded && field.defaultValue == nil ? "the key `\(field.key)` is missing" : nil
    }

    /// Whether a value keeps a rule, or the rule says nothing of it.
    private mutating func isKept(_ rule: Constraint.Rule, by value: ModelValue) -> Bool {
        guard case .pattern(let text) = rule, case .string(let string) = value else { return rule.isKept(by: value) }
        // A pattern that cannot be read was reported at its own place.
        guard let pattern = try? ECMAPattern(text) else { return true }
        let matches = pattern.matches(string)
        if matches == nil { isUndecided = true }
        return matches ?? true
    }
}

extension EnumerationType {
    fileprivate func problem(with value: ModelValue) -> String? {
        let text: String? =
            switch (rawType, value) {
            case (.string, .string(let text)): text
            case (.integer, .number(let number)): number.int.map(String.init) ?? number.text
            default: nil
            }
        if let text, cases.contains(where: { $0.value == text }) { return nil }
        let nearest = Spelling.nearest(to: text ?? value.inWords, in: cases.map(\.value))
        return "\(value.inWords) is no case" + (nearest.map { "; the nearest is `\($0)`" } ?? "")
    }
}

extension Constraint.Rule {
    /// Whether a value keeps this rule, or the rule says nothing of it; patterns are left to the checker.
    fileprivate func isKept(by value: ModelValue) -> Bool {
        switch (self, value) {
        case (.minLength(let count), .string(let text)): text.unicodeScalars.count >= count
        case (.maxLength(let count), .string(let text)): text.unicodeScalars.count <= count
        case (.minimum(let limit), .number(let number)): limit <= number
        case (.maximum(let limit), .number(let number)): number <= limit
        case (.exclusiveMinimum(let limit), .number(let number)): limit < number
        case (.exclusiveMaximum(let limit), .number(let number)): number < limit
        case (.multipleOf(let factor), .number(let number)): number.isMultiple(of: factor)
        case (.minItems(let count), .list(let items)): items.count >= count
        case (.maxItems(let count), .list(let items)): items.count <= count
        case (.uniqueItems, .list(let items)): Set(items).count == items.count
        case (.minProperties(let count), .object(let entries)): entries.count >= count
        case (.maxProperties(let count), .object(let entries)): entries.count <= count
        case (.oneOfValues(let values), _): values.contains(value)
        default: true
        }
    }
}
