/// A regular expression as a tree. Offsets are of the place in the pattern that a failure would show.
indirect enum ECMAPatternTerm {
    case character(UInt32)
    case any
    case set(ECMACharacterSet)
    case sequence([ECMAPatternTerm])
    case alternatives([ECMAPatternTerm])
    case start
    case end
    case wordBoundary(isNegated: Bool)
    /// A group; `index` counts capturing groups from 1 and is nil for the others.
    case group(ECMAPatternTerm, index: Int?)
    case look(ECMAPatternTerm, isBehind: Bool, isNegated: Bool, offset: Int)
    case reference(Int, offset: Int)
    case namedReference(String, offset: Int)
    /// At least `min` times, at most `max` times where there is a limit.
    case repeated(ECMAPatternTerm, min: Int, max: Int?, isLazy: Bool)
}

/// What stands between brackets, or an escape that means a set of characters.
struct ECMACharacterSet {
    enum Member {
        case range(UInt32, UInt32)
        case escape(ECMACharacterEscape)
    }

    var isNegated = false
    var members: [Member] = []
}

/// `\d`, `\s`, `\w`, `\p{…}` and their opposites.
struct ECMACharacterEscape {
    enum Kind {
        case digit, space, word
        /// The text between the braces of `\p{…}`.
        case property(String)
    }

    let kind: Kind
    let isNegated: Bool
}
