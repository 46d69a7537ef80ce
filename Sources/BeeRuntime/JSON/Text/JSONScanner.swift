/// Moves over the tokens of a JSON text (RFC 8259); knows nothing of types.
///
/// The text is followed by at least eight zero bytes: no token contains one, so that every scan ends without asking
/// where the text does.
struct JSONScanner {
    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    let maximumDepth: Int

    /// Where the next token is, or white space before it.
    var cursor: UnsafePointer<UInt8>

    /// The first fault; the cursor is at the end from then on.
    private(set) var fault: Fault?

    /// The containers that `skipValue` is in, by their offsets.
    var open: [Int] = []

    /// Where large containers end that were skipped, by where they begin: skipped again, at another level of nesting,
    /// they cost nothing, so that the work stays linear in the size of the text.
    var ends: [Int: Int] = [:]

    /// The furthest byte that was skipped; nothing beyond it is in `ends`.
    var skipped: UnsafePointer<UInt8>

    struct Fault {
        let reason: StaticString
        let offset: Int
    }

    init(start: UnsafePointer<UInt8>, count: Int, maximumDepth: Int) {
        self.start = start
        self.end = start + count
        self.maximumDepth = maximumDepth
        cursor = start
        skipped = start
        let hasByteOrderMark = count >= 3 && start[0] == 0xEF && start[1] == 0xBB && start[2] == 0xBF
        if hasByteOrderMark { cursor += 3 }
        skipSpace()
    }

    /// The byte at the cursor; zero at the end.
    var byte: UInt8 { cursor.pointee }

    var offset: Int { cursor - start }

    /// Keeps the first fault and leaves nothing to read.
    @inline(never)
    mutating func fail(_ reason: StaticString, at place: UnsafePointer<UInt8>? = nil) {
        if fault == nil {
            let place = place ?? cursor
            fault = Fault(reason: place == end ? "the text ends here" : reason, offset: place - start)
        }
        cursor = end
    }

    @inline(__always)
    mutating func skipSpace() {
        while byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { cursor += 1 }
    }

    /// Passes the colon after a key, and the white space around it.
    @inline(__always)
    mutating func passColon() {
        skipSpace()
        guard byte == UInt8(ascii: ":") else { return fail("expected :") }
        cursor += 1
        skipSpace()
    }

    /// Passes what follows an element: true where another one comes, false where the container is closed or the text is
    /// faulty.
    @inline(__always)
    mutating func passSeparator(closing: UInt8) -> Bool {
        skipSpace()
        if byte == UInt8(ascii: ",") {
            cursor += 1
            skipSpace()
            return true
        }
        if byte == closing {
            cursor += 1
        } else {
            fail(closing == UInt8(ascii: "}") ? "expected , or }" : "expected , or ]")
        }
        return false
    }

    /// Passes the bracket that opens a container: true where an element follows, false where it is empty.
    @inline(__always)
    mutating func enter(closing: UInt8) -> Bool {
        cursor += 1
        skipSpace()
        guard byte == closing else { return true }
        cursor += 1
        return false
    }

    /// Passes `null`, `true` or `false`.
    mutating func passWord(_ word: StaticString) {
        let count = word.utf8CodeUnitCount
        for index in 0..<count where cursor[index] != word.utf8Start[index] {
            return fail("expected a value", at: cursor)
        }
        cursor += count
    }
}
