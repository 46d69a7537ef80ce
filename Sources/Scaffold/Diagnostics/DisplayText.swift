/// How text of a document is shown on a terminal: what could move the cursor, hide or reorder text is spelled out.
enum DisplayText {
    /// A text on one line, with nothing in it that a terminal would act on.
    static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += shown($1) }
    }

    /// What is shown for one character of a document.
    static func shown(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case _ where isUnsafe(scalar): "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: String(scalar)
        }
    }

    /// How many columns of a terminal a shown character takes.
    static func width(_ scalar: Unicode.Scalar) -> Int {
        if isUnsafe(scalar) { return shown(scalar).unicodeScalars.count }
        if scalar.isASCII { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
        }
    }

    /// Control and format characters, but not the joiner that emoji are made with.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        case .format: return scalar.value != 0x200D
        default: return false
        }
    }

    /// The blocks that are wide or full-width as a whole or nearly (Unicode Standard Annex 11).
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]
}
