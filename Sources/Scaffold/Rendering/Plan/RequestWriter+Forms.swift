import ScaffoldModel
import ScaffoldNaming

/// The fields of a form or of a multipart body, with expressions for their values.
struct FormFields {
    var described: [(field: Field, value: String)] = []
    /// The keys that nothing describes, as a map: those beside the fields of an object, or all, of a map and of a value that
    /// is one of several objects. `name` is what a problem with them is told of.
    var others: (name: String, value: String, type: TypeUse)?
}

extension RequestWriter {
    func formLines(_ fields: FormFields, _ content: BodyContent) -> [String] {
        let others = othersLine(fields, content).map { [$0] } ?? []
        guard case .multipart(let parts) = content.encoding else {
            return fields.described.map { formLine($0.field.key, $0.value, content.fieldEncodings[$0.field.key]) }
                + others
        }
        return beginning(of: parts, content)
            + fields.described.flatMap { partLines($0.field, $0.value, parts, content) } + others
    }

    /// The fields of a body that is one input.
    func fields(of content: BodyContent, in input: RequestInput) -> FormFields {
        guard case .named(let id) = context.resolve(content.type).shape,
            case .object(let object) = context.model[id].kind
        else { return FormFields(others: (input.key, input.plan.unwrapped, content.type)) }
        let body =
            switch input.plan.form {
            case .required, .defaulted: input.plan.unwrapped + "."
            case .optional, .nullable, .presence:
                input.plan.isBoxed ? "(\(input.plan.unwrapped))?." : input.plan.unwrapped + "?."
            }
        var fields = FormFields()
        fields.described = zip(object.fields, context.names[id].members).map { field, name in
            let plan = FieldPlanner(context: context).plan(field, name: name, owner: .model(id))
            // What is deprecated is read where it is stored.
            if field.isDeprecated { return (field, body + plan.unwrapped) }
            var value = body + plan.escapedName
            if case .presence = plan.form { value += ".value" }
            return (field, value)
        }
        if case .kept(let use) = object.otherKeys {
            let name = context.names[id].others
            fields.others = (input.key, body + name, TypeUse(.map(use), span: use.span))
        }
        return fields
    }

    // MARK: - Fields that are found when the body is written

    private func othersLine(_ fields: FormFields, _ content: BodyContent) -> String? {
        guard let (name, value, type) = fields.others else { return nil }
        let described = Set(fields.described.map(\.field.key))
        let encodings = content.fieldEncodings.filter { !described.contains($0.key) }
        guard case .multipart = content.encoding else {
            let styles = styles(encodings.mapValues { arguments(of: $0) })
            return "r.formFields(\(SwiftLiteral.string(name)), \(value)\(styles))"
        }
        if case .map(let element) = context.resolve(type).shape, context.model.isUpload(element) {
            return "r.fileFields(\(value)\(styles(encodings.compactMapValues(fileArguments))))"
        }
        let styles = styles(encodings.compactMapValues(partArguments))
        return "r.partFields(\(SwiftLiteral.string(name)), \(value)\(styles))"
    }

    /// How fields are written, by key, as the last argument of a call.
    func styles(_ arguments: [String: [String]]) -> String {
        let styles = arguments.sorted { $0.key < $1.key }.map { key, arguments in
            "\(SwiftLiteral.string(key)): .init(\(arguments.joined(separator: ", ")))"
        }
        return styles.isEmpty ? "" : ", [\(styles.joined(separator: ", "))]"
    }

    private func fileArguments(of encoding: FieldEncoding) -> [String]? {
        isOneMediaType(encoding.contentType) ? encoding.contentType.map(contentTypeArguments) : nil
    }

    private func partArguments(of encoding: FieldEncoding) -> [String]? {
        if let type = encoding.contentType { return contentTypeArguments(type) }
        return hasPartStyle(encoding) ? arguments(of: encoding) : nil
    }

    private func contentTypeArguments(_ type: String) -> [String] {
        ["contentType: \(SwiftLiteral.string(type))"]
    }

    // MARK: - Fields of forms

