/// What Swift takes as an identifier (The Swift Programming Language, lexical structure).
package enum SwiftIdentifier {
    /// Whether text is an identifier, backticks aside.
    package static func isLegal(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        guard first == "_" || isASCIILetter(first) || !first.isASCII && allows(first) && !isMark(first) else {
            return false
        }
        return text.unicodeScalars.dropFirst().allSatisfy {
            $0 == "_" || isASCIILetter($0) || ("0"..."9").contains($0) || !$0.isASCII && allows($0)
        }
    }

    /// The name as it stands in code: with backticks where Swift wants them.
    package static func escaped(_ name: String) -> String {
        SwiftKeywords.escapable.contains(name) ? "`\(name)`" : name
    }

    /// The name as the label of an argument, where Swift warns of backticks that it does not want.
    package static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

    /// The name as a parameter, label and variable in one.
    package static func parameter(_ name: String) -> String {
        switch name {
        case "inout", "let", "var": "`\(name)`"
        default: name
        }
    }

    /// Whether a scalar outside ASCII may stand in an identifier.
    static func allows(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        guard value >= 0xA8 else { return false }
        if value >= 0x10000 { return value & 0xFFFF <= 0xFFFD && value < 0xF0000 }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(value)
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    /// Marks may not begin an identifier.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: CharacterClass(scalar) == .mark || CharacterClass(scalar) == .digit
        }
    }

    /// The grammar's ranges below U+10000, without those that cannot be seen (U+200B and the like) and what stands for the
    /// unknown (U+FFFC, U+FFFD), which the compiler refuses.
    private static let ranges: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
        0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x218F,
        0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
        0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFF8,
    ]
}
