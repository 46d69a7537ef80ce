/// The escapes of JSON strings (RFC 8259 section 7).
enum JSONEscape {
    /// The code unit of a `\uXXXX` that begins at the backslash; nil where none does.
    static func codeUnit(_ backslash: UnsafePointer<UInt8>) -> UInt16? {
        guard backslash[0] == UInt8(ascii: "\\"), backslash[1] == UInt8(ascii: "u") else { return nil }
        var unit: UInt16 = 0
        for index in 2..<6 {
            guard let digit = HexDigit.value(backslash[index]) else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    static func isSurrogate(_ unit: UInt16) -> Bool { unit & 0xF800 == 0xD800 }
    static func isHigh(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
    static func isLow(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }

    /// What a one-letter escape stands for.
    static func byte(for letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }
}

/// Hexadecimal digits of either case.
enum HexDigit {
    @inline(__always)
    static func value(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    static let lowercase = Array("0123456789abcdef".utf8)
}

extension StringToken {
    /// The bytes with escapes resolved.
    var unescaped: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var place = start
        let end = start + count
        while place < end {
            var next = place
            while next < end, next.pointee != UInt8(ascii: "\\") { next += 1 }
            result.append(contentsOf: UnsafeBufferPointer(start: place, count: next - place))
            place = next
            if place == end { break }
            guard let unit = JSONEscape.codeUnit(place) else {
                result.append(JSONEscape.byte(for: place[1]))
                place += 2
                continue
            }
            place += 6
            var scalar = UInt32(unit)
            if JSONEscape.isHigh(unit), let low = JSONEscape.codeUnit(place), JSONEscape.isLow(low) {
                scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
                place += 6
            }
            result.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
        }
        return result
    }
}
