import ScaffoldBee
import ScaffoldSource

/// A document that was read and whose family is known.
struct ProtocolDocument {
    enum Family {
        case bee(BeeFamily)
        case openAPI
        case jsonSchema

        /// Whether the front end of OpenAPI reads it.
        var isDescription: Bool {
            switch self {
            case .bee: false
            case .openAPI, .jsonSchema: true
            }
        }
    }

    let input: Input
    let family: Family
    let document: Document
}
