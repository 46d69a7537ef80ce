/// Well-formed UTF-8 (Unicode 15, table 3-7).
enum UTF8Check {
    /// The offset of the first byte that is not well formed; nil where all are.
    static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            let length = sequenceLength(bytes, at: index)
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    /// The length of the sequence that begins at an index; 0 where it is not well formed.
    @inline(__always)
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let lead = bytes[index]
        if lead < 0x80 { return 1 }
        func next(_ distance: Int, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool {
            index + distance < bytes.count && bytes[index + distance] >= low && bytes[index + distance] <= high
        }
        switch lead {
        case 0xC2...0xDF: return next(1) ? 2 : 0
        case 0xE0: return next(1, from: 0xA0) && next(2) ? 3 : 0
        case 0xED: return next(1, to: 0x9F) && next(2) ? 3 : 0
        case 0xE1...0xEF: return next(1) && next(2) ? 3 : 0
        case 0xF0: return next(1, from: 0x90) && next(2) && next(3) ? 4 : 0
        case 0xF1...0xF3: return next(1) && next(2) && next(3) ? 4 : 0
        case 0xF4: return next(1, to: 0x8F) && next(2) && next(3) ? 4 : 0
        default: return 0
        }
    }
}
