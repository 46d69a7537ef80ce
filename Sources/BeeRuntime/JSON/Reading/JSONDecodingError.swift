/// Why a text could not be read as a value.
public enum JSONDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The text is not JSON (RFC 8259), or is nested too deeply.
    case syntax(JSONSyntaxError)

    /// The text is JSON, but not of the type: at least one mismatch, in the order of reading. When their number reached
    /// ``JSONReader/Options/maximumMismatches``, reading stopped there.
    case mismatches([JSONMismatch])

    /// One line for each fault.
    public var description: String {
        switch self {
        case .syntax(let error): error.description
        case .mismatches(let mismatches): mismatches.map(\.description).joined(separator: "\n")
        }
    }
}

/// The first place where a text is not JSON.
public struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in words: `expected , or }`.
    public let reason: String

    /// The byte of the text, from 0.
    public let offset: Int

    /// The line, from 1.
    public let line: Int

    /// The column, from 1, in UTF-8 bytes.
    public let column: Int

    /// The value that was being read, as a JSON path: `$.shots[3]`.
    public let path: String

    /// `line 3, column 9 (byte 41), in $.shots[3]: expected , or }`
    public var description: String { "line \(line), column \(column) (byte \(offset)), in \(path): \(reason)" }
}
