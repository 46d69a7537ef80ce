/// A type as the type language writes it, before names mean anything. Ranges are byte offsets into the text.
struct TypeSyntax: Equatable {
    indirect enum Form: Equatable {
        case name(String)
        case list(TypeSyntax)
        case map(TypeSyntax)
        case union([TypeSyntax])
    }

    var form: Form
    var checks: [CheckSyntax] = []
    var isNullable = false
    var range: Range<Int>
}

/// One check between the parentheses after a type.
struct CheckSyntax: Equatable {
    enum Kind: Equatable {
        /// `1...80`, `0...`, `...9`, `0..<1`: numbers by their text.
        case range(lower: String?, upper: String?, excludesUpper: Bool)
        /// The text between the slashes.
        case regex(String)
        /// `image/png`.
        case media(String)
        /// `min=1`.
        case setting(key: String, value: String)
        /// `unique`.
        case flag(String)
    }

    var kind: Kind
    var range: Range<Int>
}

/// A whole scalar of the language: a type and the text of its default.
struct DeclarationSyntax: Equatable {
    struct Default: Equatable {
        var text: String
        var range: Range<Int>
    }

    var type: TypeSyntax
    var defaultValue: Default?
}

/// Why a text is no type.
struct TypeSyntaxError: Error, Equatable {
    var message: String
    var range: Range<Int>
    var help: String
}
