import ScaffoldDiagnostics
import ScaffoldSource

extension Node {
    /// The place of a part of a scalar's text, by its range in UTF-8 bytes.
    func place(of range: Range<Int>) -> SourceSpan {
        place(of: range.lowerBound, length: range.count)
    }
}

/// A JSON pointer into the document (RFC 6901), by which a configuration finds a part of it.
struct Pointer {
    let text: String

    static let root = Pointer(text: "#")

    static func / (left: Pointer, right: String) -> Pointer {
        Pointer(text: left.text + "/" + JSONPointer.escape(right))
    }
}
