package import ScaffoldDiagnostics

/// A text with marks where diagnostics are expected: `«unknown-type»` stands right before the place of an error,
/// `«~unknown-key»` of a warning. Several may stand at one place.
package struct MarkedSource {
    /// A diagnostic as tests compare it.
    package struct Place: Hashable, Comparable, CustomStringConvertible {
        package let line: Int
        package let column: Int
        package let severity: Severity
        package let code: String

        package init(line: Int, column: Int, severity: Severity, code: String) {
            self.line = line
            self.column = column
            self.severity = severity
            self.code = code
        }

        package var description: String { "\(line):\(column): \(severity.rawValue): \(code)" }

        package static func < (left: Self, right: Self) -> Bool {
            (left.line, left.column, left.code) < (right.line, right.column, right.code)
        }
    }

    /// The text without the marks.
    package let bytes: [UInt8]
    /// What the marks expect, in order.
    package let expected: [Place]

    package init(_ text: String) {
        var bytes: [UInt8] = []
        var marks: [(offset: Int, code: Substring)] = []
        for (index, piece) in text.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
            let parts = piece.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
            if index > 0 && parts.count == 2 { marks.append((bytes.count, parts[0])) }
            bytes += Array((index > 0 && parts.count == 2 ? parts[1] : piece).utf8)
        }
        let lines = LineIndex(bytes)
        expected = marks.map { offset, code in
            let place = lines.place(of: offset)
            let isWarning = code.hasPrefix("~")
            return Place(
                line: place.line, column: place.column, severity: isWarning ? .warning : .error,
                code: String(isWarning ? code.dropFirst() : code))
        }.sorted()
        self.bytes = bytes
    }

    /// Diagnostics as places of a text; those without a span have line 0.
    package static func places(of diagnostics: [Diagnostic], in bytes: [UInt8]) -> [Place] {
        let lines = LineIndex(bytes)
        return diagnostics.map { diagnostic in
            guard case .span(let span) = diagnostic.place else {
                return Place(line: 0, column: 0, severity: diagnostic.severity, code: diagnostic.code.rawValue)
            }
            let place = lines.place(of: Int(span.start))
            return Place(
                line: place.line, column: place.column, severity: diagnostic.severity, code: diagnostic.code.rawValue)
        }.sorted()
    }
}
