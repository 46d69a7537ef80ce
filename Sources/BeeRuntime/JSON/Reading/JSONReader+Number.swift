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
        if let value = token.shortDouble { return value }
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

extension NumberToken {
    /// The exact value of a number whose digits and power of ten are both exact as `Double`, so that one operation
    /// rounds correctly (Clinger, 1990); nil for others.
    var shortDouble: Double? {
        var digits: UInt64 = 0
        var digitCount = 0
        var exponent = 0
        var index = start.pointee == UInt8(ascii: "-") ? 1 : 0
        let isNegative = index == 1
        var isFraction = false
        while index < count {
            let byte = start[index]
            index += 1
            if byte == UInt8(ascii: ".") {
                isFraction = true
                continue
            }
            guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
            digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
            digitCount += 1
            if isFraction { exponent += 1 }
        }
        guard digitCount <= 18, digits <= 1 << 53, exponent <= 22 else { return nil }
        let magnitude = Double(digits) / Self.powersOfTen[exponent]
        return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
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
