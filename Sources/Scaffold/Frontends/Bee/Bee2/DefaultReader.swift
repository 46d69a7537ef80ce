import ScaffoldDiagnostics
import ScaffoldModel

/// Fits literals to the types that they are defaults of (DECISIONS 38), once all types are known: for text a bare
/// number or word is its text, for an enumeration a case's name is its value.
struct DefaultReader {
    let sink: DiagnosticSink

    func adapt(_ model: inout ProtocolModel, since mark: ModelMark) {
        let before = model
        model.updateDefaults(since: mark) { field in
            guard let value = field.defaultValue else { return }
            field.defaultValue = adapted(value, to: field.type, in: before, at: field.defaultSpan ?? field.span)
        }
    }

    private func adapted(
        _ value: ModelValue, to use: TypeUse, in model: ProtocolModel, at span: SourceSpan
    ) -> ModelValue {
        let use = model.resolve(use)
        if value == .null { return value }
        switch (use.shape, value) {
        case (.scalar(let scalar), _): return scalar.isText ? value.asText : value
        case (.list(let element), .list(let items)):
            return .list(items.map { adapted($0, to: element, in: model, at: span) })
        case (.map(let element), .object(let entries)):
            return .object(
                entries.map { .init(key: $0.key, value: adapted($0.value, to: element, in: model, at: span)) })
        case (.named(let id), _):
            switch model[id].kind {
            case .enumeration(let list): return caseValue(value, of: list, at: span)
            case .object(let object):
                guard case .object(let entries) = value else { return value }
                return .object(
                    entries.map { entry in
                        guard let field = object.fields.first(where: { $0.key == entry.key }) else { return entry }
                        return .init(key: entry.key, value: adapted(entry.value, to: field.type, in: model, at: span))
                    })
            case .union, .alias, .wrapper: return value
            }
        default: return value
        }
    }

    /// The wire value, else the case of that name; both at once, and different, is an error.
    private func caseValue(_ value: ModelValue, of list: EnumerationType, at span: SourceSpan) -> ModelValue {
        guard case .string(let text) = value.asText else { return value }
        let byValue = list.cases.first { $0.value == text }
        let byName = list.cases.first { $0.name == text }
        if let byValue, let byName, byValue.value != byName.value {
            sink.error(
                .invalidDefault, "`\(text)` is the value of one case and the name of another", at: span,
                notes: [
                    .init("the value is of this case", at: .span(byValue.span)),
                    .init("the name is of this case", at: .span(byName.span)),
                ], help: "write the value of the case that you mean")
        }
        guard let found = byValue ?? byName else { return list.rawType == .string ? value.asText : value }
        guard list.rawType == .integer, let number = DecimalNumber(found.value) else { return .string(found.value) }
        return .number(number)
    }
}

extension ModelValue {
    /// A number, Boolean or text as its text; anything else as it is.
    fileprivate var asText: ModelValue {
        switch self {
        case .number(let number): .string(number.text)
        case .bool(let value): .string(value ? "true" : "false")
        default: self
        }
    }
}

extension Scalar {
    /// Whether it is text in JSON.
    fileprivate var isText: Bool {
        switch self {
        case .string, .url, .date, .dateTime, .uuid, .bytes: true
        default: false
        }
    }
}
