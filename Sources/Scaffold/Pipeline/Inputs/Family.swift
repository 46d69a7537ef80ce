import ScaffoldBee
import ScaffoldDiagnostics
import ScaffoldOpenAPI
import ScaffoldSource

/// The language that a document is written in, told by its keys, never by its name.
enum Family {
    case bee(BeeFamily)
    case openAPI
    /// An overlay, which changes a description and is none.
    case overlay
    case jsonSchema

    /// The family of a document; nil where no key decides.
    init?(_ root: Node) {
        if let family = BeeFrontend.recognizes(root) {
            self = .bee(family)
        } else if OpenAPIFrontend.claims(root) {
            self = .openAPI
        } else if root.entry("overlay") != nil {
            self = .overlay
        } else if OpenAPIFrontend.claimsSchema(root) {
            self = .jsonSchema
        } else {
            return nil
        }
    }

    /// What people are told where nothing decides.
    static let explanation =
        "begin with `bee: 2` (Bee 2), `openapi: 3.1.0`, `swagger: \"2.0\"` or `$schema: …` (JSON Schema), "
        + "or write `model`, `enum` or `controller` (Bee 1)"
}
