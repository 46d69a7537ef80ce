public import Foundation

// The types of Foundation that formats of strings and numbers become.

/// An RFC 3339 date-time of any offset; written in UTC, with a fraction only if there is one.
extension Date: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self = reader.parsed("an RFC 3339 date-time") { RFC3339.date($0) } ?? Date(timeIntervalSince1970: 0)
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) {
        if let text = RFC3339.text(self) {
            writer.quoted(text)
        } else {
            writer.fail("a date outside the years 0 to 9999 has no RFC 3339 text")
        }
    }
}

/// A UUID in its text form (RFC 9562 section 4), read in either case, written in lower case.
extension UUID: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self =
            reader.parsed("a UUID") { UUIDText.uuid($0) }
            ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.quoted(uuidString.lowercased()) }
}

/// Base64 text (RFC 4648 section 4); its padding may be missing when it is read.
extension Data: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self = reader.parsed("base64 text") { Base64.bytes($0).map { Data($0) } } ?? Data()
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.quoted(base64EncodedString()) }
}

/// A URI reference (RFC 3986); text that is none is a mismatch.
extension URL: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self =
            reader.text("a URL") { URIText.isReference($0.utf8) ? URL(string: $0) : nil } ?? URL(fileURLWithPath: "/")
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.quoted(absoluteString) }
}

/// A number, exactly; one with more than 38 digits, or beyond the exponents of `Decimal`, is a mismatch.
extension Decimal: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self = reader.decimal()
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) {
        if isNaN { writer.fail("a Decimal that is not a number") } else { writer.raw("\(self)") }
    }
}

extension JSONReader {
    /// Reads a number exactly.
    mutating func decimal() -> Decimal {
        guard !frame.isSilent, !isOver, standsAtNumber("a number") else { return 0 }
        let offset = scanner.offset
        let token = scanner.passNumber()
        guard scanner.fault == nil else { return 0 }
        if let value = DecimalDigits(token).flatMap(Decimal.init) { return value }
        record(.expected("a number that a Decimal can hold"), at: offset)
        return 0
    }
}
