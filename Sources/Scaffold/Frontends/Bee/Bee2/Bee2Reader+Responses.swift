import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `response`: a type, or a mapping of statuses to types.
extension Bee2Reader {
    mutating func readResponses(_ node: Node, at place: TypePlace) -> [ResponseDeclaration] {
        guard let entry = node.entry("response"), !entry.value.isMissing else {
            return [ResponseDeclaration(status: .range(2), contents: [], span: node.span)]
        }
        var place = place
        place.pointer = place.pointer / "response"
        let value = entry.value
        let hasStatus = value.entries.contains { $0.name.looksLikeStatus }
        if value.kind != .mapping, StatusPattern(key: value.text) != nil {
            sink.error(
                .wrongKind, "`\(value.text)` is a status, and a type is due", at: value.span,
                help: "write `response: { \(value.text): null }` for an answer without a body")
            return []
        }
        guard value.kind == .mapping, hasStatus else {
            return [readResponse(value, .range(2), span: entry.key.span, at: place)].compactMap { $0 }
        }
        var seen: [StatusPattern: SourceSpan] = [:]
        return value.entries.compactMap { entry in
            guard let status = StatusPattern(key: entry.name) else {
                sink.error(
                    .unknownKey, "`\(entry.name)` is no status", at: entry.key.span,
                    help: "write a status from 100 to 599, `4XX` or `default`")
                return nil
            }
            if let first = seen.updateValue(entry.key.span, forKey: status) {
                sink.error(
                    .duplicateStatus, "the status \(status.text) stands twice", at: entry.key.span,
                    notes: [.init("the first is here", at: .span(first))], help: "remove one")
                return nil
            }
            var inside = place
            inside.pointer = inside.pointer / entry.name
            return readResponse(entry.value, status, span: entry.key.span, at: inside)
        }
    }

    /// An empty value, and the type `null`, mean an answer without a body.
    private mutating func readResponse(
        _ node: Node, _ status: StatusPattern, span: SourceSpan, at place: TypePlace
    ) -> ResponseDeclaration? {
        if node.isNull { return ResponseDeclaration(status: status, contents: [], span: span) }
        var inside = place
        inside.path = [.response(status)]
        inside.files = .body
        guard let field = readType(node, at: inside) else { return nil }
        if let span = field.defaultSpan {
            sink.error(.invalidDefault, "a response has no default", at: span, help: "give its fields defaults")
        }
        return ResponseDeclaration(
            status: status, contents: [content(of: field.type)], documentation: field.documentation, span: span)
    }
}

extension StatusPattern {
    /// A status as a document writes it: `201`, `4XX`, `default`; nil for anything else.
    fileprivate init?(key: String) {
        let text = key.lowercased()
        if text == "default" {
            self = .default
        } else if text.hasSuffix("xx"), text.utf8.count == 3, let hundreds = Int(text.prefix(1)),
            (1...5).contains(hundreds)
        {
            self = .range(hundreds)
        } else if key.utf8.count == 3, let code = Int(key), (100...599).contains(code) {
            self = .code(code)
        } else {
            return nil
        }
    }
}

extension String {
    /// Whether a key can only be meant as a status, if a wrong one: `404`, `4XX`, `default`, `600`, `_200`. A field of
    /// such a name is written in an object with a name.
    fileprivate var looksLikeStatus: Bool {
        if lowercased() == "default" { return true }
        let sign = utf8.drop { $0 == UInt8(ascii: "_") }
        return sign.count == 3 && utf8.count <= 4 && sign.first.map(TypeParser.isDigit) == true
            && sign.allSatisfy { TypeParser.isDigit($0) || $0 | 0x20 == UInt8(ascii: "x") }
    }
}
