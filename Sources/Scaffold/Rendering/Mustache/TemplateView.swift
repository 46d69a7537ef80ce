/// What a template can ask a view for.
package enum TemplateValue: Sendable {
    /// Text that is printed as it is. Empty text counts as false in a section.
    case text(String)
    case flag(Bool)
    case view(TemplateView)
    case lines([String])
    case list([TemplateValue])

    /// Whether a section of this value is printed.
    var isTrue: Bool {
        switch self {
        case .text(let text): !text.isEmpty
        case .flag(let flag): flag
        case .view: true
        case .lines(let lines): !lines.isEmpty
        case .list(let values): !values.isEmpty
        }
    }
}

/// The data of a template: a closed set of keys, each with a value. A key that it does not have is an error in the
/// template.
package final class TemplateView: Sendable {
    private let keys: [TemplateKey]
    private let valueAtIndex: @Sendable (Int) -> TemplateValue

    /// A view whose values are made when a template asks for them, by the index of their keys: of the keys that a view
    /// has, one template asks for few.
    init(keys: [TemplateKey], valueAtIndex: @escaping @Sendable (Int) -> TemplateValue) {
        self.keys = keys
        self.valueAtIndex = valueAtIndex
    }

    /// Keys are few, so looking at each takes less than a hash table does.
    func value(of key: TemplateKey) -> TemplateValue? { keys.firstIndex(of: key).map(valueAtIndex) }
}
