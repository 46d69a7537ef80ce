/// What a Unicode scalar can be in a name.
enum CharacterClass {
    case upper, lower
    /// A letter without case, a pictograph: anything else that may begin an identifier.
    case other
    /// May stand in an identifier, but not begin it.
    case digit, mark
    /// Cannot stand in an identifier, or is not visible in one.
    case separator

    init(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            self = Self.ofASCII(UInt8(scalar.value))
            return
        }
        guard SwiftIdentifier.allows(scalar) else {
            self = .separator
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: self = .upper
        case .lowercaseLetter: self = .lower
        case .otherLetter, .modifierLetter, .letterNumber, .otherNumber, .otherSymbol: self = .other
        case .decimalNumber: self = .digit
        case .nonspacingMark, .spacingMark: self = .mark
        default: self = .separator
        }
    }

    private static func ofASCII(_ byte: UInt8) -> CharacterClass {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        default: .separator
        }
    }

    var isLetter: Bool {
        switch self {
        case .upper, .lower, .other: true
        case .digit, .mark, .separator: false
        }
    }
}
