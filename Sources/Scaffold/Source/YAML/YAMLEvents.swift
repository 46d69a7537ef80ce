import ScaffoldDiagnostics
import ScaffoldLibYAML

/// libyaml's event parser over the bytes of a text.
struct YAMLEvents: ~Copyable {
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let text: SourceText
    private var places: MarkCursor

    /// `base` points at the bytes of `text` and must outlive this value.
    init(_ text: SourceText, base: UnsafePointer<UInt8>) {
        self.text = text
        let end = text.file.bytes.count
        places = MarkCursor(base: base, start: text.start, end: end)
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, base + text.start, end - text.start)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// Reads the next event; the caller deletes it.
    mutating func next(_ event: inout yaml_event_t) throws(SyntaxFault) {
        guard yaml_parser_parse(parser, &event) != 0 else { throw fault() }
    }

    /// The byte offset in the file of a mark.
    mutating func offset(_ mark: yaml_mark_t) -> Int { places.offset(ofCharacter: mark.index) }

    private mutating func fault() -> SyntaxFault {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text cannot be read"
        // The reader's own errors have no mark, but a byte offset.
        let isReaders = parser.pointee.error == YAML_READER_ERROR
        let place = isReaders ? text.start + parser.pointee.problem_offset : offset(parser.pointee.problem_mark)
        let context = parser.pointee.context.map { (String(cString: $0), offset(parser.pointee.context_mark)) }
        return YAMLProblem(problem, at: place, context: context, in: text).fault
    }
}
