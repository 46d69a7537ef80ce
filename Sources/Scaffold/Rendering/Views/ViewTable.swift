/// A view whose keys stand in one table, which templates are answered from and `Documentation/Templates.md` is written from.
package protocol DocumentedView: Sendable {
    static var summary: String { get }
    static var table: ViewTable<Self> { get }
}

extension DocumentedView {
    /// The view as templates see it.
    var templateValue: TemplateValue {
        let table = Self.table
        return .view(TemplateView(keys: table.keys) { table.fields[$0].get(self) })
    }
}

/// The keys of a view.
package struct ViewTable<View: Sendable>: Sendable {
    package struct Field: Sendable {
        package let key: String
        package let kind: ViewFieldKind
        package let summary: String
        fileprivate let get: @Sendable (View) -> TemplateValue

        static func text(_ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> String) -> Field {
            Field(key: key, kind: .text, summary: summary) { .text(get($0)) }
        }

        static func flag(_ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> Bool) -> Field {
            Field(key: key, kind: .flag, summary: summary) { .flag(get($0)) }
        }

        static func lines(_ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> [String]) -> Field {
            Field(key: key, kind: .lines, summary: summary) { .lines(get($0)) }
        }

        static func view<Inner: DocumentedView>(
            _ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> Inner?
        ) -> Field {
            Field(key: key, kind: .view(Inner.self), summary: summary) { view in
                get(view)?.templateValue ?? .flag(false)
            }
        }

        static func views<Inner: DocumentedView>(
            _ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> [Inner]
        ) -> Field {
            Field(key: key, kind: .views(Inner.self), summary: summary) {
                .list(get($0).map(\.templateValue))
            }
        }
    }

    package let fields: [Field]
    fileprivate let keys: [TemplateKey]

    init(_ fields: [Field]) {
        self.fields = fields
        keys = fields.map { TemplateKey($0.key) }
    }
}

/// What a template gets for a key.
package enum ViewFieldKind: CustomStringConvertible, Sendable {
    case text, flag, lines
    case view(any DocumentedView.Type)
    case views(any DocumentedView.Type)

    package var description: String {
        switch self {
        case .text: "text"
        case .flag: "flag"
        case .lines: "list of text"
        case .view(let type): "`\(type)`, or false"
        case .views(let type): "list of `\(type)`"
        }
    }
}
