/// Every kind of diagnostic, by the name that people search for. Documentation/Diagnostics.md lists them.
package enum DiagnosticCode: String, CaseIterable, Sendable {
    // Reading files
    case noSuchFile = "no-such-file"
    case unreadableFile = "unreadable-file"
    case emptyFile = "empty-file"
    case notUTF8 = "not-utf8"
    case noSchemas = "no-schemas"
    case unknownFamily = "unknown-family"

    // Syntax
    case yamlSyntax = "yaml-syntax"
    case jsonSyntax = "json-syntax"
    case tooDeep = "too-deep"
    case duplicateKey = "duplicate-key"
    case unknownAlias = "unknown-alias"
    case unknownTag = "unknown-tag"
    case severalDocuments = "several-documents"

    // Shape of a document
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongKind = "wrong-kind"
    case reservedKey = "reserved-key"
    case invalidName = "invalid-name"
    case unsupportedVersion = "unsupported-version"
    case unsupported = "unsupported"

    // References and schemas
    case unresolvedReference = "unresolved-reference"
    case outsideReference = "outside-reference"
    case referenceCycle = "reference-cycle"
    case misplacedReference = "misplaced-reference"
    case unsupportedKeyword = "unsupported-keyword"
    case otherVersion = "other-version"
    case conflictingSchemas = "conflicting-schemas"
    case duplicateValue = "duplicate-value"
    case emptyUnion = "empty-union"
    case invalidEnumeration = "invalid-enumeration"
    case undescribedProperty = "undescribed-property"

    // Types
    case unknownType = "unknown-type"
    case typeSyntax = "type-syntax"
    case duplicateType = "duplicate-type"
    case inheritanceCycle = "inheritance-cycle"
    case endlessType = "endless-type"
    case conflictingSamples = "conflicting-samples"
    case invalidDefault = "invalid-default"
    case invalidPattern = "invalid-pattern"
    case impossibleRange = "impossible-range"
    case misplacedConstraint = "misplaced-constraint"
    case ambiguousUnion = "ambiguous-union"

    // Messages
    case duplicateOperation = "duplicate-operation"
    case invalidOperation = "invalid-operation"
    case unusedPathParameter = "unused-path-parameter"
    case undeclaredPathParameter = "undeclared-path-parameter"
    case duplicateParameter = "duplicate-parameter"
    case duplicateStatus = "duplicate-status"
    case duplicateOperationID = "duplicate-operation-id"
    case invalidParameter = "invalid-parameter"
    case invalidBody = "invalid-body"
    case invalidResponse = "invalid-response"
    case invalidServer = "invalid-server"
    case invalidSecurity = "invalid-security"

    // Overlays
    case invalidOverlay = "invalid-overlay"
    case overlayMiss = "overlay-miss"

    // Names
    case nameCollision = "name-collision"
    case impossibleName = "impossible-name"
    case runtimeName = "runtime-name"

    // Configuration and templates
    case invalidConfiguration = "invalid-configuration"
    case template = "template"

    // Output
    case unwritableOutput = "unwritable-output"
    case foreignFile = "foreign-file"
    case editedFile = "edited-file"
    case foreignOutput = "foreign-output"
    case staleOutput = "stale-output"
}
