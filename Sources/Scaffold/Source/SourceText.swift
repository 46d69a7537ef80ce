import ScaffoldDiagnostics

/// A file whose bytes are known to be text in UTF-8.
struct SourceText {
    let id: SourceFileID
    let file: SourceFile
    /// Where the text begins: behind a byte order mark.
    let start: Int

    /// Refuses what no reader could read.
    init(_ id: SourceFileID, _ file: SourceFile) throws(SyntaxFault) {
        self.id = id
        self.file = file
        let start = SourceSpan(file: id, start: 0, end: 0)
        guard file.bytes.count < UInt32.max else {
            throw SyntaxFault(.unreadableFile, "the file is larger than 4 GiB", at: start, help: "split it")
        }
        if let encoding = Self.wideEncoding(file.bytes) {
            throw SyntaxFault(.notUTF8, "the file is \(encoding), not UTF-8", at: start, help: "save it as UTF-8")
        }
        if let offset = Self.firstFault(file.bytes) {
            throw SyntaxFault(
                .notUTF8, "the byte 0x\(String(file.bytes[offset], radix: 16, uppercase: true)) is not UTF-8",
                at: SourceSpan(file: id, start: UInt32(offset), end: UInt32(offset + 1)), help: "save the file as UTF-8"
            )
        }
        self.start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    private static func firstFault(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { firstFaultOfUTF8(in: TextSlice(base: $0, count: bytes.count)) }
        }
    }

    /// Whether there is nothing but white space.
    var isBlank: Bool { file.bytes[start...].allSatisfy(Self.isSpace) }

    var isNamedJSON: Bool { file.path.lowercased().hasSuffix(".json") }

    var beginsLikeJSON: Bool {
        guard let first = file.bytes[start...].firstIndex(where: { !Self.isSpace($0) }) else { return false }
        switch file.bytes[first] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return true
        case UInt8(ascii: "/"):
            return file.bytes[first...].starts(with: "//".utf8) || file.bytes[first...].starts(with: "/*".utf8)
        default: return false
        }
    }

    /// Lends the address of the bytes to a reader that works on them in place.
    func withBase<Result>(_ body: (UnsafePointer<UInt8>) throws(SyntaxFault) -> Result) throws(SyntaxFault) -> Result {
        try file.bytes.withUnsafeBufferPointer { bytes throws(SyntaxFault) in
            guard let base = bytes.baseAddress else { preconditionFailure("nobody reads an empty file") }
            return try body(base)
        }
    }

    /// UTF-16 and UTF-32 by their byte order mark, or by the zeros that ASCII has in them.
    private static func wideEncoding(_ bytes: [UInt8]) -> String? {
        let first = bytes.prefix(4).map { $0 }
        switch (first.first, first.dropFirst().first) {
        case (0xFF, 0xFE): return first.count == 4 && first[2...].allSatisfy { $0 == 0 } ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): return "UTF-16"
        default: break
        }
        guard first.count == 4 else { return nil }
        switch first.map({ $0 == 0 }) {
        case [true, true, true, false], [false, true, true, true], [true, true, false, false]: return "UTF-32"
        case [true, false, true, false], [false, true, false, true]: return "UTF-16"
        default: return nil
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
}
