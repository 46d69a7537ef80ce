/// A type that is one token of JSON.
protocol JSONScalar: JSONType {
    /// What stands where there is nothing to read.
    static var placeholder: Self { get }

    /// Reads the value at the cursor of a reader that is not silent.
    static func read(_ reader: inout JSONReader) -> Self
}

extension JSONScalar {
    @inline(__always)
    init(scalarFrom reader: inout JSONReader) {
        self = reader.frame.isSilent || reader.isOver ? Self.placeholder : Self.read(&reader)
    }
}

extension JSONReader {
    @inline(__always)
    mutating func required<Value: JSONScalar>(_ index: Int, _: Value.Type = Value.self) -> Value {
        guard reach(index, isRequired: true) else { return Value.placeholder }
        let value = Value.read(&self)
        passField(index)
        return value
    }

    @inline(__always)
    mutating func optionalScalar<Value: JSONScalar>(_ index: Int, _: Value.Type = Value.self) -> Value? {
        guard reach(index, isRequired: false) else { return nil }
        let value = passNull(isAllowed: false) ? nil : Value.read(&self)
        passField(index)
        return value
    }

    @inline(__always)
    mutating func nullableScalar<Value: JSONScalar>(_ index: Int, _: Value.Type = Value.self) -> Value? {
        guard reach(index, isRequired: true) else { return nil }
        let value = passNull(isAllowed: true) ? nil : Value.read(&self)
        passField(index)
        return value
    }

    /// Passes `null` if it is there; it is a mismatch where it is not allowed and reading is strict.
    @inline(__always)
    mutating func passNull(isAllowed: Bool) -> Bool {
        guard scanner.byte == UInt8(ascii: "n") else { return false }
        if !isAllowed, options.mode == .strict { record(.expected("a value, or no key"), at: scanner.offset) }
        if scanner.fault == nil, !frame.isSilent { scanner.passWord("null") }
        return true
    }
}

extension String: JSONScalar {
    static var placeholder: String { "" }

    @inline(__always)
    static func read(_ reader: inout JSONReader) -> String {
        if reader.scanner.byte == UInt8(ascii: "\"") { return reader.scanner.passString().text }
        reader.refuse(expected: "a string")
        return ""
    }
}

extension Bool: JSONScalar {
    static var placeholder: Bool { false }

    static func read(_ reader: inout JSONReader) -> Bool {
        switch reader.scanner.byte {
        case UInt8(ascii: "t"):
            reader.scanner.passWord("true")
            return true
        case UInt8(ascii: "f"):
            reader.scanner.passWord("false")
            return false
        default:
            reader.refuse(expected: "a Boolean")
            return false
        }
    }
}
