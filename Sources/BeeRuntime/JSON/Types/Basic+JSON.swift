// The basic types of Swift: strings, Booleans and numbers.

extension String: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.quoted(self) }
}

extension Bool: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.raw(self ? "true" : "false") }
}

extension Int: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Int32: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Int64: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension UInt: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension UInt32: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension UInt64: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Float: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.floatingPoint(self) }
}

extension Double: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) { self.init(scalarFrom: &reader) }
    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.floatingPoint(self) }
}

extension JSONWriter {
    @inline(__always)
    mutating func integer(_ value: some FixedWidthInteger) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var place = digits.count
            var rest = UInt64(value.magnitude)
            repeat {
                place -= 1
                digits[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            if value < 0 {
                place -= 1
                digits[place] = UInt8(ascii: "-")
            }
            raw(UnsafeBufferPointer(rebasing: digits[place...]))
        }
    }

    /// Writes the shortest digits that read back as the same number.
    mutating func floatingPoint(_ value: some BinaryFloatingPoint & CustomStringConvertible) {
        guard value.isFinite else { return fail("\(value) is not a number of JSON") }
        var text = value.description
        text.withUTF8 { raw(FloatText.withoutZeroFraction($0)) }
    }
}
