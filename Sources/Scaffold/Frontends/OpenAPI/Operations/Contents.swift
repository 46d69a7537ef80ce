import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    enum Way {
        case request, response
    }

    /// The bodies of all media types. Of those that could be sent the preferred one comes first; those that are received
    /// stay in the order of the document.
    func contents(
        of sources: [ContentSource], _ way: Way, in part: Location, _ message: MessageID, _ path: [TypeName.Step]
    ) -> [BodyContent] {
        let sources = way == .request ? Self.preferred(sources) : sources
        let lists = sources.map { orderedParts(of: $0, way) }
        let main = sources.indices.first { lists[$0] != nil || Self.isTyped(sources[$0], way) }
        var read: [(schema: Location, use: SchemaUse)] = []
        return sources.enumerated().map { index, source in
            let path = index == main ? path : path + [.content(source.type.essence)]
            reportIdlePositions(of: source, isOrdered: lists[index] != nil, way)
            if let list = lists[index] { return orderedBody(source, list, message, path) }
            let suffix = way == .request ? "Body" : "Response"
            let name =
                index == main
                ? origin(in: part, suffix: suffix, of: message, path)
                : origin(in: part, suffix: Self.word(source.type) + suffix, of: message, path)
            let use = (source.isFile ? nil : source.itemSchema ?? source.schema).map { schema in
                var budget = 10_000
                if let same = read.first(where: { $0.schema.node.isSame(as: schema.node, budget: &budget) }) {
                    return same.use
                }
                let use = reading.schemas.use(of: schema, named: name)
                read.append((schema, use))
                return use
            }
            return content(source, use, way, message, path)
        }
    }

    /// Whether a person meets the type of the schema, and not bytes or text that hold it.
    private static func isTyped(_ source: ContentSource, _ way: Way) -> Bool {
        if source.isFile || source.itemSchema != nil { return false }
        return switch source.type.family {
        case .json, .any, .form: true
        case .multipart: way == .request && source.type.essence == "multipart/form-data"
        case .text, .xml, .stream, .bytes: false
        }
    }

    /// By rank; of equals in the order of the document.
    private static func preferred(_ sources: [ContentSource]) -> [ContentSource] {
        sources.enumerated().sorted { ($0.element.type.rank, $0.offset) < ($1.element.type.rank, $1.offset) }
            .map(\.element)
    }

    /// `Xml` of `application/xml`.
    private static func word(_ type: MediaType) -> String {
        let letters = (type.essence.split(separator: "/").last ?? "").map { $0.isLetter || $0.isNumber ? $0 : " " }
        return String(letters).split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private func content(
        _ source: ContentSource, _ use: SchemaUse?, _ way: Way, _ message: MessageID, _ path: [TypeName.Step]
    ) -> BodyContent {
        let type = source.type
        let bytes = TypeUse(.scalar(.binary), span: source.key.span)
        if source.itemSchema != nil {
            return BodyContent(mediaType: type.text, encoding: .stream, type: bytes, payload: use?.type)
        }
        if source.isFile { return BodyContent(mediaType: type.text, encoding: .binary, type: bytes) }
        switch type.family {
        case .json: return json(type, use, source)
        case .any: return any(type, use, source, way)
        case .stream: return BodyContent(mediaType: type.text, encoding: .stream, type: bytes, payload: use?.type)
        case .xml: return BodyContent(mediaType: type.text, encoding: .xml, type: bytes, payload: use?.type)
        case .bytes:
            var bytes = bytes
            if let use, isScalar(use.type, .binary) { bytes.constraints = reading.model.resolve(use.type).constraints }
            let payload = use.flatMap { isScalar($0.type, .binary) || isScalar($0.type, .string) ? nil : $0.type }
            return BodyContent(mediaType: type.text, encoding: .binary, type: bytes, payload: payload)
        case .text: return text(type, use, source)
        case .form: return form(.form, source, use, message, path)
        case .multipart:
            guard type.essence == "multipart/form-data", way == .request else {
                sink.note(
                    .unsupported,
                    way == .request
                        ? "`\(type.essence)` is handled as bytes: only a form or an array is written in parts"
                        : "`\(type.essence)` is handled as bytes: only what is sent is taken apart",
                    at: source.key.span)
                return BodyContent(mediaType: type.text, encoding: .binary, type: bytes, payload: use?.type)
            }
            return form(.multipart(.named), source, use, message, path)
        }
    }

    private func json(_ type: MediaType, _ use: SchemaUse?, _ source: ContentSource) -> BodyContent {
        let value = use?.type ?? TypeUse(.scalar(.json), span: source.key.span)
        // `type: string, format: binary` as JSON is how many documents say "a file".
        let isBinary = isScalar(value, .binary)
        return BodyContent(mediaType: type.text, encoding: isBinary ? .binary : .json, type: value)
    }

    private func text(_ type: MediaType, _ use: SchemaUse?, _ source: ContentSource) -> BodyContent {
        var value = TypeUse(.scalar(.string), span: source.key.span)
        if let use, isScalar(use.type, .binary) {
            return BodyContent(mediaType: type.text, encoding: .binary, type: use.type)
        }
        guard let use, case .scalar(.string) = use.type.shape else {
            return BodyContent(mediaType: type.text, encoding: .text, type: value, payload: use?.type)
        }
        value.constraints = use.type.constraints
        return BodyContent(mediaType: type.text, encoding: .text, type: value)
    }

    /// `*/*`: text where the schema is a string, JSON where it is anything else, bytes where there is none.
    private func any(_ type: MediaType, _ use: SchemaUse?, _ source: ContentSource, _ way: Way) -> BodyContent {
        var content: BodyContent
        var concrete = "application/json"
        if let use, !isScalar(use.type, .binary) {
            if isScalar(use.type, .string) {
                content = text(type, use, source)
                concrete = "text/plain"
            } else {
                content = json(type, use, source)
            }
        } else {
            content = BodyContent(
                mediaType: type.text, encoding: .binary, type: TypeUse(.scalar(.binary), span: source.key.span))
            concrete = "application/octet-stream"
        }
        // A request must say what it carries.
        if way == .request { content.mediaType = concrete }
        return content
    }

    /// Whether a type is a scalar, aliases followed.
    func isScalar(_ use: TypeUse, _ scalar: Scalar) -> Bool {
        if case .scalar(scalar) = reading.model.resolve(use).shape { return true }
        return false
    }
}
