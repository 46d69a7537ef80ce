/// Durations (RFC 3339 appendix A): `P3Y6M4DT12H30M5S`, `P4W`.
enum DurationText {
    static func isDuration(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: "P") else { return false }
        let parts = text.dropFirst().split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
        switch parts.count {
        case 1: return isRun(parts[0], of: "YMD") || isRun(parts[0], of: "W")
        case 2: return (parts[0].isEmpty || isRun(parts[0], of: "YMD")) && isRun(parts[1], of: "HMS")
        default: return false
        }
    }

    /// Numbers with units that follow each other without a gap, at least one.
    private static func isRun(_ text: Slice<UnsafeBufferPointer<UInt8>>, of units: StaticString) -> Bool {
        let order = units.withUTF8Buffer(Array.init)
        var expected: Int?
        var digits = 0
        for byte in text {
            if byte &- UInt8(ascii: "0") <= 9 {
                digits += 1
                continue
            }
            guard digits > 0, let place = order.firstIndex(of: byte), place == expected ?? place else { return false }
            expected = place + 1
            digits = 0
        }
        return digits == 0 && expected != nil
    }
}