    private func formLine(_ key: String, _ value: String, _ encoding: FieldEncoding?) -> String {
        let name = SwiftLiteral.string(key)
        guard let encoding else { return "r.form(\(name), \(value))" }
        if encoding.contentType == "application/json" { return "r.formJSON(\(name), \(value))" }
        return "r.form(\(([name, value] + arguments(of: encoding)).joined(separator: ", ")))"
    }

    func arguments(of encoding: FieldEncoding) -> [String] {
        if encoding.contentType == "application/json" { return ["style: .json"] }
        var arguments: [String] = []
        if encoding.style != .form { arguments.append("style: .\(encoding.style.rawValue)") }
        if encoding.style != .deepObject, encoding.explode != encoding.style.explodes {
            arguments.append("explode: \(encoding.explode)")
        }
        if encoding.allowReserved { arguments.append("allowReserved: true") }
        return arguments
    }

    // MARK: - Parts

    private func beginning(of parts: BodyContent.Parts, _ content: BodyContent) -> [String] {
        switch parts {
        case .named: []
        case .ordered: ["r.multipart(\(SwiftLiteral.string(content.mediaType)))"]
        }
    }

    /// The header fields of a part stand before it.
    private func partLines(
        _ field: Field, _ value: String, _ parts: BodyContent.Parts, _ content: BodyContent
    ) -> [String] {
        let headers = inputs.compactMap { input -> String? in
            guard case .parameter(let parameter) = input.place, parameter.part == field.key else { return nil }
            return "r.partHeader(\(arguments(of: parameter, input)))"
        }
        switch parts {
        case .named: return headers + [partLine(field.key, value, field.type, content)]
        case .ordered: return headers + [nextPartLine(field, value, isList: parts.areElements(of: field), content)]
        }
    }

    private func nextPartLine(_ field: Field, _ value: String, isList: Bool, _ content: BodyContent) -> String {
        let isUpload = context.model.isUpload(field.type)
        let declared = content.fieldEncodings[field.key]?.contentType ?? onlyMediaType(of: field.type)
        let media = declared.map { ", contentType: \(SwiftLiteral.string($0))" } ?? ""
        let call = (isUpload ? "nextFile" : "nextPart") + (isList ? "s" : "")
        let hasMedia = !isUpload || isOneMediaType(declared)
        return "r.\(call)(\(SwiftLiteral.string(field.key)), \(value)\(hasMedia ? media : ""))"
    }

    private func partLine(_ key: String, _ value: String, _ type: TypeUse, _ content: BodyContent) -> String {
        let name = SwiftLiteral.string(key)
        let encoding = content.fieldEncodings[key]
        let declared = encoding?.contentType ?? onlyMediaType(of: type)
        let isUpload = context.model.isUpload(type)
        if let encoding, declared == nil, !isUpload, hasPartStyle(encoding) {
            let explode = encoding.explode && encoding.style != .deepObject ? ", explode: true" : ""
            return "r.part(\(name), \(value), style: .\(encoding.style.rawValue)\(explode))"
        }
        let media = declared.map { ", contentType: \(SwiftLiteral.string($0))" } ?? ""
        guard isUpload else { return "r.part(\(name), \(value)\(media))" }
        return "r.file(\(name), \(value)\(isOneMediaType(declared) ? media : ""))"
    }

    /// Whether a part is written in another way than parts are.
    private func hasPartStyle(_ encoding: FieldEncoding) -> Bool { encoding.style != .form || !encoding.explode }

    /// A range or a choice of types (OpenAPI 3.1, section 4.8.15) is none that a file could have.
    private func isOneMediaType(_ text: String?) -> Bool {
        text.map { !$0.contains("*") && !$0.contains(",") } ?? false
    }

    /// The media type that a file is limited to, where it is one.
    private func onlyMediaType(of use: TypeUse) -> String? {
        var resolved = context.resolve(use)
        if case .list(let element) = resolved.shape { resolved = context.resolve(element) }
        let lists = resolved.constraints.compactMap { constraint -> [String]? in
            if case .mediaTypes(let types) = constraint.rule { types } else { nil }
        }
        return lists.count == 1 && lists[0].count == 1 ? lists[0][0] : nil
    }
}
