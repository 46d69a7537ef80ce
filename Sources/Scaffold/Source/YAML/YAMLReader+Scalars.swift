import ScaffoldDiagnostics
import ScaffoldLibYAML

extension YAMLReader {
    mutating func readScalar(_ event: inout yaml_event_t) {
        let scalar = event.data.scalar
        var start = events.offset(event.start_mark)
        let end = events.offset(event.end_mark)
        let value = TextSlice(base: scalar.value, count: scalar.length)
        let isPlain = scalar.style.rawValue == YAML_PLAIN_SCALAR_STYLE.rawValue
        if scalar.anchor != nil || scalar.tag != nil { start = behindProperties(start, end) }
        if let anchor = scalar.anchor {
            anchors.begin(String(cString: anchor), slot: builder.nextSlot, depth: builder.depth)
        }
        let kind =
            if let tag = scalar.tag {
                taggedKind(tag, value, start: start, end: end)
            } else {
                isPlain ? CoreSchema.kind(value) : .string
            }
        let isMerge = isPlain && scalar.tag == nil && builder.expectsKey && value.equals("<<")
        let quote = isPlain || scalar.style.rawValue > YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue ? 0 : 1
        let source = TextSlice(base: base + start + quote, count: max(0, end - start - 2 * quote))
        if quote == 1 || isPlain, source.isEqual(to: value) {
            builder.scalar(kind, isPlain ? .verbatim : .quoted, start: start, end: end)
        } else {
            builder.decoded.begin()
            builder.decoded.append(value)
            builder.decodedScalar(kind, start: start, end: end)
        }
        if isMerge { builder.noteMerge() }
        lastEnd = end
        if scalar.anchor != nil { anchors.end(depth: builder.depth, next: builder.nextSlot) }
    }

    /// What a scalar with a tag is. A tag that YAML's core schema does not have means nothing here.
    private mutating func taggedKind(
        _ tag: UnsafeMutablePointer<UInt8>, _ value: TextSlice, start: Int, end: Int
    ) -> NodeKind {
        if isTag(tag, "!") || isTag(tag, "tag:yaml.org,2002:str") { return .string }
        let kind = CoreSchema.kind(value)
        let fits: Bool
        switch String(cString: tag) {
        case "tag:yaml.org,2002:int": fits = kind == .integer
        case "tag:yaml.org,2002:float":
            if kind == .integer { return .float }
            fits = kind == .float
        case "tag:yaml.org,2002:bool": fits = kind == .bool
        case "tag:yaml.org,2002:null": fits = kind == .null
        default:
            ignoreTag(tag, at: start)
            return .string
        }
        if fits { return kind }
        notices.append(
            Diagnostic(
                .yamlSyntax, .error, "the text is not what its tag `\(shortTag(tag))` says",
                at: .span(span(start, end)),
                help: "remove the tag"))
        return .string
    }

    mutating func ignoreTag(_ tag: UnsafeMutablePointer<UInt8>, at start: Int) {
        notices.append(
            Diagnostic(
                .unknownTag, .warning, "the tag `\(shortTag(tag))` means nothing here and is ignored",
                at: .span(span(start, min(start + 1, text.file.bytes.count))), help: "remove it"))
    }

    private func shortTag(_ tag: UnsafeMutablePointer<UInt8>) -> String {
        let name = String(cString: tag)
        let prefix = "tag:yaml.org,2002:"
        return name.hasPrefix(prefix) ? "!!" + name.dropFirst(prefix.count) : name
    }

    func isTag(_ tag: UnsafeMutablePointer<UInt8>, _ name: StaticString) -> Bool {
        String(cString: tag) == name.description
    }

    /// Where the value begins behind `&anchor` and `!tag`, which libyaml counts as part of it.
    private func behindProperties(_ start: Int, _ end: Int) -> Int {
        var position = start
        while position < end {
            switch base[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "#"): while position < end, base[position] != UInt8(ascii: "\n") { position += 1 }
            case UInt8(ascii: "&"), UInt8(ascii: "!"): while position < end, base[position] > 0x20 { position += 1 }
            default: return position
            }
        }
        return end
    }
}
