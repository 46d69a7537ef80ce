package import ScaffoldDiagnostics

/// One thing that must hold of a value beyond its type. A constraint speaks of one kind of value only, and says
/// nothing of others (JSON Schema 2020-12, validation, section 6).
package struct Constraint: Sendable {
    package enum Rule: Hashable, Sendable {
        // Strings; lengths count Unicode scalars.
        case minLength(Int)
        case maxLength(Int)
        /// An ECMA-262 regular expression, not anchored.
        case pattern(String)
        /// A format by its JSON Schema name: `email`, `uri`.
        case format(String)

        // Numbers
        case minimum(DecimalNumber)
        case maximum(DecimalNumber)
        case exclusiveMinimum(DecimalNumber)
        case exclusiveMaximum(DecimalNumber)
        case multipleOf(DecimalNumber)

        // Lists
        case minItems(Int)
        case maxItems(Int)
        case uniqueItems

        // Maps and objects
        case minProperties(Int)
        case maxProperties(Int)

        // Bytes and files; sizes count bytes.
        case minBytes(Int)
        case maxBytes(Int)
        /// Media types that a file may have: `image/png`, `image/*`.
        case mediaTypes([String])

        // Any value
        case oneOfValues([ModelValue])
        /// What has no typed form is checked over the JSON value as it came.
        case check(ValueCheckID)
    }

    package var rule: Rule
    package var span: SourceSpan

    package init(_ rule: Rule, span: SourceSpan) {
        self.rule = rule
        self.span = span
    }
}
