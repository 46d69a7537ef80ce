/// Writes the keys of a type as the literal that the runtime splits.
enum KeyTable {
    /// The table; a separator at the very end belongs to the key before it, so that the empty key can come last.
    static func view(_ name: String, _ keys: [String], depth: Int) -> KeyTableView {
        let separator = separators.first { separator in
            !keys.contains { $0.unicodeScalars.contains(separator) }
        }
        let mark = String(Character(separator ?? " "))
        let text = keys.joined(separator: mark) + (keys.last == "" ? mark : "")
        let literal = SwiftLiteral.string(text)
        let argument = mark == " " ? "" : ", separator: \(SwiftLiteral.string(mark))"
        let line = "private static let \(name) = BeeRuntime.JSONKeys(\(literal)\(argument))"
        let isWrapped = !Layout.fits(line, depth: depth)
        return KeyTableView(
            name: name, literal: literal, separator: argument, isWrapped: isWrapped,
            lines: isWrapped ? lines(keys, mark, depth: depth + 1) : [])
    }

    /// The text on lines that do not end it: each ends with a backslash, except the last.
    private static func lines(_ keys: [String], _ mark: String, depth: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for (index, key) in keys.enumerated() {
            let isLast = index + 1 == keys.count
            let piece = SwiftLiteral.content(isLast && key != "" ? key : key + mark)
            let longer = line + piece
            if line.isEmpty || Layout.fits(longer, depth: depth, reserving: 1) {
                line = longer
            } else {
                lines.append(line + "\\")
                line = piece
            }
        }
        return lines + [line]
    }

    /// Every character of ASCII, the more readable ones first.
    private static let separators: [Unicode.Scalar] =
        [" ", ",", "|", ";", "/", "\n"] + (0..<128).map { Unicode.Scalar(UInt8($0)) }
}
