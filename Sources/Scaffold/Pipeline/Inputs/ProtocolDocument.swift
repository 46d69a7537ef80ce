import ScaffoldBee
import ScaffoldSource

/// A document that was read and whose family is known.
struct ProtocolDocument {
    enum Family {
        case bee(BeeFamily)
        case openAPI
    }

    let input: Input
    let family: Family
    let document: Document
}
