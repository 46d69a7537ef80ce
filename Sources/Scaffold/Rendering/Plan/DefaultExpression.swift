import ScaffoldModel
import ScaffoldNaming

/// A literal of a document as a Swift expression. What Swift has no literal for, as a moment in time or an object, is read
/// from its JSON text; nil for what has none, as a file.
struct DefaultExpression {
    let context: RenderingContext

    func text(_ value: ModelValue, as use: TypeUse) -> String? {
        let resolved = context.resolve(use)
        if value == .null { return resolved.isNullable ? "nil" : nil }
        return literal(value, as: resolved) ?? read(value, as: use)
    }

    private func read(_ value: ModelValue, as use: TypeUse) -> String? {
        if case .scalar(let scalar) = context.resolve(use).shape, scalar == .binary || scalar == .upload {
            return nil
        }
        let json = SwiftLiteral.string(value.json)
        return "BeeRuntime.JSONDecoding.literal(\(json), as: \(context.valueType(of: use).text).self)"
    }

    private func literal(_ value: ModelValue, as resolved: TypeUse) -> String? {
        switch (resolved.shape, value) {
        case (.scalar(let scalar), _): return text(value, as: scalar)
        case (.list(let element), .list(let values)):
            return joined(values.map { text($0, as: element) }).map { "[\($0)]" }
        case (.map(let type), .object(let entries)):
            let pairs = entries.map { entry in
                text(entry.value, as: type).map { "\(SwiftLiteral.string(entry.key)): \($0)" }
            }
            return joined(pairs).map { $0.isEmpty ? "[:]" : "[\($0)]" }
        case (.named(let id), _): return text(value, asCaseOf: id)
        default: return nil
        }
    }

    private func text(_ value: ModelValue, as scalar: Scalar) -> String? {
        switch (scalar, value) {
        case (.string, .string(let text)): SwiftLiteral.string(text)
        case (.bool, .bool(let flag)): flag ? "true" : "false"
        case (.int, .number(let number)), (.int32, .number(let number)), (.int64, .number(let number)),
            (.uint, .number(let number)), (.uint32, .number(let number)), (.uint64, .number(let number)):
            number.isInteger ? number.canonicalText : nil
        case (.float, .number(let number)), (.double, .number(let number)): number.canonicalText
        case (.decimal, .number(let number)): SwiftLiteral.decimal(number)
        case (.json, _): JSONLiteral.text(value)
        default: nil
        }
    }

    private func text(_ value: ModelValue, asCaseOf id: TypeID) -> String? {
        guard case .enumeration(let enumeration) = context.model[id].kind else { return nil }
        let wire: String
        switch value {
        case .string(let text): wire = text
        case .number(let number): wire = number.int.map(String.init) ?? number.text
        default: return nil
        }
        let byValue = enumeration.cases.firstIndex { $0.value.utf8.elementsEqual(wire.utf8) }
        guard let index = byValue ?? enumeration.cases.firstIndex(where: { $0.name == wire }) else { return nil }
        let name = names(of: id, enumeration)[index]
        return "\(context.names[id].reference).\(name)"
    }

    private func names(of id: TypeID, _ enumeration: EnumerationType) -> [String] {
        zip(enumeration.cases, context.names[id].members).map { EnumerationPlan.caseName($0, $1) }
    }

    private func joined(_ parts: [String?]) -> String? {
        parts.contains { $0 == nil } ? nil : parts.compactMap { $0 }.joined(separator: ", ")
    }
}
