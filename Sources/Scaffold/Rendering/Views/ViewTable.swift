/// A view whose keys stand in one table, which answers templates and writes `Documentation/Templates.md`.
package protocol DocumentedView: TemplateView {
    static var summary: String { get }
    static var table: ViewTable<Self> { get }
}

extension DocumentedView {
    package func value(of key: String) -> TemplateValue? { Self.table.value(of: key, in: self) }
}

/// The keys of a view.
package struct ViewTable<View: Sendable>: Sendable {
    package struct Field: Sendable {
        package let key: String
        /// What a template gets: "text", "flag", "list of text".
        package let kind: String
        package let summary: String
        fileprivate let get: @Sendable (View) -> TemplateValue

        static func text(_ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> String) -> Field {
            Field(key: key, kind: "text", summary: summary) { .text(get($0)) }
        }

        static func flag(_ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> Bool) -> Field {
            Field(key: key, kind: "flag", summary: summary) { .flag(get($0)) }
        }

        static func lines(_ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> [String]) -> Field {
            Field(key: key, kind: "list of text", summary: summary) { .list(get($0).map(TemplateValue.text)) }
        }

        static func view<Inner: DocumentedView>(
            _ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> Inner?
        ) -> Field {
            Field(key: key, kind: "`\(Inner.self)`, or false", summary: summary) { view in
                get(view).map(TemplateValue.view) ?? .flag(false)
            }
        }

        static func views<Inner: DocumentedView>(
            _ key: String, _ summary: String, _ get: @escaping @Sendable (View) -> [Inner]
        ) -> Field {
            Field(key: key, kind: "list of `\(Inner.self)`", summary: summary) {
                .list(get($0).map(TemplateValue.view))
            }
        }
    }

    package let fields: [Field]
    private let keys: [String]

    init(_ fields: [Field]) {
        self.fields = fields
        keys = fields.map(\.key)
    }

    /// Keys are few and short, so looking at each takes less than hashing the one that is asked for.
    func value(of key: String, in view: View) -> TemplateValue? {
        keys.firstIndex(of: key).map { fields[$0].get(view) }
    }
}
