import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    /// The parameters of an operation, those of its path that it does not replace first.
    func readParameters(of operation: Location, _ item: PathItem, into inputs: inout Inputs) {
        let own = reading.list("parameters", of: operation).compactMap(parameter)
        let shared = item.parameters.compactMap(parameter)
        let replaced = Set(own.map(Self.identity))
        for location in shared.filter({ !replaced.contains(Self.identity($0)) }) + own {
            read(location, into: &inputs)
        }
        keepWholeQueryAlone(&inputs)
    }

    private func parameter(_ location: Location) -> Location? {
        reading.object(at: location, as: .parameter)
    }

    /// Parameters are told apart by place and name, headers without case.
    private static func identity(_ parameter: Location) -> String {
        let place = parameter.node["in"]?.text ?? ""
        let name = parameter.node["name"]?.text ?? ""
        return place + " " + (place == "header" ? name.lowercased() : name)
    }

    private func read(_ location: Location, into inputs: inout Inputs) {
        guard let place = reading.text("in", of: location) else { return missing("in", location) }
        if dialect == .swagger2, place == "body" { return inputs.bodyParameters.append(location) }
        guard let name = reading.text("name", of: location) else { return missing("name", location) }
        if dialect == .swagger2, place == "formData" { return inputs.formParameters.append(location) }
        if place == "querystring", dialect == .openAPI32 { return readQueryString(name, location, into: &inputs) }
        guard let place = Parameter.Place(rawValue: place), dialect != .swagger2 || place != .cookie else {
            return unknownPlace(place, location)
        }
        reading.checkKeys(of: location, as: .parameter)
        guard !isReserved(name, place, location) else { return }
        inputs.parameters.append(parameter(name, place, location, mediaType(of: location), inputs.message))
    }

    private func missing(_ key: String, _ location: Location) {
        reading.reportMissing(
            key, of: location, as: .parameter, "a parameter needs `\(key)`; this one is left out",
            at: location.span.part(0, length: 1), help: "add `\(key)`")
    }

    private func unknownPlace(_ place: String, _ location: Location) {
        let places =
            dialect == .swagger2
            ? ["path", "query", "header", "body", "formData"] : Parameter.Place.allCases.map(\.rawValue)
        let help =
            switch place {
            case "body" where dialect != .swagger2, "formData" where dialect != .swagger2:
                "since OpenAPI 3.0 this is the `requestBody` of the operation"
            case "querystring": "this is for OpenAPI 3.2"
            default:
                Spelling.question(about: place, among: places)
                    ?? "one of: \(places.joined(separator: ", "))"
            }
        sink.warning(
            .invalidParameter, "a parameter cannot be in `\(place)`; this one is left out",
            at: location.node["in"]?.span ?? location.span, help: help)
    }

    /// Headers that say what the body is and who asks are written by the client (OpenAPI 3.1, section 4.8.12.1).
    private func isReserved(_ name: String, _ place: Parameter.Place, _ location: Location) -> Bool {
        let reserved = dialect == .swagger2 ? ["accept", "content-type"] : ["accept", "content-type", "authorization"]
        guard place == .header, reserved.contains(name.lowercased()) else { return false }
        sink.note(
            .invalidParameter,
            "the header `\(name)` is left aside: the media types and security of the message decide it",
            at: location.node["name"]?.span ?? location.span)
        return true
    }

    // MARK: One parameter

    private func parameter(
        _ name: String, _ place: Parameter.Place, _ location: Location, _ content: Content?, _ message: MessageID
    ) -> Parameter {
        let origin = origin(in: location, suffix: "Parameter", of: message, [.field(name)])
        let use = use(of: location, content, origin, name)
        var field = Field(
            key: name, type: use.type, isRequired: isRequired(place, location), pointer: location.pointer,
            span: location.node["name"]?.span ?? location.span)
        field.defaultValue = use.defaultValue
        field.defaultSpan = use.defaultSpan
        field.isDeprecated = (reading.flag("deprecated", of: location) ?? false) || use.isDeprecated
        field.documentation = documentation(of: location)
        if field.documentation.isEmpty { field.documentation = use.documentation }
        field.extensions = reading.extensions(of: location)
        if let content {
            return Parameter(place: place, field: field, style: content.type.family == .json ? .json : nil)
        }
        if dialect == .swagger2 {
            let (style, explode) = collectionFormat(of: location, place)
            return Parameter(place: place, field: field, style: style, explode: explode)
        }
        return Parameter(
            place: place, field: field, style: style(of: location, place),
            explode: reading.flag("explode", of: location), allowReserved: allowReserved(location, place))
    }

    private func isRequired(_ place: Parameter.Place, _ location: Location) -> Bool {
        let isRequired = reading.flag("required", of: location)
        if place == .path, isRequired != true {
            sink.warning(
                .invalidParameter, "a path parameter is always required",
                at: location.node["required"]?.span
                    ?? location.node["name"]?.span ?? location.span, help: "write `required: true`")
            return true
        }
        return isRequired ?? false
    }

    private func use(
        of location: Location, _ content: Content?, _ origin: TypeName.Origin, _ name: String
    ) -> SchemaUse {
        if let content {
            if let schema = content.value["schema"] { return reading.schemas.use(of: schema, named: origin) }
        } else if let schema = location["schema"] {
            return reading.schemas.use(of: schema, named: origin)
        } else if dialect == .swagger2 {
            return primitive(location, "a parameter in `\(location.node["in"]?.text ?? "")`", origin)
        }
        if content == nil {
            sink.warning(
                .missingKey, "the parameter `\(name)` has neither `schema` nor `content`; it is taken for a string",
                at: location.node["name"]?.span ?? location.span, help: "add `schema`")
        }
        return SchemaUse(
            type: TypeUse(
                .scalar(content.map { $0.type.family == .json } == true ? .json : .string), span: location.span),
            documentation: Documentation(), isDeprecated: false, direction: .both, extensions: [])
    }

    /// Swagger 2.0: what travels outside the body is no object, and no file.
    func primitive(_ location: Location, _ name: String, _ origin: TypeName.Origin) -> SchemaUse {
        var use = reading.schemas.use(ofParameter: location, named: origin)
        guard let type = location.node["type"], ["object", "file"].contains(type.text) else { return use }
        let isFile = type.text == "file"
        if isFile { use.type.shape = .scalar(.string) }
        sink.warning(
            .invalidParameter,
            "\(name) cannot be of type `\(type.text)`; it is taken as "
                + (isFile ? "a string" : "OpenAPI 3 has it"),
            at: type.span,
            help: isFile ? "send a file with a parameter in `formData`" : "send it with a parameter in `body`")
        return use
    }

    private typealias Content = (type: MediaType, value: Location)

    /// The one media type of a parameter with `content`.
    private func mediaType(of location: Location) -> Content? {
        guard dialect != .swagger2, let content = reading.mapping("content", of: location) else { return nil }
        let entries = content.entries
        if entries.count != 1 || location.node["schema"] != nil {
            sink.warning(
                .invalidParameter,
                entries.count == 1
                    ? "a parameter has `schema` or `content`, not both" : "`content` of a parameter has one media type",
                at: content.span, help: entries.isEmpty ? "add `application/json`" : "the first one is taken")
        }
        guard let (key, value) = entries.first, reading.isMapping(value, "a media type") else { return nil }
        guard let type = MediaType(key.text) else {
            sink.warning(.invalidParameter, "this is no media type", at: key.span, help: "write `application/json`")
            return nil
        }
        guard let value = reading.references.follow(value) else { return nil }
        return (type, value)
    }

    // MARK: The whole query

    /// OpenAPI 3.2: the whole query as one value. A form is what every object of the query is written as.
    private func readQueryString(_ name: String, _ location: Location, into inputs: inout Inputs) {
        guard let content = mediaType(of: location), [.form, .json, .text].contains(content.type.family) else {
            return sink.warning(
                .unsupported, "a whole query is a form, JSON or text; `\(name)` is left out",
                at: location.node["in"]?.span ?? location.span,
                help: "describe it in `content`, as `application/x-www-form-urlencoded`")
        }
        reading.checkKeys(of: location, as: .parameter)
        var parameter = parameter(name, .query, location, content, inputs.message)
        if content.type.family == .form {
            parameter.fieldEncodings = queryEncodings(of: content.value, parameter.field.type)
        } else {
            parameter.isWholeQuery = true
        }
        inputs.parameters.append(parameter)
    }

    /// The encodings that say how a field of a form is written: one that names no style says what the field holds, which only
    /// matters where that is JSON text (OpenAPI 3.2, Encoding Object).
    private func queryEncodings(of content: Location, _ type: TypeUse) -> [String: FieldEncoding] {
        guard let encoding = reading.mapping("encoding", of: content) else { return [:] }
        reportUnknownFields(encoding, type)
        let encodings = encoding.entries.filter { !$0.key.text.hasPrefix("x-") }.map { ($0.key.text, $0.value) }
        var result = fieldEncodings(encodings, hasStyles: true)
        for (key, value) in encodings {
            if ["style", "explode", "allowReserved"].contains(where: { value.node[$0] != nil }) {
                result[key]?.contentType = nil
            } else {
                let isJSON = result[key]?.mediaTypes?.first?.family == .json
                result[key] = isJSON ? FieldEncoding(style: .json, explode: false) : nil
            }
        }
        return result
    }

    /// What stands beside a text that is the whole query would be a part of that text.
    private func keepWholeQueryAlone(_ inputs: inout Inputs) {
        guard let whole = inputs.parameters.first(where: \.isWholeQuery)?.field else { return }
        inputs.parameters.removeAll { parameter in
            guard parameter.place == .query, parameter.field.pointer != whole.pointer else { return false }
            sink.warning(
                .invalidParameter, "`\(whole.key)` is the whole query; `\(parameter.field.key)` is left out",
                at: parameter.field.span, help: "describe it as a part of `\(whole.key)`, or remove it")
            return true
        }
    }
}
