/// The offset of the first byte that is not UTF-8. Looks at every byte once, at eight together where they are ASCII.
func firstFaultOfUTF8(in text: TextSlice) -> Int? {
    let base = text.base
    var offset = 0
    while offset < text.count {
        if offset + 8 <= text.count, loadWord(base + offset) & 0x8080_8080_8080_8080 == 0 {
            offset += 8
        } else if base[offset] < 0x80 {
            offset += 1
        } else {
            let length = sequenceLength(base + offset, available: text.count - offset)
            if length == 0 { return offset }
            offset += length
        }
    }
    return nil
}

/// The length of the multi-byte sequence at the start of the bytes, or 0 where it is none (RFC 3629, section 4).
private func sequenceLength(_ bytes: UnsafePointer<UInt8>, available: Int) -> Int {
    let lead = bytes[0]
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    let length: Int
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, low) = (3, 0xA0)
    case 0xED: (length, high) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, low) = (4, 0x90)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, high) = (4, 0x8F)
    default: return 0
    }
    guard length <= available, bytes[1] >= low, bytes[1] <= high else { return 0 }
    if length > 2, bytes[2] & 0xC0 != 0x80 { return 0 }
    if length > 3, bytes[3] & 0xC0 != 0x80 { return 0 }
    return length
}
