import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `security`: how a client says who it is. `bearer`, `basic`, `header X-Api-Key`, `query key`, `cookie sid` or `none`;
/// several that are all needed are joined by `&`, and alternatives are a list.
extension Bee2Reader {
    private static let words = ["bearer", "basic", "header", "query", "cookie", "none"]

    mutating func readSecurity(_ node: Node) -> [[SecurityRequirement]] {
        switch node.kind {
        case .string: return [readAlternative(node)].compactMap { $0 }
        case .list: return node.items.compactMap { readAlternative($0) }
        default:
            wrongKind(node, "`security`", expected: "text or a list", help: "write `security: bearer`")
            return []
        }
    }

    private mutating func readAlternative(_ node: Node) -> [SecurityRequirement]? {
        guard let text = text(node, "`security`") else { return nil }
        var result: [SecurityRequirement] = []
        for part in text.split(separator: "&", omittingEmptySubsequences: false) {
            let words = part.split(separator: " ").map(String.init)
            if words == ["none"] { continue }
            let start = text.utf8.distance(from: text.startIndex, to: part.trimmed.startIndex)
            let span = node.place(of: start..<start + part.trimmed.utf8.count)
            guard let scheme = scheme(words, span) else {
                let nearest =
                    text.contains("|")
                    ? "write a list for alternatives: `security: [bearer, header X-Api-Key]`"
                    : Spelling.question(about: words.first ?? "", among: Self.words)
                sink.error(
                    .unknownKey, "`\(part.trimmed)` is no security scheme", at: span,
                    help: nearest
                        ?? "write `bearer`, `basic`, `header X-Api-Key`, `query key`, `cookie sid` or `none`")
                continue
            }
            if case .apiKey(let name, let place) = scheme.kind, !place.allows(name) {
                sink.error(.invalidName, place.refusal(of: name), at: span, help: Parameter.Place.nameHelp)
                continue
            }
            if !model[document].securitySchemes.contains(where: { $0.name == scheme.name }) {
                model[document].securitySchemes.append(scheme)
            }
            result.append(SecurityRequirement(scheme: scheme.name))
        }
        return result
    }

    private func scheme(_ words: [String], _ span: SourceSpan) -> SecurityScheme? {
        switch (words.first, words.count) {
        case ("bearer", 1), ("basic", 1):
            return SecurityScheme(name: words[0], kind: .http(scheme: words[0]), span: span)
        case ("header", 2), ("query", 2), ("cookie", 2):
            guard let place = Parameter.Place(rawValue: words[0]) else { return nil }
            return SecurityScheme(
                name: words.joined(separator: " "), kind: .apiKey(name: words[1], place: place), span: span)
        default: return nil
        }
    }
}
