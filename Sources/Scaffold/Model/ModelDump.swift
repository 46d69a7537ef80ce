/// A model as text, one line per part, for `inspect model` and for tests. It shows what the model holds and nothing
/// else: ids of types are their names, places are left out.
package struct ModelDump {
    private let model: ProtocolModel
    private var lines: [String] = []

    package static func text(of model: ProtocolModel) -> String {
        var dump = ModelDump(model: model)
        for index in model.documents.indices { dump.write(document: DocumentID(index: index)) }
        return dump.lines.map { $0 + "\n" }.joined()
    }

    private init(model: ProtocolModel) {
        self.model = model
    }

    private mutating func line(_ depth: Int, _ parts: String?...) {
        let text = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    // MARK: Documents

    private mutating func write(document id: DocumentID) {
        let document = model[id]
        line(
            0, "document", ModelValue.string(document.path).json, labelled("title", document.title),
            labelled("author", document.author), labelled("namespace", document.namespace),
            labelled("prefix", document.namePrefix), text(of: document.extensions))
        write(document.documentation, at: 1)
        for server in document.servers { write(server, at: 1) }
        for scheme in document.securitySchemes { line(1, "scheme", scheme.name, text(of: scheme.kind)) }
        for (index, type) in model.types.enumerated() where type.document == id { write(TypeID(index: index)) }
        for (index, message) in model.messages.enumerated() where message.document == id {
            write(MessageID(index: index))
        }
    }

    private mutating func write(_ server: Server, at depth: Int) {
        line(depth, "server", server.name ?? "-", server.url)
        for variable in server.variables {
            line(
                depth + 1, "variable", variable.name, "= \(variable.defaultValue)",
                variable.allowed.isEmpty ? nil : "of \(variable.allowed.joined(separator: ", "))")
        }
    }

    private func text(of kind: SecurityScheme.Kind) -> String {
        switch kind {
        case .apiKey(let name, let place): "\(place.rawValue) \(name)"
        case .http(let scheme, let format): ["http", scheme, format].compactMap { $0 }.joined(separator: " ")
        case .oauth2(let flows): "oauth2 " + flows.map { text(of: $0) }.joined(separator: "; ")
        case .openIDConnect(let url): "openID \(url)"
        case .mutualTLS: "mutual TLS"
        }
    }

    private func text(of flow: OAuthFlow) -> String {
        let urls = [flow.authorizationURL, flow.tokenURL, flow.refreshURL].compactMap { $0 }
        let scopes = flow.scopes.map(\.name).joined(separator: " ")
        return ([flow.kind.rawValue] + urls).joined(separator: " ") + (scopes.isEmpty ? "" : " (\(scopes))")
    }

    // MARK: Types

    private mutating func write(_ id: TypeID) {
        let type = model[id]
        let rules = text(of: type.constraints)
        let more = [labelled("named", type.name.explicit), type.xml.map(text), text(of: type.extensions)]
        let marks = (type.isDeprecated ? "deprecated" : nil, more.compactMap { $0 }.joined(separator: " "))
        switch type.kind {
        case .object(let object):
            line(1, "object", name(of: id) + rules, text(of: object.otherKeys), marks.0, marks.1)
            write(type.documentation, at: 2)
            for field in object.fields { write(field, "field", at: 2) }
        case .enumeration(let list):
            line(
                1, "enum", name(of: id), list.rawType == .string ? "string" : "integer", list.isOpen ? "open" : nil,
                list.isExact ? "exact" : nil, marks.0, marks.1)
            write(type.documentation, at: 2)
            for item in list.cases {
                line(
                    2, "case", item.name ?? "-",
                    "= " + (list.rawType == .string ? ModelValue.string(item.value).json : item.value),
                    item.isDeprecated ? "deprecated" : nil)
                write(item.documentation, at: 3)
            }
        case .union(let union):
            line(1, "union", name(of: id) + rules, labelled("tag", union.tag), marks.0, marks.1)
            write(type.documentation, at: 2)
            for member in union.members {
                let tags = member.tags.map { ModelValue.string($0).json }.joined(separator: ", ")
                line(
                    2, "member", text(of: member.type), tags.isEmpty ? nil : "tagged \(tags)",
                    member.isDefault ? "by default" : nil)
                write(member.documentation, at: 3)
            }
        case .alias(let use), .wrapper(let use):
            var kind = "alias"
            if case .wrapper = type.kind { kind = "wrapper" }
            line(1, kind, name(of: id), "= " + text(of: use), marks.0, marks.1)
            write(type.documentation, at: 2)
        }
    }

    private func text(of xml: XMLForm) -> String {
        let name = [xml.prefix, xml.name].compactMap { $0 }.joined(separator: ":")
        return ["xml", name, xml.namespace, xml.isAttribute ? "attribute" : nil, xml.isWrapped ? "wrapped" : nil]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func text(of extensions: [ModelValue.Entry]) -> String? {
        extensions.isEmpty ? nil : extensions.map { "\($0.key): \($0.value.json)" }.joined(separator: ", ")
    }

    private func text(of others: ObjectType.OtherKeys) -> String? {
        switch others {
        case .ignored: nil
        case .forbidden: "closed"
        case .kept(let use): "others \(text(of: use))"
        }
    }

    private mutating func write(_ field: Field, _ word: String, _ extra: String? = nil, at depth: Int) {
        let direction: String? =
            switch field.direction {
            case .both: nil
            case .requestOnly: "request only"
            case .responseOnly: "response only"
            }
        line(
            depth, word, ModelValue.string(field.key).json + (field.isRequired ? "" : "?"), text(of: field.type),
            field.defaultValue.map { "= \($0.json)" }, labelled("named", field.explicitName), direction,
            field.isDeprecated ? "deprecated" : nil, field.xml.map(text), text(of: field.extensions), extra)
        write(field.documentation, at: depth + 1)
    }

    /// A type as it is used: `list<Shot>(minItems 1)?`.
    private func text(of use: TypeUse) -> String {
        let shape =
            switch use.shape {
            case .scalar(let scalar): scalar.rawValue
            case .list(let element): "list<\(text(of: element))>"
            case .map(let value): "map<\(text(of: value))>"
            case .named(let id): name(of: id)
            }
        return shape + text(of: use.constraints) + (use.isNullable ? "?" : "") + (use.isSecret ? " secret" : "")
    }

    private func text(of constraints: [Constraint]) -> String {
        let rules = constraints.map { text(of: $0.rule) }.joined(separator: ", ")
        return rules.isEmpty ? "" : "(\(rules))"
    }

    private func text(of rule: Constraint.Rule) -> String { Self.text(of: rule, in: model) }

    /// A rule in one word and its limit.
    static func text(of rule: Constraint.Rule, in model: ProtocolModel) -> String {
        switch rule {
        case .minLength(let count): "minLength \(count)"
        case .maxLength(let count): "maxLength \(count)"
        case .pattern(let pattern): "pattern \(ModelValue.string(pattern).json)"
        case .format(let name): "format \(name)"
        case .minimum(let limit): ">= \(limit.text)"
        case .maximum(let limit): "<= \(limit.text)"
        case .exclusiveMinimum(let limit): "> \(limit.text)"
        case .exclusiveMaximum(let limit): "< \(limit.text)"
        case .multipleOf(let factor): "multipleOf \(factor.text)"
        case .minItems(let count): "minItems \(count)"
        case .maxItems(let count): "maxItems \(count)"
        case .uniqueItems: "unique"
        case .minProperties(let count): "minProperties \(count)"
        case .maxProperties(let count): "maxProperties \(count)"
        case .minBytes(let count): "minBytes \(count)"
        case .maxBytes(let count): "maxBytes \(count)"
        case .mediaTypes(let types): "media \(types.joined(separator: " "))"
        case .oneOfValues(let values): "oneOf \(ModelValue.list(values).json)"
        case .check(let id): "check {\(ValueCheckDump(model: model).text(of: id))}"
        }
    }

    /// The name of a declared type, or the owner's and the way from it: `Shot.size`, `GET /shots response 2XX`.
    private func name(of id: TypeID) -> String {
        switch model[id].name.origin {
        case .declared(let name): name
        case .nested(let owner, let path):
            switch owner {
            case .type(let owner): ([name(of: owner)] + path.map(\.text)).joined(separator: ".")
            case .message(let owner):
                (["\(model[owner].method) \(model[owner].path.text)"] + path.map(\.text)).joined(separator: " ")
            }
        }
    }

    // MARK: Messages

    private mutating func write(_ id: MessageID) {
        let message = model[id]
        line(
            1, text(of: message.kind), message.method, message.path.text,
            message.path.query.map { "?" + $0 }, message.path.fragment.map { "#" + $0 },
            labelled("named", message.name),
            message.tags.isEmpty ? nil : "tags \(message.tags.joined(separator: ", "))",
            message.isDeprecated ? "deprecated" : nil, text(of: message.extensions))
        write(message.documentation, at: 2)
        for server in message.servers { write(server, at: 2) }
        if let security = message.security { line(2, "security", text(of: security)) }
        for parameter in message.parameters {
            let part = parameter.part.map { "of part " + ModelValue.string($0).json }
            let extra = [part, style(of: parameter)].compactMap { $0 }.joined(separator: " ")
            write(parameter.field, parameter.place.rawValue, extra.isEmpty ? nil : extra, at: 2)
        }
        if let body = message.body {
            for content in body.contents { line(2, "body" + (body.isRequired ? "" : "?"), text(of: content)) }
            write(body.documentation, at: 3)
        }
        for response in message.responses { write(response) }
    }

    private func text(of kind: MessageDeclaration.Kind) -> String {
        switch kind {
        case .call: "message"
        case .webhook(let name): "webhook \(ModelValue.string(name).json)"
        case .callback(let name, let expression, let parent):
            "callback \(ModelValue.string(name).json) at \(ModelValue.string(expression).json) of \(model[parent].method) "
                + model[parent].path.text
        }
    }

    private func style(of parameter: Parameter) -> String? {
        let plain = Parameter(place: parameter.place, field: parameter.field)
        let isPlain = plain.style == parameter.style && plain.explode == parameter.explode
        let style = isPlain ? nil : parameter.style.rawValue + (parameter.explode ? " exploded" : "")
        let words = [
            style, parameter.allowReserved ? "reserved" : nil, parameter.isWholeQuery ? "whole" : nil,
            parameter.fieldEncodings.map { "form" + text(of: $0) },
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private mutating func write(_ response: ResponseDeclaration) {
        if response.contents.isEmpty { line(2, "response", response.status.text) }
        for content in response.contents { line(2, "response", response.status.text, text(of: content)) }
        write(response.documentation, at: 3)
        for header in response.headers { write(header.field, "header", style(of: header), at: 3) }
    }

    private func text(of content: BodyContent) -> String {
        let encodings = text(of: content.fieldEncodings)
        let payload = content.payload.map { " of \(text(of: $0))" } ?? ""
        return "\(content.mediaType) as \(text(of: content.encoding)): \(text(of: content.type))\(payload)\(encodings)"
    }

    private func text(of encodings: [String: FieldEncoding]) -> String {
        let fields = encodings.sorted { $0.key < $1.key }.map { key, encoding in
            [key, encoding.contentType, encoding.style.rawValue, encoding.explode ? "exploded" : nil]
                .compactMap { $0 }.joined(separator: " ")
        }
        return fields.isEmpty ? "" : " {" + fields.joined(separator: "; ") + "}"
    }

    private func text(of encoding: BodyContent.Encoding) -> String {
        switch encoding {
        case .json: "json"
        case .form: "form"
        case .multipart(.named): "multipart"
        case .multipart(.ordered(let rest)): "parts" + (rest.map { ", each of \($0)" } ?? "")
        case .formField(let name): "field \(name)"
        case .text: "text"
        case .binary: "binary"
        case .stream: "stream"
        case .xml: "xml"
        }
    }

    private func text(of security: [[SecurityRequirement]]) -> String {
        let alternatives = security.map { set in
            set.isEmpty
                ? "none"
                : set.map { $0.scheme + ($0.scopes.isEmpty ? "" : "(\($0.scopes.joined(separator: " ")))") }
                    .joined(separator: " & ")
        }
        return alternatives.isEmpty ? "none" : alternatives.joined(separator: " | ")
    }

    // MARK: Documentation

    private mutating func write(_ documentation: Documentation, at depth: Int) {
        if let summary = documentation.summary { line(depth, "summary", ModelValue.string(summary).json) }
        if let text = documentation.discussion { line(depth, "discussion", ModelValue.string(text).json) }
        if let example = documentation.example { line(depth, "example", example.json) }
        if let link = documentation.link { line(depth, "link", link.url, labelled("text", link.text)) }
    }

    private func labelled(_ label: String, _ value: String?) -> String? {
        value.map { "\(label) \(ModelValue.string($0).json)" }
    }
}

extension TypeName.Step {
    fileprivate var text: String {
        switch self {
        case .field(let key): key
        case .item: "item"
        case .value: "value"
        case .member(let index): "member\(index)"
        case .body: "body"
        case .response(let status): "response \(status.text)"
        case .content(let mediaType): mediaType
        case .header(let name): "header \(name)"
        case .request: "request"
        }
    }
}
