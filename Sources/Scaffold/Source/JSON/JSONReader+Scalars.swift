extension JSONReader {
    /// Reads `-? (0 | [1-9] digits) (. digits)? ([eE] [+-]? digits)?`.
    mutating func readNumber() throws(SyntaxFault) {
        let start = position
        var kind = NodeKind.integer
        if base[position] == UInt8(ascii: "-") { position += 1 }
        let first = position
        try readDigits(start)
        if base[first] == UInt8(ascii: "0"), position - first > 1 {
            throw fault(
                "a number cannot begin with a zero", at: start, to: position, help: "remove the zero, or write a string"
            )
        }
        if position < end, base[position] == UInt8(ascii: ".") {
            kind = .float
            position += 1
            try readDigits(start)
        }
        if position < end, base[position] | 0x20 == UInt8(ascii: "e") {
            kind = .float
            position += 1
            if position < end, base[position] == UInt8(ascii: "+") || base[position] == UInt8(ascii: "-") {
                position += 1
            }
            try readDigits(start)
        }
        if position < end, isWordByte(base[position]) {
            while position < end, isWordByte(base[position]) { position += 1 }
            throw fault("\(found(start)) is not a number", at: start, to: position)
        }
        builder.scalar(kind, .verbatim, start: start, end: position)
    }

    private mutating func readDigits(_ start: Int) throws(SyntaxFault) {
        let first = position
        while position < end, base[position] &- UInt8(ascii: "0") < 10 { position += 1 }
        if position == first {
            throw fault("expected a digit, found \(found(position))", at: start, to: endOfCharacter(position))
        }
    }

    /// Reads `true`, `false` or `null`.
    mutating func readWord() throws(SyntaxFault) {
        let start = position
        while position < end, isWordByte(base[position]) { position += 1 }
        let word = TextSlice(base: base + start, count: position - start)
        if word.equals("true") || word.equals("false") {
            builder.scalar(.bool, .verbatim, start: start, end: position)
        } else if word.equals("null") {
            builder.scalar(.null, .verbatim, start: start, end: position)
        } else {
            let help = word.count == 0 ? nil : "put text in double quotes"
            throw fault(
                "expected a value, found \(found(start))", at: start, to: word.count == 0 ? nil : position, help: help)
        }
    }
}
