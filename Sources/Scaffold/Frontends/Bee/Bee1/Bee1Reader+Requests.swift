import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// `request` and `fileList`. GET sends the request as a query; everything else sends one form field `json` with the
/// whole request as JSON text, and files beside it.
extension Bee1Reader {
    private static let images = ["{jpg}": "image/jpeg", "{png}": "image/png"]

    mutating func readRequest(_ node: Node, of message: inout MessageDeclaration, at place: SamplePlace) {
        let isQuery = message.method == "GET" || message.method == "HEAD"
        let files = node["fileList"].map { readFiles($0, at: place) } ?? []
        if isQuery, !files.isEmpty, let list = node.entry("fileList") {
            sink.warning(
                .invalidOperation, "\(message.method) sends no files; they are left out", at: list.key.span,
                help: "use POST")
        }
        let request = node["request"].flatMap { isEmpty($0) ? nil : $0 }
        if isQuery {
            if let request { addQuery(request, to: &message, at: place) }
        } else if !files.isEmpty {
            message.body = multipart(request, files, node, at: place)
        } else if let request {
            let use = infer([request], at: place.inside(.body, name: "request"))
            message.body = RequestBody(
                isRequired: true,
                contents: [
                    BodyContent(
                        mediaType: "application/x-www-form-urlencoded", encoding: .formField("json"), type: use)
                ], span: request.span)
        }
    }

    /// Whether a request says nothing; one that is no object, list or model is left out after a warning.
    private func isEmpty(_ node: Node) -> Bool {
        switch node.kind {
        case .mapping: return node.count == 0
        case .null: return true
        case .list: return false
        case .string where Reference(node) != nil: return false
        default:
            wrongKind(node, "`request`", expected: "an object, a list or a model")
            return true
        }
    }

    private mutating func addQuery(_ request: Node, to message: inout MessageDeclaration, at place: SamplePlace) {
        var place = place
        place.pointer = place.pointer / "request"
        var fields: [Field] = []
        if request.kind == .mapping {
            fields = inferFields([request], at: place)
        } else {
            let use = infer([request], at: place)
            if case .named(let id) = use.shape, case .object(let object) = model[id].kind {
                fields = object.fields
            } else {
                wrongKind(request, "`request` of \(message.method)", expected: "an object or a model")
            }
        }
        let known = Set(message.parameters.filter { $0.place == .query }.map(\.field.key))
        message.parameters += fields.filter { !known.contains($0.key) }.map { field in
            Parameter(place: .query, field: field, style: needsJSON(field.type) ? .json : nil)
        }
    }

    /// Whether a value has no plain text for a query.
    private func needsJSON(_ use: TypeUse) -> Bool {
        switch model.resolve(use).shape {
        case .scalar(let scalar): return scalar == .json
        case .map: return true
        case .list(let element):
            if case .list = model.resolve(element).shape { return true }
            return needsJSON(element)
        case .named(let id):
            if case .enumeration = model[id].kind { return false }
            return true
        }
    }

    // MARK: Files

    /// `{JPG}` and `{PNG}` are images, `{FILE}` any file.
    private func readFiles(_ node: Node, at place: SamplePlace) -> [Field] {
        guard node.kind == .mapping else {
            wrongKind(node, "`fileList`", expected: "an object")
            return []
        }
        return node.entries.compactMap { entry in
            let kind = entry.value.text.lowercased()
            guard kind == "{file}" || Self.images[kind] != nil else {
                sink.warning(
                    .wrongKind, "`\(entry.value.text)` is no kind of file; it is left out", at: entry.value.span,
                    help: "write `{JPG}`, `{PNG}` or `{FILE}`")
                return nil
            }
            var type = TypeUse(.scalar(.upload), span: entry.value.span)
            type.constraints = Self.images[kind].map { [Constraint(.mediaTypes([$0]), span: entry.value.span)] } ?? []
            let name = entry.name[...].trimmed
            let isRequired = name.hasPrefix("!")
            let key = String(isRequired ? name.dropFirst().trimmed : name)
            return Field(
                key: key, type: type, isRequired: isRequired,
                documentation: Documentation(text: entry.value.commentBehind ?? ""),
                pointer: (place.pointer / "fileList" / key).text, span: entry.key.span)
        }
    }

    private mutating func multipart(
        _ request: Node?, _ files: [Field], _ node: Node, at place: SamplePlace
    ) -> RequestBody {
        let span = node["fileList"]?.span ?? node.span
        let id = model.add(
            TypeDeclaration(
                name: .nested(in: place.owner, path: [.body]), kind: .object(ObjectType()), document: document,
                pointer: (place.pointer / "fileList").text, span: span))
        var fields = files
        var content = BodyContent(
            mediaType: "multipart/form-data", encoding: .multipart(.named), type: TypeUse(.named(id), span: span))
        if let request {
            let inside = SamplePlace(owner: .type(id), path: [.field("json")], pointer: place.pointer / "request")
            let field = Field(
                key: "json", type: infer([request], at: inside), isRequired: true, pointer: inside.pointer.text,
                span: request.span)
            fields.insert(field, at: 0)
            content.fieldEncodings["json"] = FieldEncoding(contentType: "application/json")
        }
        model[id].kind = .object(ObjectType(fields: fields))
        return RequestBody(isRequired: true, contents: [content], span: span)
    }
}
