import ScaffoldDiagnostics

/// Reads one JSON text (RFC 8259) into a `NodeTreeBuilder`: iterative, so that no input exhausts the stack, and over
/// the bytes in place. The bytes are known to be UTF-8.
///
/// It lets comments, trailing commas and text after the value pass, and remembers where they were, for the family of
/// the document decides about them and is not known yet.
struct JSONReader: ~Copyable {
    let base: UnsafePointer<UInt8>
    let end: Int
    var position: Int
    var builder: NodeTreeBuilder
    /// The first of each form, in the order of the file.
    var leniencies: [JSONLeniency] = []
    /// What is doubtful and yet read.
    var warnings: [Diagnostic] = []

    /// Begins at `start`, which is behind a byte order mark.
    init(base: UnsafePointer<UInt8>, end: Int, from start: Int, file: SourceFileID) {
        self.base = base
        self.end = end
        position = start
        builder = NodeTreeBuilder(file: file, base: base, expectedNodes: end / 16)
    }

    mutating func readText() throws(SyntaxFault) {
        try skipSpace()
        guard position < end else { throw fault("there is no value", at: position) }
        repeat {
            if builder.expectsKey { try readKey() }
            try readValue()
            try closeContainers()
        } while builder.depth > 0
        try skipSpace()
        if position < end { note(.textAfterValue, from: position, to: end) }
    }

    /// What was read; `bytes` are those that `base` points at.
    consuming func document(bytes: [UInt8]) -> Document {
        let (leniencies, warnings, duplicates) = (leniencies, warnings, builder.duplicates)
        return Document(
            syntax: .json, root: builder.tree(bytes: bytes).root, leniencies: leniencies, duplicateKeys: duplicates,
            notices: warnings)
    }

    /// Reads a scalar, or opens containers up to the first scalar or empty container inside.
    private mutating func readValue() throws(SyntaxFault) {
        while position < end {
            switch base[position] {
            case UInt8(ascii: "\""): return try readString()
            case UInt8(ascii: "{"):
                try open(.mapping)
                if try isAt(UInt8(ascii: "}")) { return }
                try readKey()
            case UInt8(ascii: "["):
                try open(.list)
                if try isAt(UInt8(ascii: "]")) { return }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
            default: return try readWord()
            }
        }
        throw unexpectedEnd("a value")
    }

    private mutating func open(_ kind: NodeKind) throws(SyntaxFault) {
        guard builder.depth < deepestNesting else {
            throw SyntaxFault(
                .tooDeep, "lists and objects are nested more than \(deepestNesting) deep",
                at: span(position, position + 1),
                help: "flatten the document, or split it")
        }
        builder.open(kind, at: position)
        position += 1
    }

    /// Skips space and tells what is behind it.
    private mutating func isAt(_ byte: UInt8) throws(SyntaxFault) -> Bool {
        try skipSpace()
        return position < end && base[position] == byte
    }

    private mutating func readKey() throws(SyntaxFault) {
        guard position < end else { throw unexpectedEnd("a key") }
        guard base[position] == UInt8(ascii: "\"") else {
            throw fault("expected a key in double quotes, found \(found(position))", at: position)
        }
        try readString()
        guard try isAt(UInt8(ascii: ":")) else {
            if position >= end { throw unexpectedEnd("a colon") }
            throw fault("expected a colon after the key, found \(found(position))", at: position)
        }
        position += 1
        try skipSpace()
    }

    /// After a value: takes the brackets that end containers, then the comma that announces the next value.
    private mutating func closeContainers() throws(SyntaxFault) {
        while builder.depth > 0 {
            try skipSpace()
            let closing = UInt8(ascii: builder.isInMapping ? "}" : "]")
            guard position < end else { throw unexpectedEnd("a comma") }
            if base[position] == closing {
                position += 1
                builder.close(at: position)
                continue
            }
            guard base[position] == UInt8(ascii: ",") else {
                let bracket = builder.isInMapping ? "`}`" : "`]`"
                throw fault("expected a comma or \(bracket), found \(found(position))", at: position)
            }
            let comma = position
            position += 1
            guard try isAt(closing) else { return }
            note(.trailingComma, from: comma, to: comma + 1)
        }
    }

    private func unexpectedEnd(_ expected: String) -> SyntaxFault {
        var notes: [Diagnostic.Note] = []
        if builder.depth > 0 {
            let start = Int(builder.span(builder.container).start)
            let kind = builder.isInMapping ? "object" : "list"
            notes = [Diagnostic.Note("this \(kind) is not closed", at: .span(span(start, start + 1)))]
        }
        return SyntaxFault(
            .jsonSyntax, "expected \(expected), found the end of the file", at: span(end, end),
            notes: notes)
    }
}

extension JSONReader {
    func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(file: builder.file, start: UInt32(start), end: UInt32(end))
    }

    func fault(_ message: String, at start: Int, to end: Int? = nil, help: String? = nil) -> SyntaxFault {
        SyntaxFault(.jsonSyntax, message, at: span(start, end ?? endOfCharacter(start)), help: help)
    }

    mutating func note(_ form: JSONLeniency.Form, from start: Int, to end: Int) {
        if !leniencies.contains(where: { $0.form == form }) {
            leniencies.append(JSONLeniency(form: form, span: span(start, end)))
        }
    }

    /// What stands at an offset, for a message: a word, or one character.
    func found(_ start: Int) -> String {
        guard start < end else { return "the end of the file" }
        var stop = start
        while stop < end, stop - start < 24, isWordByte(base[stop]) { stop += 1 }
        if stop == start {
            stop = endOfCharacter(start)
        }
        return "`" + String(decoding: UnsafeBufferPointer(start: base + start, count: stop - start), as: UTF8.self)
            + "`"
    }

    func endOfCharacter(_ start: Int) -> Int {
        var stop = min(start + 1, end)
        while stop < end, base[stop] & 0xC0 == 0x80 { stop += 1 }
        return stop
    }

    func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }
}
