import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    func responses(
        of operation: Location, _ key: Node, _ message: MessageDeclaration, _ id: MessageID
    ) -> [ResponseDeclaration] {
        guard operation.node["responses"] != nil else {
            if dialect.isBeforeJSONSchema {
                sink.warning(
                    .missingKey, "`\(message.method) \(message.path.text)` has no `responses`", at: key.span,
                    help: "say what it answers; until then every success is taken, and its body left unread")
            }
            return []
        }
        guard let responses = reading.mapping("responses", of: operation) else { return [] }
        let answered = Answered(
            message: id, method: message.method,
            produces: dialect == .swagger2 ? mediaTypes("produces", of: operation, produces) : [])
        var seen: [StatusPattern: SourceSpan] = [:]
        return responses.entries.compactMap { key, value in
            guard !key.text.hasPrefix("x-"), let status = status(key) else { return nil }
            if let first = seen[status] {
                sink.warning(
                    .duplicateStatus, "there are two responses for `\(status.text)`; this one is left out",
                    at: key.span,
                    notes: [.init("the first is here", at: .span(first))], help: "remove one")
                return nil
            }
            seen[status] = key.span
            return response(status, key, value, answered)
        }
    }

    private func status(_ key: Node) -> StatusPattern? {
        let text = key.text
        if text == "default" { return .default }
        let bytes = Array(text.utf8)
        if bytes.count == 3, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(bytes[0]) {
            if text.dropFirst() == "XX" { return .range(Int(bytes[0]) - 48) }
            if text.dropFirst().lowercased() == "xx" {
                sink.warning(
                    .invalidResponse, "a range is written with capitals", at: key.span,
                    help: "write `\(text.uppercased())`")
                return .range(Int(bytes[0]) - 48)
            }
            if bytes.allSatisfy({ (0x30...0x39).contains($0) }), let code = Int(text) { return .code(code) }
        }
        sink.warning(
            .invalidResponse, "`\(text)` is no status; the response is left out", at: key.span,
            help: "write a code such as `404`, a range such as `4XX`, or `default`")
        return nil
    }

    /// The message that responses answer.
    private struct Answered {
        let message: MessageID
        let method: String
        /// Swagger 2.0 names the media types of all responses in one place.
        let produces: [(type: MediaType, key: Node)]
    }

    private func response(
        _ status: StatusPattern, _ key: Node, _ location: Location, _ answered: Answered
    ) -> ResponseDeclaration {
        var declaration = ResponseDeclaration(status: status, contents: [], span: key.span)
        // A response that cannot be read stays as one of which nothing is known: the status itself is right.
        guard let response = reading.object(at: location, as: .response) else { return declaration }
        reading.checkKeys(of: response, as: .response)
        declaration.documentation = documentation(of: response)
        declaration.headers = headers(of: response, status, answered.message)
        let sources = sources(of: response, answered)
        if hasNoContent(status, answered.method) {
            if !sources.isEmpty {
                sink.note(
                    .invalidResponse, "the content of `\(status.text)` is left aside: \(reason(answered.method))",
                    at: key.span)
            }
            return declaration
        }
        declaration.contents = contents(of: sources, .response, in: response, answered.message, [.response(status)])
        return declaration
    }

    /// Answers that have no body whatever a description says (RFC 9110, section 6.4.1).
    private func hasNoContent(_ status: StatusPattern, _ method: String) -> Bool {
        switch status {
        case .code(let code): method == "HEAD" || code == 204 || code == 304 || code < 200
        case .range(let hundreds): method == "HEAD" || hundreds == 1
        case .default: method == "HEAD"
        }
    }

    private func reason(_ method: String) -> String {
        method == "HEAD" ? "answers to HEAD have no body" : "answers with this status have no body"
    }

    private func sources(of response: Location, _ answered: Answered) -> [ContentSource] {
        guard dialect == .swagger2 else {
            return reading.mapping("content", of: response).map { sources(in: $0) } ?? []
        }
        guard let schema = response["schema"] else { return [] }
        let types = answered.produces.isEmpty ? [Self.json(at: schema.node)] : answered.produces
        return types.map { ContentSource(type: $0.type, key: $0.key, schema: schema) }
    }

    // MARK: Headers

    private func headers(of response: Location, _ status: StatusPattern, _ message: MessageID) -> [Parameter] {
        guard let headers = reading.mapping("headers", of: response) else { return [] }
        return headers.entries.compactMap { key, value in
            let name = key.text
            // What the body is stands in `content` (OpenAPI 3.1, section 4.8.17.1).
            return name.lowercased() == "content-type"
                ? nil : header(key, value, [.response(status), .header(name)], message)
        }
    }

    /// A header field of a response, or of a part of a body; nil, and reported, where there is none.
    func header(
        _ key: Node, _ location: Location, _ path: @autoclosure () -> [TypeName.Step], _ message: MessageID
    ) -> Parameter? {
        guard let target = reading.references.follow(location) else { return nil }
        if var known = sharedHeaders[target.node.id] {
            (known.field.key, known.field.span) = (key.text, key.span)
            return known
        }
        guard let location = reading.object(at: location, as: .header) else { return nil }
        reading.checkKeys(of: location, as: .header)
        let origin = origin(in: location, suffix: "Header", of: message, path())
        let content = dialect == .swagger2 ? nil : location["content"]?.entries.first
        var use: SchemaUse?
        if let schema = content?.value["schema"] ?? (dialect == .swagger2 ? nil : location["schema"]) {
            use = reading.schemas.use(of: schema, named: origin)
        } else if dialect == .swagger2 {
            use = primitive(location, "a header", origin)
        }
        var field = Field(
            key: key.text, type: use?.type ?? TypeUse(.scalar(.string), span: key.span),
            isRequired: reading.flag("required", of: location) ?? false, pointer: location.pointer, span: key.span)
        field.defaultValue = use?.defaultValue
        field.defaultSpan = use?.defaultSpan
        field.isDeprecated = reading.flag("deprecated", of: location) ?? false
        field.documentation = documentation(of: location)
        let isJSON = content.flatMap { MediaType($0.key.text)?.family } == .json
        let style = isJSON ? .json : headerStyle(of: location)
        let header = Parameter(
            place: .header, field: field, style: style,
            explode: reading.flag("explode", of: location) ?? false)
        if let use, use.type.namedType == nil { sharedHeaders[location.node.id] = header }
        return header
    }

    private func headerStyle(of location: Location) -> Parameter.Style? {
        dialect == .swagger2 ? collectionFormat(of: location, .header).style : style(of: location, .header)
    }
}
