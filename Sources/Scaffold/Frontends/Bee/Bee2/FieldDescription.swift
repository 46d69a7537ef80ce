import ScaffoldDiagnostics
import ScaffoldModel

/// What is said where a type is written: the type, and what a described field says beside it.
struct FieldDescription {
    var key = ""
    var type: TypeUse
    var defaultValue: ModelValue?
    var defaultSpan: SourceSpan?
    var explicitName: String?
    /// The name on the wire that the key cannot have (`$json`).
    var jsonName: String?
    var documentation = Documentation()
    var isDeprecated = false

    init(type: TypeUse) {
        self.type = type
    }

    func field(isRequired: Bool, span: SourceSpan, pointer: Pointer) -> Field {
        var field = Field(
            key: key, explicitName: explicitName, type: type, isRequired: isRequired, defaultValue: defaultValue,
            documentation: documentation, isDeprecated: isDeprecated, pointer: pointer.text, span: span)
        field.defaultSpan = defaultSpan
        return field
    }
}
