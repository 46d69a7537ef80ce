import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// A text that names a type: `{MODEL}` or `<ENUM>`, without white space inside.
struct Reference: Equatable {
    let name: String
    let isEnumeration: Bool
    /// Whether the signs around it are the full-width ones, which were typed by mistake.
    let isFullWidth: Bool

    init?(_ node: Node) {
        guard let text = node.string?[...].trimmed, let byte = text.utf8.first, Self.firstBytes.contains(byte),
            let sign = Self.signs.firstIndex(where: { text.hasPrefix($0.opening) && text.hasSuffix($0.closing) })
        else { return nil }
        let length = Self.signs[sign].opening.utf8.count
        let inner = Substring(text.utf8.dropFirst(length).dropLast(length))
        guard !inner.isEmpty, Self.isName(inner) else { return nil }
        name = String(inner)
        isEnumeration = sign % 2 == 1
        isFullWidth = sign >= 2
    }

    private static func isName(_ text: Substring) -> Bool {
        // Nearly every name is plain ASCII, where a character is a byte.
        text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !isSign($0) }
            || !text.contains { $0.isWhitespace || "{}<>/".contains($0) }
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"): true
        default: false
        }
    }

    private static let signs = [("{", "}"), ("<", ">"), ("｛", "｝"), ("＜", "＞")].map { (opening: $0, closing: $1) }

    /// What the signs begin with in UTF-8: most texts are no references, and characters are slow to come by.
    private static let firstBytes = [UInt8(ascii: "{"), UInt8(ascii: "<"), 0xEF]
}

extension Bee1Reader {
    /// What texts show: a type that all of them name, else a string.
    mutating func inferText(_ values: [Node], _ first: Node) -> TypeUse.Shape {
        guard let reference = Reference(first) else {
            if let other = values.dropFirst().first(where: { Reference($0) != nil }) { reportMixed(first, other) }
            return .scalar(.string)
        }
        if let other = values.dropFirst().first(where: { Reference($0)?.name != reference.name }) {
            reportMixed(first, other)
            return .scalar(.json)
        }
        return resolve(reference, first)
    }

    private func reportMixed(_ first: Node, _ other: Node) {
        sink.warning(
            .conflictingSamples, "this example is `\(other.text)`, another is `\(first.text)`", at: other.span,
            notes: [.init("the other is here", at: .span(first.span))], help: "make all examples alike")
    }

    private mutating func resolve(_ reference: Reference, _ node: Node) -> TypeUse.Shape {
        if reference.isFullWidth {
            let plain = reference.isEnumeration ? "<\(reference.name)>" : "{\(reference.name)}"
            sink.warning(
                .typeSyntax, "the signs around `\(reference.name)` are full-width", at: node.span,
                help: "write `\(plain)`")
        }
        let (wanted, other) = reference.isEnumeration ? (enumerations, models) : (models, enumerations)
        if let id = wanted[reference.name] { return .named(id) }
        if let id = other[reference.name] {
            let plain = reference.isEnumeration ? "{\(reference.name)}" : "<\(reference.name)>"
            sink.warning(
                .unknownType, "`\(reference.name)` is \(reference.isEnumeration ? "a model" : "an enumeration")",
                at: node.span, help: "write `\(plain)`")
            return .named(id)
        }
        unknown[reference.name, default: []].append(node.span)
        return .scalar(.json)
    }
}
