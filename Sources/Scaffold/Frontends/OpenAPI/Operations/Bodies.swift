import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    /// The body that an operation sends; none where nothing sound is left of it.
    func readBody(_ location: Location, into inputs: inout Inputs) {
        guard let body = reading.object(at: location, as: .requestBody) else { return }
        reading.checkKeys(of: body, as: .requestBody)
        reading.reportMissing(
            "content", of: body, as: .requestBody, "a request body needs `content`; it is left out",
            at: body.span.part(0, length: 1), help: "name its media type: `application/json`")
        guard let content = reading.mapping("content", of: body) else { return }
        let sources = sources(in: content)
        guard !sources.isEmpty else {
            // Of what is no media type, that was said.
            guard content.entries.allSatisfy({ $0.key.text.hasPrefix("x-") }) else { return }
            sink.warning(
                .invalidBody, "the body has no media type that can be sent; it is left out", at: content.span,
                help: "add one, such as `application/json`")
            return
        }
        let message = inputs.message
        let contents = contents(of: sources, .request, in: body, message, [.body])
        let result = RequestBody(
            isRequired: reading.flag("required", of: body) ?? false, contents: contents,
            documentation: documentation(of: body), span: location.span)
        inputs.body = settled(result, of: message)
        inputs.parameters += partHeaders(of: contents[0], sources, message)
    }

    /// The media types of a `content`, in the order of the document.
    func sources(in content: Location) -> [ContentSource] {
        content.entries.compactMap { key, value in
            guard !key.text.hasPrefix("x-") else { return nil }
            guard let type = MediaType(key.text) else {
                sink.warning(
                    .invalidBody, "`\(key.text)` is no media type; it is left out", at: key.span,
                    help: "write one such as `application/json`")
                return nil
            }
            guard !value.node.isNull else { return ContentSource(type: type, key: key) }
            guard let value = reading.object(at: value, as: .mediaType) else { return nil }
            reading.checkKeys(of: value, as: .mediaType)
            _ = reading.mapping("examples", of: value)
            return ContentSource(
                type: type, key: key, schema: value["schema"], itemSchema: value["itemSchema"],
                encoding: reading.mapping("encoding", of: value),
                prefixEncoding: reading.list("prefixEncoding", of: value),
                itemEncoding: reading.mapping("itemEncoding", of: value))
        }
    }

    // MARK: Swagger 2.0

    /// The body that Swagger 2.0 has among the parameters.
    func swaggerBody(_ inputs: Inputs, _ operation: Location) -> RequestBody? {
        let types = mediaTypes("consumes", of: operation, consumes)
        for extra in inputs.bodyParameters.dropFirst() {
            sink.warning(
                .invalidBody, "an operation has one body; this one is left out", at: extra.span.part(0, length: 1),
                notes: [.init("the first is here", at: .span(inputs.bodyParameters[0].span.part(0, length: 1)))],
                help: "keep one, and make the other a property of its schema")
        }
        guard let body = inputs.bodyParameters.first else {
            return inputs.formParameters.isEmpty ? nil : swaggerForm(inputs, types)
        }
        if let form = inputs.formParameters.first {
            sink.warning(
                .invalidBody, "an operation has a body or a form, not both; the form is left out",
                at: form.span.part(0, length: 1),
                notes: [.init("the body is here", at: .span(body.span.part(0, length: 1)))],
                help: "keep one: `in: body`, or `in: formData` for every field")
        }
        reading.checkKeys(of: body, as: .parameter)
        if body.node["schema"] == nil {
            sink.warning(
                .missingKey, "a body parameter needs `schema`; any JSON value is taken for it",
                at: body.span.part(0, length: 1), help: "add `schema`")
        }
        if let type = body.node["schema"]?["type"], type.text == "file" {
            sink.warning(
                .invalidBody, "a body cannot be of type `file`; bytes are taken for it", at: type.span,
                help: "send a file with a parameter in `formData`")
        }
        let sources = (types.isEmpty ? [Self.json(at: body.node)] : types).map {
            ContentSource(type: $0.type, key: $0.key, schema: body["schema"])
        }
        return RequestBody(
            isRequired: reading.flag("required", of: body) ?? false,
            contents: contents(of: sources, .request, in: body, inputs.message, [.body]),
            documentation: documentation(of: body), span: body.span)
    }

    static func json(at node: Node) -> (type: MediaType, key: Node) {
        guard let type = MediaType("application/json") else { preconditionFailure("it is a media type") }
        return (type, node)
    }

    /// What an operation of Swagger 2.0 consumes or produces.
    func mediaTypes(_ key: String, of operation: Location, _ shared: [Node]) -> [(type: MediaType, key: Node)] {
        let own = operation.node[key]
        if let own, own.kind != .list, !own.isNull { _ = reading.list(key, of: operation) }
        let nodes = own.map { Array($0.items) } ?? shared
        return nodes.compactMap { node in
            guard let type = MediaType(node.text) else {
                sink.warning(
                    .invalidBody, "`\(node.text)` is no media type; it is left out", at: node.span,
                    help: "write one such as `application/json`")
                return nil
            }
            return (type, node)
        }
    }
}
