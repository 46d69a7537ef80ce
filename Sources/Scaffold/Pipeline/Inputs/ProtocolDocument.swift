import ScaffoldBee
import ScaffoldSource

/// A document that was read and whose family is known.
struct ProtocolDocument {
    let input: Input
    let family: BeeFamily
    let document: Document
}
