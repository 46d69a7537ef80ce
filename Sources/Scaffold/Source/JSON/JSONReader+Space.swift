extension JSONReader {
    /// Skips white space, and comments. (Bytes are numbers here, since `UInt8(ascii:)` is a call in an unoptimised build.)
    mutating func skipSpace() throws(SyntaxFault) {
        while position < end {
            switch base[position] {
            case 0x20:
                // Indented documents are spaces for a good part.
                if position + 8 <= end, loadWord(base + position) == 0x2020_2020_2020_2020 {
                    position += 8
                } else {
                    position += 1
                }
            case 0x0A, 0x0D, 0x09: position += 1
            case 0x2F: try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(SyntaxFault) {
        let start = position
        switch position + 1 < end ? base[position + 1] : 0 {
        case UInt8(ascii: "/"):
            while position < end, base[position] != UInt8(ascii: "\n"), base[position] != UInt8(ascii: "\r") {
                position += 1
            }
        case UInt8(ascii: "*"):
            position += 2
            while !isAtEndOfComment {
                guard position < end else {
                    throw fault("this comment is not closed", at: start, to: start + 2, help: "end it with `*/`")
                }
                position += 1
            }
            position += 2
        default: throw fault("expected a value or a comment, found `/`", at: start)
        }
        note(.comment, from: start, to: position)
    }

    private var isAtEndOfComment: Bool {
        position + 1 < end && base[position] == UInt8(ascii: "*") && base[position + 1] == UInt8(ascii: "/")
    }
}
