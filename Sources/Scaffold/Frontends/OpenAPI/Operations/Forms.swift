import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    /// A body of fields: a form, or one part for each.
    func form(
        _ encoding: BodyContent.Encoding, _ source: ContentSource, _ use: SchemaUse?, _ message: MessageID,
        _ path: [TypeName.Step]
    ) -> BodyContent {
        let type = formType(of: use, source)
        let isSent = path == [.body]
        if isSent, !reading.model.kinds(of: type).contains(.object) { return formless(type, source) }
        var content = BodyContent(mediaType: source.type.text, encoding: encoding, type: type)
        var hasStyles = true
        // Before OpenAPI 3.1, only URL-encoded forms have styles (OpenAPI 3.0, section 4.7.15.1).
        if case .multipart = encoding, dialect.isBeforeJSONSchema { hasStyles = false }
        content.fieldEncodings = fieldEncodings(source.encodings(.named, of: []), hasStyles: hasStyles)
        if let encoding = source.encoding { reportUnknownFields(encoding, type) }
        // Only the body that is sent has parts; in other forms of it bytes stay what they are.
        if case .multipart = encoding, isSent { takeUploads(of: &content, message, path) }
        return content
    }

    /// What nothing is said of is any object.
    private func formType(of use: SchemaUse?, _ source: ContentSource) -> TypeUse {
        let span = use?.type.span ?? source.key.span
        let anything = TypeUse(.map(TypeUse(.scalar(.json), span: span)), span: span)
        guard var type = use?.type else { return anything }
        // Checks over raw values do not see a form.
        type.isNullable = false
        if case .scalar(.json) = type.shape, type.constraints.isEmpty { return anything }
        return type
    }

    /// A body that no field can be told of.
    private func formless(_ type: TypeUse, _ source: ContentSource) -> BodyContent {
        sink.warning(
            .invalidBody,
            "`\(source.type.essence)` is handled as bytes: a form is an object, and this is "
                + reading.model.kinds(of: type).names,
            at: source.schema?.span.part(0, length: 1) ?? source.key.span,
            help: "describe an object with a property for each field")
        return BodyContent(
            mediaType: source.type.text, encoding: .binary, type: TypeUse(.scalar(.binary), span: source.key.span),
            payload: type)
    }

    /// Says of encodings that there is nothing of their name to encode.
    func reportUnknownFields(_ encoding: Location, _ type: TypeUse) {
        guard case .named(let id) = reading.model.resolve(type).shape,
            case .object(let object) = reading.model[id].kind, case .ignored = object.otherKeys
        else { return }
        for (key, _) in encoding.entries where !key.text.hasPrefix("x-") {
            guard !object.fields.contains(where: { $0.key == key.text }) else { continue }
            sink.warning(
                .invalidBody, "the form has no property `\(key.text)` to encode", at: key.span,
                help: Spelling.question(about: key.text, among: object.fields.map(\.key)) ?? "remove it")
        }
    }

    /// An optional form that is written in place, none of whose fields must be there, is no form where no field is sent,
    /// so its fields are inputs of the message. Files have no type around them, so with files the fields always are; that
    /// one must be there where another is, is not checked then.
    func settled(_ body: RequestBody, of message: MessageID) -> RequestBody {
        guard !body.isRequired, let content = body.contents.first, case .named(let id) = content.type.shape,
            reading.model[id].name.origin == .nested(in: .message(message), path: [.body]),
            reading.model.canBeInputs(id), case .object(var object) = reading.model[id].kind
        else { return body }
        switch content.encoding {
        case .form, .multipart: break
        case .json, .formField, .text, .binary, .xml, .stream: return body
        }
        let hasFiles = reading.model.hasUploads(object)
        guard hasFiles || !object.fields.contains(where: \.isRequired) else { return body }
        for index in object.fields.indices { object.fields[index].isRequired = false }
        reading.model[id].kind = .object(object)
        var body = body
        body.isRequired = true
        return body
    }

    func fieldEncodings(
        _ encodings: [(key: String, encoding: Location)], hasStyles: Bool
    ) -> [String: FieldEncoding] {
        var result: [String: FieldEncoding] = [:]
        for (key, value) in encodings {
            guard reading.isMapping(value, "an encoding") else { continue }
            reading.checkKeys(of: value, as: .encoding)
            let style = hasStyles ? style(of: value, .query) : nil
            result[key] = FieldEncoding(
                contentType: reading.text("contentType", of: value), style: style ?? .form,
                explode: (hasStyles ? reading.flag("explode", of: value) : nil) ?? (style == nil || style == .form),
                allowReserved: allowReserved(value, .query))
        }
        return result
    }

    // MARK: Swagger 2.0

    /// Swagger 2.0's form parameters, as the one object that they are.
    func swaggerForm(_ inputs: Inputs, _ types: [(type: MediaType, key: Node)]) -> RequestBody? {
        let first = inputs.formParameters[0]
        let files = inputs.formParameters.filter { $0.node["type"]?.text == "file" }
        let usable = types.filter { $0.type.family == .multipart || $0.type.family == .form }
        var chosen = usable.first { files.isEmpty || $0.type.family == .multipart }
        if chosen == nil, let file = files.first {
            sink.warning(
                .invalidBody, "a file needs `consumes: [multipart/form-data]`, which is taken for it",
                at: file.span.part(0, length: 1), help: "add `multipart/form-data` to `consumes`")
            chosen = MediaType("multipart/form-data").map { ($0, file.node) }
        }
        let type = chosen?.type ?? MediaType("application/x-www-form-urlencoded")
        guard let type else { return nil }
        var object = ObjectType()
        var encodings: [String: FieldEncoding] = [:]
        for parameter in inputs.formParameters { addField(parameter, to: &object, &encodings, inputs.message) }
        let id = reading.model.add(
            TypeDeclaration(
                name: .nested(in: .message(inputs.message), path: [.body]), kind: .object(object),
                document: document.id, pointer: first.pointer, span: first.span))
        var content = BodyContent(
            mediaType: type.text, encoding: type.family == .multipart ? .multipart(.named) : .form,
            type: TypeUse(.named(id), span: first.span))
        content.fieldEncodings = encodings
        return RequestBody(isRequired: true, contents: [content], span: first.span)
    }

    private func addField(
        _ parameter: Location, to object: inout ObjectType, _ encodings: inout [String: FieldEncoding],
        _ message: MessageID
    ) {
        reading.checkKeys(of: parameter, as: .parameter)
        guard let name = reading.text("name", of: parameter) else { return }
        let span = parameter.node["name"]?.span ?? parameter.span
        if let earlier = object.fields.first(where: { $0.key == name }) {
            return sink.warning(
                .duplicateParameter, "the form has the field `\(name)` twice; this one is left out", at: span,
                notes: [.init("the first is here", at: .span(earlier.span))], help: "remove one")
        }
        var field = Field(
            key: name, type: TypeUse(.scalar(.upload), span: parameter.span),
            isRequired: reading.flag("required", of: parameter) ?? false, pointer: parameter.pointer, span: span)
        field.documentation = documentation(of: parameter)
        if parameter.node["type"]?.text != "file" {
            let origin = origin(in: parameter, suffix: "Parameter", of: message, [.field(name)])
            let use = reading.schemas.use(ofParameter: parameter, named: origin)
            field.type = use.type
            field.defaultValue = use.defaultValue
            field.defaultSpan = use.defaultSpan
            if case .list = reading.model.resolve(use.type).shape {
                let (style, explode) = collectionFormat(of: parameter, .query)
                encodings[name] = FieldEncoding(style: style ?? .form, explode: explode)
            }
        }
        object.fields.append(field)
    }
}

extension FieldEncoding {
    /// The media types that a part can have; nil where it says none, or where one of them is none.
    var mediaTypes: [MediaType]? {
        guard let names = contentType?.split(separator: ","), !names.isEmpty else { return nil }
        let types = names.compactMap { MediaType(String($0)) }
        return types.count == names.count ? types : nil
    }
}
