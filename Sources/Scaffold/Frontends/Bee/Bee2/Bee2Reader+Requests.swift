import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// What an operation sends: `path query header cookie`, and `body`, `form` and `files`, or `request`.
extension Bee2Reader {
    private static let withoutBody = ["GET", "HEAD", "TRACE"]
    private static let requestIsQuery = ["GET", "HEAD", "DELETE"]

    mutating func readParameters(_ node: Node, of message: inout MessageDeclaration, at place: TypePlace) {
        for kind in Parameter.Place.allCases {
            guard let section = node[kind.rawValue] else { continue }
            message.parameters += readParameters(section, kind, named: "`\(kind.rawValue)`", at: place)
        }
        if let request = node["request"], Self.requestIsQuery.contains(message.method) {
            message.parameters += readParameters(request, .query, named: "`request` of \(message.method)", at: place)
        }
    }

    private mutating func readParameters(
        _ section: Node, _ kind: Parameter.Place, named what: String, at place: TypePlace
    ) -> [Parameter] {
        guard section.kind == .mapping || section.isMissing else {
            wrongKind(section, what, expected: "a mapping of names to types", help: "write `{ page?: int }`")
            return []
        }
        checkKeys(of: section, among: section.entries.filter { $0.name.isDollarKey })
        var place = place
        place.pointer = place.pointer / kind.rawValue
        return readFields(section, at: place).map { field in
            if kind == .path && !field.isRequired {
                sink.error(
                    .wrongKind, "the path parameter `\(field.key)` cannot be left out", at: field.span,
                    help: "write it without `?` and default")
            }
            return Parameter(place: kind, field: field)
        }
    }

    /// A section of parameters has nothing but fields.
    private func checkKeys(of section: Node, among described: [NodeEntry]) {
        for entry in described {
            sink.error(
                .unknownKey, "`\(entry.name)` describes nothing here", at: entry.key.span,
                help: "a parameter of that name is written `$\(entry.name)`")
        }
    }

    // MARK: Bodies

    mutating func readBody(_ node: Node, of message: inout MessageDeclaration, at place: TypePlace) -> RequestBody? {
        var found = ["body", "form", "files", "request"].compactMap { node.entry($0) }
        if Self.requestIsQuery.contains(message.method) { found.removeAll { $0.name == "request" } }
        guard let first = found.first else { return nil }
        if Self.withoutBody.contains(message.method) {
            sink.error(
                .invalidOperation, "\(message.method) has no body", at: first.key.span, help: "send it as `query:`")
            return nil
        }
        let isForm = found.allSatisfy { $0.name == "form" || $0.name == "files" }
        if found.count > 1 && !isForm {
            sink.error(
                .invalidOperation, "`\(found[1].name)` and `\(first.name)` are two bodies", at: found[1].key.span,
                notes: [.init("the first is here", at: .span(first.key.span))], help: "keep one of them")
        }
        var place = place.inside(.body)
        if isForm { return readForm(node, first, at: place) }
        place.pointer = place.pointer / first.name
        place.files = .body
        return readType(first.value, at: place).map { field in
            refuseDefaultOfBody(field)
            return RequestBody(
                isRequired: true, contents: [content(of: field.type)], documentation: field.documentation,
                span: first.key.span)
        }
    }

    private func refuseDefaultOfBody(_ field: FieldDescription) {
        guard let span = field.defaultSpan else { return }
        sink.error(.invalidDefault, "a body has no default", at: span, help: "give its fields defaults")
    }

    /// Bytes as they are go as they are; everything else is JSON.
    func content(of use: TypeUse) -> BodyContent {
        if case .scalar(.binary) = use.shape {
            return BodyContent(mediaType: "application/octet-stream", encoding: .binary, type: use)
        }
        return BodyContent(mediaType: "application/json", encoding: .json, type: use)
    }

    /// The fields of `form` and `files` are one object; files make it a multipart form.
    private mutating func readForm(_ node: Node, _ first: NodeEntry, at place: TypePlace) -> RequestBody? {
        let (form, files) = (node["form"], node["files"])
        let encoding: BodyContent.Encoding = files == nil ? .form : .multipart(.named)
        let mediaType = files == nil ? "application/x-www-form-urlencoded" : "multipart/form-data"
        let use: TypeUse
        if let form, form.kind == .string, files == nil {
            guard let field = readType(form, at: place) else { return nil }
            guard case .named(let id) = field.type.shape, declared.values.contains(where: { $0.id == id }) else {
                wrongKind(form, "`form`", expected: "a mapping or a model", help: "write `form: { title: string }`")
                return nil
            }
            use = field.type
        } else {
            use = TypeUse(.named(makeForm(form, files, at: place)), span: first.key.span)
        }
        let content = BodyContent(mediaType: mediaType, encoding: encoding, type: use)
        return RequestBody(isRequired: true, contents: [content], span: first.key.span)
    }

    private mutating func makeForm(_ form: Node?, _ files: Node?, at place: TypePlace) -> TypeID {
        let span = (form ?? files ?? root).span
        let id = model.add(
            TypeDeclaration(
                name: .nested(in: place.owner, path: place.path), kind: .object(ObjectType()), document: document,
                pointer: (place.pointer / "form").text, span: span))
        var fields: [Field] = []
        for (section, name, kind) in [(form, "form", TypePlace.Files.none), (files, "files", .part)] {
            guard let section else { continue }
            guard section.kind == .mapping else {
                wrongKind(
                    section, "`\(name)`", expected: "a mapping of names to types", help: "write `{ image: file }`")
                continue
            }
            checkKeys(of: section, among: section.entries.filter { $0.name.isDollarKey })
            let inside = TypePlace(owner: .type(id), path: [], pointer: place.pointer / name, files: kind)
            fields += readFields(section, at: inside)
        }
        model[id].kind = .object(ObjectType(fields: unique(fields)))
        return id
    }

    private func unique(_ fields: [Field]) -> [Field] {
        var seen: [String: SourceSpan] = [:]
        return fields.filter { field in
            guard let first = seen.updateValue(field.span, forKey: field.key) else { return true }
            sink.error(
                .duplicateParameter, "the form has two fields `\(field.key)`", at: field.span,
                notes: [.init("the first is here", at: .span(first))], help: "rename one")
            return false
        }
    }
}
