/// One input of a message that travels outside the body, or beside one part of it.
package struct Parameter: Sendable {
    package enum Place: String, CaseIterable, Sendable {
        case path, query, header, cookie
    }

    /// How a value becomes text (OpenAPI 3.2, Parameter Object, "Style Values").
    package enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject, cookie
        /// Swagger 2.0's `tsv`.
        case tabDelimited
        /// The value as JSON text, as a parameter with `content: application/json` asks.
        case json

        /// Whether the elements of a value stand apart unless told otherwise.
        package var explodes: Bool { self == .form || self == .cookie }
    }

    package var place: Place
    package var field: Field
    package var style: Style
    package var explode: Bool
    /// Whether reserved characters stay as they are (query only).
    package var allowReserved: Bool
    /// Whether the value is the query itself, text or JSON text without a name (query only).
    package var isWholeQuery = false
    /// How single fields are written where the value is a form that stands in the query without a name, by key; nil where it
    /// is none.
    package var fieldEncodings: [String: FieldEncoding]?
    /// The key of the part of a multipart body that a header field stands in; nil for one of the request.
    package var part: String?

    package init(place: Place, field: Field, style: Style? = nil, explode: Bool? = nil, allowReserved: Bool = false) {
        let style = style ?? Self.defaultStyle(of: place)
        self.place = place
        self.field = field
        self.style = style
        self.explode = explode ?? style.explodes
        self.allowReserved = allowReserved
    }

    /// The style of a parameter that says none (OpenAPI 3.1, section 4.8.12.2).
    package static func defaultStyle(of place: Place) -> Style {
        switch place {
        case .path, .header: .simple
        case .query, .cookie: .form
        }
    }
}
