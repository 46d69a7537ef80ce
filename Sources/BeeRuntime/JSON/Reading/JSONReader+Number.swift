extension JSONReader {
    /// Whether a number begins at the cursor; otherwise the value is recorded and passed.
    @inline(__always)
    mutating func standsAtNumber(_ expected: @autoclosure () -> String) -> Bool {
        let byte = scanner.byte
        if byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: "-") { return true }
        refuse(expected: expected())
        return false
    }

    /// Reads an integer, however it is written: `1.0` and `1e2` are integers too.
    @inline(__always)
    mutating func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
        guard standsAtNumber("an integer") else { return 0 }
        let first = scanner.cursor
        let isNegative = first.pointee == UInt8(ascii: "-")
        var place = isNegative ? first + 1 : first
        let digits = place
        var magnitude: Int64 = 0
        while place.pointee &- UInt8(ascii: "0") <= 9, place - digits < 18 {
            magnitude = magnitude &* 10 &+ Int64(place.pointee &- UInt8(ascii: "0"))
            place += 1
        }
        let isShort = place > digits && !Self.continuesNumber(place.pointee)
        let beginsWell = digits.pointee != UInt8(ascii: "0") || place - digits == 1
        if isShort, beginsWell, let value = Integer(exactly: isNegative ? -magnitude : magnitude) {
            scanner.cursor = place
            return value
        }
        return longInteger(type)
    }

    private static func continuesNumber(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
    }

    @inline(never)
    private mutating func longInteger<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
        let offset = scanner.offset
        let token = scanner.passNumber()
        guard scanner.fault == nil else { return 0 }
        if let value = DecimalDigits(token)?.integer(type) { return value }
        record(.expected("an integer from \(Integer.min) to \(Integer.max)"), at: offset)
        return 0
    }

    /// Reads a number, rounded to the nearest `Double`; one that is too large is a mismatch.
    mutating func double() -> Double {
        guard standsAtNumber("a number") else { return 0 }
        let offset = scanner.offset
        let token = scanner.passNumber()
        guard scanner.fault == nil else { return 0 }
        if let value = token.nearestDouble { return value }
        if let value = Double(token.text), value.isFinite { return value }
        record(.expected("a number that a Double can hold"), at: offset)
        return 0
    }

    /// Reads a number, rounded to the nearest `Float`; one that is too large is a mismatch.
    mutating func float() -> Float {
        guard standsAtNumber("a number") else { return 0 }
        let offset = scanner.offset
        let token = scanner.passNumber()
        guard scanner.fault == nil else { return 0 }
        if let value = Float(token.text), value.isFinite { return value }
        record(.expected("a number that a Float can hold"), at: offset)
        return 0
    }
}

extension Int: JSONScalar {
    static var placeholder: Int { 0 }
    @inline(__always) static func read(_ reader: inout JSONReader) -> Int { reader.integer(Int.self) }
}

extension Int32: JSONScalar {
    static var placeholder: Int32 { 0 }
    static func read(_ reader: inout JSONReader) -> Int32 { reader.integer(Int32.self) }
}

extension Int64: JSONScalar {
    static var placeholder: Int64 { 0 }
    static func read(_ reader: inout JSONReader) -> Int64 { reader.integer(Int64.self) }
}

extension UInt: JSONScalar {
    static var placeholder: UInt { 0 }
    static func read(_ reader: inout JSONReader) -> UInt { reader.integer(UInt.self) }
}

extension UInt32: JSONScalar {
    static var placeholder: UInt32 { 0 }
    static func read(_ reader: inout JSONReader) -> UInt32 { reader.integer(UInt32.self) }
}

extension UInt64: JSONScalar {
    static var placeholder: UInt64 { 0 }
    static func read(_ reader: inout JSONReader) -> UInt64 { reader.integer(UInt64.self) }
}

extension Float: JSONScalar {
    static var placeholder: Float { 0 }
    static func read(_ reader: inout JSONReader) -> Float { reader.float() }
}

extension Double: JSONScalar {
    static var placeholder: Double { 0 }
    static func read(_ reader: inout JSONReader) -> Double { reader.double() }
}
