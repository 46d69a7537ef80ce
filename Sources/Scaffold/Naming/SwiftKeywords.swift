/// Names that Swift, Foundation or the runtime have taken.
enum SwiftKeywords {
    /// Words that are identifiers only between backticks. (Measured with Swift 6.3: contextual keywords such as `any`,
    /// `each` or `package` need none, `await` does.)
    static let escapable: Set<String> = [
        "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Names of fields and cases that not even backticks make usable everywhere; they get a final `_`, which no name
    /// of a document folds to.
    static let unusableMembers: Set<String> = ["self", "Self", "init", "Type", "Protocol"]

    /// Members of every generated value, through `Hashable`, and the modules that its code names.
    static let modelMembers: Set<String> = ["hashValue", "Swift", "Foundation", "BeeRuntime"]

    /// Members of every generated enumeration. `unknown` is the case for values that are not listed.
    static let enumerationMembers: Set<String> = ["unknown", "rawValue", "rawValues", "allCases", "hashValue"]

    /// Members of every generated union.
    static let unionMembers: Set<String> = ["unknown", "choice", "hashValue"]

    /// Names that no generated type may have, wherever it stands: they would hide a module, or what is generated
    /// inside a message (DECISIONS 2), or could not be referred to. They get the suffix `Model`.
    static let typeNames: Set<String> = [
        "Swift", "Foundation", "BeeRuntime", "Request", "Response", "Body", "Failure", "Headers", "FailureHeaders",
        "Deprecated", "Type", "Protocol", "Self", "self", "init", "Any", "RawValue", "AllCases", "RuntimeContract",
        "SchemaChecks",
    ]

    /// Names that enclose what a document declares must do without backticks too.
    static let namespaces = typeNames.union(escapable)
}
