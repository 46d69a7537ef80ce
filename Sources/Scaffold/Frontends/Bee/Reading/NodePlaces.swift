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
        guard right.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
            return Pointer(text: left.text + "/" + right)
        }
        let key = right.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "~"): Array("~0".utf8)
            case UInt8(ascii: "/"): Array("~1".utf8)
            default: [byte]
            }
        }
        return Pointer(text: left.text + "/" + String(decoding: key, as: UTF8.self))
    }
}
