import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

// Multipart bodies that are lists: parts that are told apart by their order (OpenAPI 3.2, "Encoding By Position").
extension DescriptionReader {
    /// The parts of a multipart body that is sent, where its schema is a list; nil where it is something else.
    func orderedParts(of source: ContentSource, _ way: Way) -> ListElements? {
        guard way == .request, source.type.family == .multipart else { return nil }
        if let item = source.itemSchema { return ListElements(location: item, rest: [item]) }
        return source.schema.flatMap(reading.schemas.elements)
    }

    /// A body of parts in their order. Each that has a schema or an encoding of its own is a field, and the others are one
    /// list at the end.
    func orderedBody(
        _ source: ContentSource, _ list: ListElements, _ message: MessageID, _ path: [TypeName.Step]
    ) -> BodyContent {
        let span = list.location.span
        let id = reading.model.add(
            TypeDeclaration(
                name: .nested(in: .message(message), path: path), kind: .object(ObjectType()), document: document.id,
                pointer: list.location.pointer, span: span))
        var object = ObjectType(fields: fields(of: list, source, id))
        let rest = restOfParts(list, source, after: object.fields.count, id)
        object.fields += rest.map { [$0] } ?? []
        let parts = BodyContent.Parts.ordered(rest: rest?.key)
        let described = source.encodings(parts, of: object.fields)
        var encodings = fieldEncodings(described, hasStyles: false)
        if path == [.body] { takeUploads(&object, encodings, parts) }
        for field in object.fields { encodings[field.key] = encoding(of: field, encodings[field.key], parts) }
        reading.model[id].kind = .object(object)
        var content = BodyContent(
            mediaType: source.type.text, encoding: .multipart(parts), type: TypeUse(.named(id), span: span))
        content.fieldEncodings = encodings
        report(source, list)
        reportStyles(of: described)
        let named = described.filter { hasDisposition($0.encoding) }
        if source.type.essence == "multipart/form-data", named.count < object.fields.count {
            sink.warning(
                .invalidBody, "the parts of a form need names, which those of a list do not have", at: source.key.span,
                help: "describe an object, or the header `Content-Disposition` in the encoding of each part")
        }
        return content
    }

    /// The parts with a place of their own. The first is there, since no multipart body is without one (RFC 2046, section
    /// 5.1.1); the others must be where the list is long enough.
    private func fields(of list: ListElements, _ source: ContentSource, _ owner: TypeID) -> [Field] {
        let places = list.isClosed ? list.prefix.count : max(list.prefix.count, source.prefixEncoding.count)
        return (0..<min(places, max(list.maximum, 1))).map { index in
            let schemas = index < list.prefix.count ? [list.prefix[index]] : list.rest
            let key = "part\(index + 1)"
            var field = part(key, schemas, owner, at: list.location.span)
            field.isRequired = index < max(list.minimum, 1)
            return field
        }
    }

    /// The parts at the end, which are alike; nil where there are none.
    private func restOfParts(
        _ list: ListElements, _ source: ContentSource, after count: Int, _ owner: TypeID
    ) -> Field? {
        let span = list.location.span
        if count > 0 {
            let isNeeded = !list.rest.isEmpty || source.itemEncoding != nil || list.minimum > count
            guard isNeeded, !list.isClosed, list.maximum > count else { return nil }
        }
        var field = part("parts", list.rest, owner, at: span)
        var type = TypeUse(.list(field.type), span: field.type.span)
        let minimum = max(list.minimum, 1) - count
        if minimum > 0 { type.constraints.append(Constraint(.minItems(minimum), span: span)) }
        if list.maximum < .max { type.constraints.append(Constraint(.maxItems(list.maximum - count), span: span)) }
        if count == 0, let uniqueness = list.uniqueness { type.constraints.append(uniqueness) }
        field.type = type
        field.isRequired = minimum > 0
        field.defaultValue = nil
        field.defaultSpan = nil
        return field
    }

