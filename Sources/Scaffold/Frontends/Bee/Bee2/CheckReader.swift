import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Turns the checks after a type into constraints; what a range means depends on the kind of the type (DECISIONS 39).
struct CheckReader {
    private static let keys = ["min", "max", "above", "below", "multipleOf", "format", "unique"]

    let node: Node
    let sink: DiagnosticSink

    func constraints(_ checks: [CheckSyntax], of kind: ConstrainedKind, named name: String) -> [Constraint] {
        var result: [Constraint] = []
        var media: [String] = []
        for check in checks {
            let span = node.place(of: check.range)
            switch check.kind {
            case .range(let lower, let upper, let excludesUpper):
                if let lower { result += limit("min", lower, of: kind, name, at: span) }
                if let upper { result += limit(excludesUpper ? "below" : "max", upper, of: kind, name, at: span) }
            case .regex(let text):
                let inner = check.range.lowerBound + 1..<check.range.upperBound - 1
                result.append(Constraint(.pattern(text), span: node.place(of: inner)))
            case .media(let type): media.append(type)
            case .setting(let key, let value): result += setting(key, value, of: kind, name, at: span)
            case .flag(let flag): result += self.flag(flag, at: span)
            }
        }
        if !media.isEmpty, let first = checks.first(where: { if case .media = $0.kind { true } else { false } }) {
            result.append(Constraint(.mediaTypes(media), span: node.place(of: first.range)))
        }
        return result
    }

    private func flag(_ flag: String, at span: SourceSpan) -> [Constraint] {
        if flag == "unique" { return [Constraint(.uniqueItems, span: span)] }
        if Self.keys.contains(flag) {
            sink.error(.typeSyntax, "`\(flag)` needs a value", at: span, help: "write `\(flag)=…`")
        } else {
            reportUnknown(flag, at: span)
        }
        return []
    }

    private func setting(
        _ key: String, _ value: String, of kind: ConstrainedKind, _ name: String, at span: SourceSpan
    ) -> [Constraint] {
        switch key {
        case "min", "max", "above", "below": return limit(key, value, of: kind, name, at: span)
        case "multipleOf":
            return number(value, at: span).map { [Constraint(.multipleOf($0), span: span)] } ?? []
        case "format":
            if StringFormats.checked.contains(value) { return [Constraint(.format(value), span: span)] }
            let nearest = Spelling.question(about: value, among: StringFormats.checked)
            sink.error(
                .unknownKey, "there is no format `\(value)`", at: span,
                help: nearest ?? "write a pattern instead: `(/…/)`")
        case "unique": sink.error(.typeSyntax, "`unique` takes no value", at: span, help: "write `unique` alone")
        default: reportUnknown(key, at: span)
        }
        return []
    }

    private func reportUnknown(_ key: String, at span: SourceSpan) {
        let nearest = Spelling.question(about: key, among: Self.keys)
        sink.error(
            .unknownKey, "there is no check `\(key)`", at: span,
            help: nearest ?? "use one of \(Self.keys.joined(separator: ", "))")
    }

    // MARK: Limits

    private func limit(
        _ key: String, _ value: String, of kind: ConstrainedKind, _ name: String, at span: SourceSpan
    ) -> [Constraint] {
        let isLower = key == "min" || key == "above"
        let rule: Constraint.Rule?
        switch kind {
        case .number: rule = number(value, at: span).map { Self.numberRule(key, $0) }
        case .string: rule = count(value, at: span).map { isLower ? .minLength($0) : .maxLength($0) }
        case .list: rule = count(value, at: span).map { isLower ? .minItems($0) : .maxItems($0) }
        case .map: rule = count(value, at: span).map { isLower ? .minProperties($0) : .maxProperties($0) }
        case .bytes, .file: rule = size(value, at: span).map { isLower ? .minBytes($0) : .maxBytes($0) }
        case .any, .other:
            sink.error(
                .misplacedConstraint, "a range says nothing of `\(name)`", at: span,
                help: "ranges are for numbers, strings, bytes, lists and maps")
            return []
        }
        return rule.map { [Constraint(shift($0, key), span: span)] } ?? []
    }

    private static func numberRule(_ key: String, _ number: DecimalNumber) -> Constraint.Rule {
        switch key {
        case "min": .minimum(number)
        case "max": .maximum(number)
        case "above": .exclusiveMinimum(number)
        default: .exclusiveMaximum(number)
        }
    }

    /// Counts have no exclusive limits: more than 3 is at least 4.
    private func shift(_ rule: Constraint.Rule, _ key: String) -> Constraint.Rule {
        let step = key == "above" ? 1 : key == "below" ? -1 : 0
        switch rule {
        case .minLength(let count): return .minLength(count + step)
        case .maxLength(let count): return .maxLength(count + step)
        case .minItems(let count): return .minItems(count + step)
        case .maxItems(let count): return .maxItems(count + step)
        case .minProperties(let count): return .minProperties(count + step)
        case .maxProperties(let count): return .maxProperties(count + step)
        case .minBytes(let count): return .minBytes(count + step)
        case .maxBytes(let count): return .maxBytes(count + step)
        default: return rule
        }
    }

    private func number(_ text: String, at span: SourceSpan) -> DecimalNumber? {
        if let number = DecimalNumber(text) { return number }
        sink.error(.typeSyntax, "`\(text)` is no number", at: span, help: "write digits, as `0.01`")
        return nil
    }

    private func count(_ text: String, at span: SourceSpan) -> Int? {
        if let count = DecimalNumber(text)?.int, abs(count) <= Int(Int32.max) { return count }
        sink.error(.typeSyntax, "`\(text)` is no count", at: span, help: "write a whole number")
        return nil
    }

    private static let units = [
        "": 1, "b": 1, "kb": 1000, "mb": 1_000_000, "gb": 1_000_000_000, "kib": 1 << 10, "mib": 1 << 20, "gib": 1 << 30,
    ]

    /// A count of bytes, with a unit if need be: 8MB is 8 000 000, 8MiB is 8 388 608.
    private func size(_ text: String, at span: SourceSpan) -> Int? {
        let digits = text.prefix { ("0"..."9").contains($0) }
        let unit = text.dropFirst(digits.count).lowercased()
        if let count = Int(digits), count <= Int(Int32.max), let factor = Self.units[unit] { return count * factor }
        sink.error(
            .typeSyntax, "`\(text)` is no size", at: span,
            help: "write a whole number, with `kB`, `MB`, `KiB` or `MiB` if you like")
        return nil
    }
}
