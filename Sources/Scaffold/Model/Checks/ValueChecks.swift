import ScaffoldDiagnostics

extension ProtocolModel {
    /// Why a literal is no value of a type; nil where it is one.
    package func problem(with value: ModelValue, as use: TypeUse) -> String? {
        problem(with: value, as: use, depth: 0)
    }

    /// `depth` ends the walk through unions that hold themselves.
    private func problem(with value: ModelValue, as use: TypeUse, depth: Int) -> String? {
        let use = resolve(use)
        if value == .null && use.isNullable || depth > 64 { return nil }
        if let problem = problem(with: value, shaped: use.shape, depth: depth + 1) { return problem }
        return use.constraints.lazy.compactMap { $0.rule.problem(with: value) }.first
    }

    private func problem(with value: ModelValue, shaped shape: TypeUse.Shape, depth: Int) -> String? {
        switch (shape, value) {
        case (.scalar(let scalar), _): return scalar.problem(with: value)
        case (.list(let element), .list(let items)):
            return items.lazy.compactMap { problem(with: $0, as: element, depth: depth) }.first
        case (.map(let element), .object(let entries)):
            return entries.lazy.compactMap { problem(with: $0.value, as: element, depth: depth) }.first
        case (.list, _): return "\(value.inWords) is no list"
        case (.map, _): return "\(value.inWords) is no map"
        case (.named(let id), _): return problem(with: value, as: self[id], depth: depth)
        }
    }

    private func problem(with value: ModelValue, as type: TypeDeclaration, depth: Int) -> String? {
        switch type.kind {
        case .alias: return nil
        case .enumeration(let list): return list.problem(with: value)
        case .union(let union):
            let isMember = union.members.contains { problem(with: value, as: $0.type, depth: depth) == nil }
            return isMember ? nil : "\(value.inWords) is no member of \(type.name.inWords)"
        case .object(let object):
            guard case .object(let entries) = value else { return "\(value.inWords) is no object" }
            return object.fields.lazy.compactMap { problem(with: entries, field: $0, depth: depth) }.first
        }
    }

    private func problem(with entries: [ModelValue.Entry], field: Field, depth: Int) -> String? {
        if let entry = entries.first(where: { $0.key == field.key }) {
            return problem(with: entry.value, as: field.type, depth: depth)
        }
        return field.isRequired && field.defaultValue == nil ? "the key `\(field.key)` is missing" : nil
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
    /// How a value breaks this rule; nil where it keeps it, or where the rule says nothing of it.
    fileprivate func problem(with value: ModelValue) -> String? {
        isKept(by: value) ? nil : "\(value.inWords) does not keep \(inWords)"
    }

    private func isKept(by value: ModelValue) -> Bool {
        switch (self, value) {
        case (.minLength(let count), .string(let text)): text.unicodeScalars.count >= count
        case (.maxLength(let count), .string(let text)): text.unicodeScalars.count <= count
        case (.pattern(let pattern), .string(let text)): Self.matches(pattern, text)
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

    /// Matches with the engine of the standard library; a pattern that it cannot read is no fault of the default.
    private static func matches(_ pattern: String, _ text: String) -> Bool {
        guard let pattern = try? ECMAPattern(pattern), let regex = try? Regex(pattern.icu) else { return true }
        return (try? regex.matchingSemantics(.unicodeScalar).firstMatch(in: text)) != nil
    }
}

extension DecimalNumber {
    /// Whether this is a whole number of factors; true where the digits are too many to tell.
    fileprivate func isMultiple(of factor: DecimalNumber) -> Bool {
        let scale = min(exponent, factor.exponent)
        guard let value = scaled(by: -scale), let divisor = factor.scaled(by: -scale), divisor != 0 else { return true }
        return value % divisor == 0
    }

    private func scaled(by power: Int) -> Int? {
        DecimalNumber(
            "\(isNegative ? "-" : "")\(String(decoding: digits.map { $0 + 48 }, as: UTF8.self))e\(exponent + power)")?
            .int ?? (digits.isEmpty ? 0 : nil)
    }
}