    private func part(_ key: String, _ schemas: [Location], _ owner: TypeID, at span: SourceSpan) -> Field {
        guard let first = schemas.first else {
            return Field(
                key: key, type: TypeUse(.scalar(.json), span: span), isRequired: false,
                pointer: reading.model[owner].pointer + "/" + key, span: span)
        }
        let name = TypeName.Origin.nested(in: .type(owner), path: [.field(key)])
        var use = reading.schemas.use(ofElement: schemas, named: name)
        // A part is there or is not.
        use.type.isNullable = false
        var field = Field(
            key: key, type: use.type, isRequired: false, documentation: use.documentation,
            isDeprecated: use.isDeprecated, extensions: use.extensions, pointer: first.pointer, span: first.span)
        field.defaultValue = use.defaultValue
        field.defaultSpan = use.defaultSpan
        return field
    }

    /// The media type of a part: of several media types the first, of none its default (OpenAPI 3.2, Encoding Object) where
    /// that is not told by the value.
    private func encoding(
        of field: Field, _ encoding: FieldEncoding?, _ parts: BodyContent.Parts
    ) -> FieldEncoding {
        var encoding = encoding ?? FieldEncoding()
        if reading.model.isUpload(field.type) { return encoding }
        encoding.contentType = encoding.mediaTypes?.first { !$0.essence.contains("*") }?.text
        if encoding.contentType == nil, isBase64(field, parts) { encoding.contentType = "application/octet-stream" }
        return encoding
    }

    private func isBase64(_ field: Field, _ parts: BodyContent.Parts) -> Bool {
        if parts.areElements(of: field), case .list(let element) = field.type.shape { return isScalar(element, .bytes) }
        return isScalar(field.type, .bytes)
    }

    // MARK: Diagnostics

    private func report(_ source: ContentSource, _ list: ListElements) {
        if let encoding = source.encoding {
            sink.warning(
                .invalidBody, "the parts of a list have no names to encode them by", at: encoding.span,
                help: "write `prefixEncoding` and `itemEncoding`")
        }
        var conditions = list.conditions
        if !list.prefix.isEmpty, let constraint = list.uniqueness {
            conditions.append(("uniqueItems", constraint.span))
        }
        for (keyword, span) in conditions {
            sink.warning(
                .unsupported, "`\(keyword)` is not checked: the parts of a body are checked one by one", at: span,
                help: "say it of single parts, or leave it to the service")
        }
    }

    /// Only what has a name is written in a style (OpenAPI 3.2, Encoding Object).
    private func reportStyles(of encodings: [(key: String, encoding: Location)]) {
        for key in ["style", "explode", "allowReserved"] {
            for span in encodings.compactMap({ $0.encoding[key]?.span }) {
                sink.warning(
                    .invalidBody, "`\(key)` has no effect on a part without a name", at: span, help: "remove it")
            }
        }
    }

    private func hasDisposition(_ encoding: Location) -> Bool {
        encoding["headers"]?.node.entries.contains { $0.name.lowercased() == "content-disposition" } ?? false
    }

    /// Says of encodings by position that they apply to nothing.
    func reportIdlePositions(of source: ContentSource, isOrdered: Bool, _ way: Way) {
        let isMultipart = source.type.family == .multipart
        // Of an answer in parts it is said that it is handled as bytes.
        guard !isOrdered, way == .request || !isMultipart else { return }
        let prefix = source.prefixEncoding.first.map { ("prefixEncoding", $0.span) }
        let item = source.itemEncoding.map { ("itemEncoding", $0.span) }
        for (key, span) in [prefix, item].compactMap({ $0 }) {
            sink.warning(
                .invalidBody, "`\(key)` has no effect: this body is no list of parts", at: span,
                help: isMultipart ? "write `encoding` for an object, or describe an array" : "remove it")
        }
    }
}
