package import ScaffoldDiagnostics

/// A list of strings or integers.
package struct EnumerationType: Sendable {
    package enum RawType: Sendable {
        case string, integer
    }

    package struct Case: Sendable {
        /// The name that the document gives; nil where the value is all there is.
        package var name: String?
        /// The value on the wire; the digits of an integer.
        package var value: String
        package var documentation: Documentation
        package var isDeprecated: Bool
        package var pointer: String
        package var span: SourceSpan

        package init(
            name: String? = nil, value: String, documentation: Documentation = Documentation(),
            isDeprecated: Bool = false, pointer: String, span: SourceSpan
        ) {
            self.name = name
            self.value = value
            self.documentation = documentation
            self.isDeprecated = isDeprecated
            self.pointer = pointer
            self.span = span
        }
    }

    package var rawType: RawType
    package var cases: [Case]
    /// Whether a value that is not listed is as right as those that are; otherwise it is a violation.
    package var isOpen: Bool
    /// Whether such a value is a violation however tolerantly values are checked: its document is read by the letter.
    package var isExact: Bool

    package init(rawType: RawType, cases: [Case], isOpen: Bool = false, isExact: Bool = false) {
        self.rawType = rawType
        self.cases = cases
        self.isOpen = isOpen
        self.isExact = isExact
    }
}
