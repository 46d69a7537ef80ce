/// A full-date of RFC 3339: `2026-02-28`.
extension CalendarDate: JSONType {
    /// Reads the value that the reader stands at.
    public init(from reader: inout JSONReader) {
        self = reader.parsed("a date (YYYY-MM-DD)") { RFC3339.calendarDate($0) } ?? .placeholder
    }

    /// Writes the value.
    public func encode(to writer: inout JSONWriter) { writer.quoted(description) }
}
