/// Turns libyaml's marks, which count characters behind the byte order mark, into byte offsets of the file.
///
/// Marks come nearly in order and most text is ASCII, so it stands at some character, knows how far there is nothing
/// but ASCII from there, and moves only when a mark is not in that run.
struct MarkCursor {
    private let base: UnsafePointer<UInt8>
    private let start: Int
    private let end: Int
    private var character = 0
    private var offset: Int
    private var endOfRun: Int

    init(base: UnsafePointer<UInt8>, start: Int, end: Int) {
        self.base = base
        self.start = start
        self.end = end
        offset = start
        endOfRun = start
    }

    mutating func offset(ofCharacter wanted: Int) -> Int {
        if wanted < character { moveBack(to: wanted) }
        while wanted - character > endOfRun - offset, endOfRun < end {
            character += endOfRun - offset
            offset = endOfRun
            skipCharacter()
            findEndOfRun()
        }
        return min(offset + wanted - character, end)
    }

    private mutating func skipCharacter() {
        character += 1
        offset += 1
        while offset < end, base[offset] & 0xC0 == 0x80 { offset += 1 }
    }

    private mutating func findEndOfRun() {
        endOfRun = offset
        while endOfRun + 8 <= end, loadWord(base + endOfRun) & 0x8080_8080_8080_8080 == 0 { endOfRun += 8 }
        while endOfRun < end, base[endOfRun] < 0x80 { endOfRun += 1 }
    }

    private mutating func moveBack(to wanted: Int) {
        while character > wanted, offset > start {
            character -= 1
            offset -= 1
            while offset > start, base[offset] & 0xC0 == 0x80 { offset -= 1 }
        }
        findEndOfRun()
    }
}
