/// The language, and its version, that a schema is written in; later ones are greater.
package enum Dialect: UInt8, CaseIterable, Comparable, Sendable {
    case draft4, draft6, draft7, draft2019, draft2020
    case swagger2, openAPI30, openAPI31, openAPI32

    /// The dialect of a document with an `openapi` or `swagger` key of this text; nil for a version that nobody knows.
    package init?(openAPIVersion text: String) {
        switch text {
        case "2.0", "2": self = .swagger2
        case _ where text == "3.0" || text.hasPrefix("3.0."): self = .openAPI30
        case _ where text == "3.1" || text.hasPrefix("3.1."): self = .openAPI31
        case _ where text == "3.2" || text.hasPrefix("3.2."): self = .openAPI32
        default: return nil
        }
    }

    /// The dialect that a `$schema` names; nil for a language that nobody knows.
    package init?(schemaURI text: String) {
        let address = text.hasSuffix("#") ? String(text.dropLast()) : text
        switch address.hasPrefix("https:") ? "http:" + address.dropFirst(6) : address {
        case "http://json-schema.org/draft-04/schema": self = .draft4
        case "http://json-schema.org/draft-06/schema": self = .draft6
        case "http://json-schema.org/draft-07/schema": self = .draft7
        case "http://json-schema.org/draft/2019-09/schema": self = .draft2019
        case "http://json-schema.org/draft/2020-12/schema", "http://json-schema.org/schema": self = .draft2020
        default: return nil
        }
    }

    /// Whether schemas mean exactly what JSON Schema says (`properties` without `type` admits a string), and not what
    /// people who write OpenAPI documents mean by them.
    package var isExact: Bool { self <= .draft2020 }

    /// Whether `nullable`, Boolean `exclusiveMinimum` and the like belong to it: Swagger 2.0 and OpenAPI 3.0.
    package var isBeforeJSONSchema: Bool { self == .swagger2 || self == .openAPI30 }

    package var name: String {
        switch self {
        case .draft4: "JSON Schema draft 4"
        case .draft6: "JSON Schema draft 6"
        case .draft7: "JSON Schema draft 7"
        case .draft2019: "JSON Schema 2019-09"
        case .draft2020: "JSON Schema 2020-12"
        case .swagger2: "Swagger 2.0"
        case .openAPI30: "OpenAPI 3.0"
        case .openAPI31: "OpenAPI 3.1"
        case .openAPI32: "OpenAPI 3.2"
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
