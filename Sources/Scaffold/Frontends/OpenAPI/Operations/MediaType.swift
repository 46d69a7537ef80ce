import ScaffoldModel

/// A media type (RFC 9110, section 8.3.1), as a description names it.
struct MediaType {
    /// What a body of a media type is, as far as its name says.
    enum Family {
        case json, form, multipart, text, xml, stream, bytes
        /// `*/*` and the like: its schema decides.
        case any
    }

    /// In lower case, without parameters: `application/json`.
    let essence: String
    /// As the document writes it, without space around it.
    let text: String

    private let type: String
    private let subtype: String
    private let hasStreamParameter: Bool

    /// Nil for a text that is no media type.
    init?(_ text: String) {
        var bytes = text[...].utf8
        while bytes.first == Self.space { bytes.removeFirst() }
        while bytes.last == Self.space { bytes.removeLast() }
        let end = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        let names = bytes[..<end].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(decoding: $0.filter { $0 != Self.space }, as: UTF8.self).lowercased() }
        guard names.count == 2, names.allSatisfy(\.isHTTPToken), bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            return nil
        }
        (type, subtype) = (names[0], names[1])
        self.text = String(Substring(bytes))
        essence = type + "/" + subtype
        // Kubernetes: one JSON object after another.
        hasStreamParameter = end < bytes.endIndex && Substring(bytes[end...]).lowercased().contains("stream=watch")
    }

    private static let space = UInt8(ascii: " ")

    var family: Family {
        if hasStreamParameter || Self.streams.contains(essence) || subtype.hasSuffix("+json-seq") { return .stream }
        if subtype == "json" || subtype.hasSuffix("+json") { return .json }
        if subtype == "xml" || subtype.hasSuffix("+xml") { return .xml }
        if essence == "application/x-www-form-urlencoded" { return .form }
        if type == "multipart" { return .multipart }
        if type == "text" || Self.texts.contains(essence) || subtype.hasSuffix("+yaml") { return .text }
        if essence == "*/*" || essence == "application/*" { return .any }
        return .bytes
    }

    /// Where it stands among several that a message could send; the lowest is sent.
    var rank: Int {
        if essence == "application/json" { return 0 }
        switch family {
        case .json: return 1
        case .form, .multipart: return 2
        case .any: return 3
        case .text: return 4
        case .bytes, .stream: return 5
        case .xml: return 6
        }
    }

    private static let streams: Set<String> = [
        "text/event-stream", "application/jsonl", "application/x-jsonl", "application/jsonlines", "application/ndjson",
        "application/x-ndjson", "application/json-seq", "application/stream+json",
    ]

    private static let texts: Set<String> = [
        "application/yaml", "application/x-yaml", "application/javascript", "application/ecmascript",
        "application/graphql", "application/jsonpath", "application/sql", "application/toml", "application/sdp",
        "application/x-pem-file",
    ]
}
