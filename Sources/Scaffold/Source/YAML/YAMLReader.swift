import ScaffoldDiagnostics
import ScaffoldLibYAML

/// Makes trees of libyaml's events: one for each document of the stream.
struct YAMLReader: ~Copyable {
    let text: SourceText
    let base: UnsafePointer<UInt8>
    var events: YAMLEvents
    var builder: NodeTreeBuilder
    var anchors = Anchors()
    var notices: [Diagnostic] = []
    private var documents: [Document] = []
    /// Where the last scalar, alias or bracket ends: libyaml ends block collections at the next token only.
    var lastEnd = 0

    init(_ text: SourceText, base: UnsafePointer<UInt8>) {
        self.text = text
        self.base = base
        events = YAMLEvents(text, base: base)
        builder = Self.newBuilder(text, base, expectedNodes: text.file.bytes.count / 24)
    }

    /// Every document of the stream.
    mutating func readStream() throws(SyntaxFault) -> [Document] {
        var event = yaml_event_t()
        while true {
            try events.next(&event)
            defer { yaml_event_delete(&event) }
            switch event.type.rawValue {
            case YAML_STREAM_END_EVENT.rawValue: return documents
            case YAML_DOCUMENT_END_EVENT.rawValue: endDocument()
            case YAML_SCALAR_EVENT.rawValue: readScalar(&event)
            case YAML_ALIAS_EVENT.rawValue: try readAlias(&event)
            case YAML_SEQUENCE_START_EVENT.rawValue:
                let data = event.data.sequence_start
                try open(.list, "tag:yaml.org,2002:seq", &event, anchor: data.anchor, tag: data.tag)
            case YAML_MAPPING_START_EVENT.rawValue:
                let data = event.data.mapping_start
                try open(.mapping, "tag:yaml.org,2002:map", &event, anchor: data.anchor, tag: data.tag)
            case YAML_SEQUENCE_END_EVENT.rawValue, YAML_MAPPING_END_EVENT.rawValue: close(&event)
            default: break
            }
        }
    }

    private static func newBuilder(_ text: SourceText, _ base: UnsafePointer<UInt8>, expectedNodes: Int)
        -> NodeTreeBuilder
    {
        NodeTreeBuilder(file: text.id, base: base, expectedNodes: expectedNodes)
    }

    private mutating func endDocument() {
        var finished = Self.newBuilder(text, base, expectedNodes: 0)
        swap(&builder, &finished)
        let duplicates = finished.duplicates
        documents.append(
            Document(
                syntax: .yaml, root: finished.tree(bytes: text.file.bytes).root, leniencies: [],
                duplicateKeys: duplicates, notices: notices))
        anchors = Anchors()
        notices = []
    }

    // MARK: Collections

    private mutating func open(
        _ kind: NodeKind, _ ownTag: StaticString, _ event: inout yaml_event_t, anchor: UnsafeMutablePointer<UInt8>?,
        tag: UnsafeMutablePointer<UInt8>?
    ) throws(SyntaxFault) {
        let start = events.offset(event.start_mark)
        let place = span(start, min(start + 1, text.file.bytes.count))
        guard builder.depth < deepestNesting else {
            throw SyntaxFault(
                .tooDeep, "lists and mappings are nested more than \(deepestNesting) deep", at: place,
                help: "flatten the document, or split it")
        }
        if builder.expectsKey { refuseKey(kind, at: place) }
        if let tag, !isTag(tag, ownTag) { ignoreTag(tag, at: start) }
        if let anchor { anchors.begin(String(cString: anchor), slot: builder.nextSlot, depth: builder.depth) }
        builder.open(kind, at: start)
        anchors.reach(builder.depth)
        lastEnd = events.offset(event.end_mark)
    }

    private mutating func close(_ event: inout yaml_event_t) {
        let end = events.offset(event.end_mark)
        // Only the end of a flow collection is a token of its own.
        if events.offset(event.start_mark) < end { lastEnd = end }
        for place in builder.expandMerges() {
            notices.append(
                Diagnostic(
                    .yamlSyntax, .error, "`<<` needs a mapping, or a list of mappings", at: .span(place),
                    help: "name one with an alias: `<<: *name`"))
        }
        builder.close(at: lastEnd)
        anchors.end(depth: builder.depth, next: builder.nextSlot)
    }

    private mutating func readAlias(_ event: inout yaml_event_t) throws(SyntaxFault) {
        let name = String(cString: event.data.alias.anchor)
        let start = events.offset(event.start_mark)
        lastEnd = events.offset(event.end_mark)
        guard let anchor = anchors.anchor(name) else {
            throw SyntaxFault(
                .unknownAlias, "no anchor `&\(name)` stands before this alias", at: span(start, lastEnd),
                help: Spelling.nearest(to: name, in: anchors.names).map { "did you mean `*\($0)`?" })
        }
        guard anchor.size > 0 else {
            throw SyntaxFault(
                .unknownAlias, "the alias `*\(name)` stands inside of the node that it names", at: span(start, lastEnd),
                notes: [Diagnostic.Note("which begins here", at: .span(builder.span(anchor.slot)))],
                help: "a document cannot contain itself; use a type's name to refer to it")
        }
        guard anchors.use(anchor, depth: builder.depth) else {
            throw SyntaxFault(
                .tooDeep, "the aliases up to here make the document too large", at: span(start, lastEnd),
                help: "write fewer aliases of aliases")
        }
        let kind = builder.records[anchor.slot].kind
        if builder.expectsKey, kind == .list || kind == .mapping { refuseKey(kind, at: span(start, lastEnd)) }
        builder.alias(to: anchor.slot, start: start, end: lastEnd)
    }

    private mutating func refuseKey(_ kind: NodeKind, at place: SourceSpan) {
        notices.append(
            Diagnostic(
                .yamlSyntax, .error, "a \(kind == .list ? "list" : "mapping") cannot be a key", at: .span(place),
                help: "use text as the key; text that begins with a bracket goes in quotes"))
    }

    func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(file: text.id, start: UInt32(start), end: UInt32(end))
    }
}
