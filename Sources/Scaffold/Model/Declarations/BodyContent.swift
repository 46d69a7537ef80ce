/// A body of one media type, sent or received.
package struct BodyContent: Sendable {
    package enum Encoding: Sendable {
        /// JSON text.
        case json
        /// `application/x-www-form-urlencoded`: one pair per field of an object.
        case form
        /// A multipart body: one part per field of an object, or several.
        case multipart(Parts)
        /// A form with one field that holds the whole value as JSON text, as the Bee Framework sent it.
        case formField(String)
        /// Text as it is.
        case text
        /// Bytes as they are.
        case binary
        /// An XML document; reaches a person as bytes.
        case xml
        /// Events or lines, one after another; reaches a person as bytes.
        case stream
    }

    /// How the parts of a multipart body are told apart.
    package enum Parts: Sendable {
        /// By their names, as in `multipart/form-data`; several can have the same.
        case named
        /// By their order (OpenAPI 3.2, "Encoding By Position"): a part per field, but one for each element of `rest`, which
        /// is the last.
        case ordered(rest: String?)

        /// Whether the elements of a list are parts of their own.
        package func areElements(of field: Field) -> Bool {
            switch self {
            case .named: true
            case .ordered(let rest): field.key == rest
            }
        }
    }

    /// The media type as the document writes it, parameters included.
    package var mediaType: String
    package var encoding: Encoding
    /// What a person hands over or gets: of a stream and of XML, bytes.
    package var type: TypeUse
    /// What bytes or text hold, where the document says: of a stream, one element of it.
    package var payload: TypeUse?
    /// How single fields of a form or multipart body are written, by key.
    package var fieldEncodings: [String: FieldEncoding] = [:]

    package init(mediaType: String, encoding: Encoding, type: TypeUse, payload: TypeUse? = nil) {
        self.mediaType = mediaType
        self.encoding = encoding
        self.type = type
        self.payload = payload
    }
}

extension BodyContent {
    /// Whether it is JSON, which generated code reads as its type.
    package var isJSON: Bool { if case .json = encoding { true } else { false } }

    /// The media type in lower case, without parameters.
    package var essence: String {
        let type = mediaType.utf8.prefix { $0 != UInt8(ascii: ";") }.filter { $0 != UInt8(ascii: " ") }
        return String(decoding: type, as: UTF8.self).lowercased()
    }

    /// Whether it is a stream, whose elements come one after another.
    package var isStream: Bool { if case .stream = encoding { true } else { false } }
}

/// How one field of a form or multipart body is written (OpenAPI 3.1, section 4.8.15).
package struct FieldEncoding: Sendable {
    package var contentType: String?
    package var style: Parameter.Style
    package var explode: Bool
    package var allowReserved: Bool

    package init(
        contentType: String? = nil, style: Parameter.Style = .form, explode: Bool = true, allowReserved: Bool = false
    ) {
        self.contentType = contentType
        self.style = style
        self.explode = explode
        self.allowReserved = allowReserved
    }
}
